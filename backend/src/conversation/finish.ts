import type { Item } from '../domain/entry.js';
import type { Language } from '../reading/reading.js';
import { applyEvents } from './apply.js';
import type { Decision, ReplyDraft } from './decision.js';
import { markedLast } from './inverse.js';
import type { Event } from './events.js';
import type { Intent } from './intents/intent.js';
import { HANDLERS, handle } from './intents/registry.js';
import type { Cut } from './normalise.js';
import type { IntentName, Outcome, Pending, Reply } from './outcome.js';
import { segmentsOf, MAX_SEGMENTS } from './replies/fit.js';
import { render } from './replies/render.js';
import { openQuestion } from './questions/ask.js';
import { withUnexplained } from './intents/unexplained.js';
import { isOfDanger, withSafetyNote } from './safety/note.js';
import type { TurnContext } from './turn-context.js';

/** How long an SMS reply waits for a further text, in seconds. */
export const BURST_SECONDS = 3;
/** Intents whose SMS answer waits: what people send in several texts. */
const WAITS: readonly IntentName[] = ['log_meal', 'log_workout', 'edit'];

export interface FinishExtra {
  /** Why not all of the text was read; null when it was. */
  cut: Cut | null;
  /** The language the text is clearly written in; null when it could be any. */
  heardLanguage: Language | null;
}

/** Runs the handlers one after another, each on what the ones before left, and puts into words what came of it. */
export function finish(intents: Intent[], context: TurnContext, { cut, heardLanguage }: FinishExtra): Outcome {
  let snapshot = context.snapshot;
  const handled: Decision[] = [];
  for (const intent of intents) {
    const own = handle(intent, { ...context, snapshot });
    const decision = intents.length > 1 ? { ...own, events: markedLast(own.events) } : own;
    handled.push(decision);
    snapshot = applyEvents(snapshot, decision.events, context.now);
  }
  const made = withSafetyNote(intents, withUnexplained(intents, handled, context), { ...context, snapshot });
  const names = [...new Set(made.flatMap((one) => one.intents))];
  const meant = names.filter((name) => name !== 'none');
  const asked = made.flatMap((one) => one.events);
  // "Reply in English", written in French, is answered in English from then on.
  const chosen = asked.some((event) => event.type === 'settings-changed' && event.after.language !== undefined);
  const events = [...asked, ...(chosen ? [] : languageEvent(heardLanguage, meant, context))];
  const silenced = context.snapshot.staffHold && !intents.some(({ type }) => SPOKEN_WHILE_HELD.has(type));
  const said = made.filter((one) => !silenced || isOfDanger(one)).flatMap((one) => one.replies);
  const after = { ...context, snapshot };
  const { replies, amends, entryIds } = amended(said, notes(cut, made, after), after);
  const waits =
    context.heard.source === 'sms' && replies.length > 0 && meant.some((name) => WAITS.includes(name)) && !context.text.startsWith('/');
  return {
    intents: meant.length > 0 ? meant : ['none'],
    heard: intents,
    events,
    replies,
    pending: silenced ? openQuestion(context) : pendingAfter(made, context),
    counts: intents.some((intent) => HANDLERS[intent.type].counts),
    amends,
    entryIds,
    waitSeconds: waits ? BURST_SECONDS : 0,
  };
}

/** What still is answered while staff hold a conversation. */
const SPOKEN_WHILE_HELD: ReadonlySet<Intent['type']> = new Set(['opt-out', 'opt-in', 'compliance-help', 'safety']);

/** The latest question asked or closed in this turn; without one, the open one stays until it grows old. */
function pendingAfter(made: readonly Decision[], context: TurnContext): Pending | null {
  const said = made.findLast((one) => one.pending !== undefined);
  if (said) return said.pending ?? null;
  const open = openQuestion(context);
  const logged = made.flatMap((one) => one.events.flatMap((event) => (event.type === 'meal-logged' ? event.entry.items : [])));
  if (open?.ask === 'workout' && made.some(({ events }) => events.some(({ type }) => type === 'workout-logged'))) return null;
  return open && logged.length > 0 && (open.ask === 'meal' || isOffered(open, logged)) ? null : open;
}

/** The food that was only spoken of has been eaten. */
const isOffered = ({ ask, draft }: Pending, logged: readonly Item[]): boolean =>
  ask === 'offer' &&
  (draft as { items: Item[] }).items.some(({ food, name }) => logged.some((item) => item.food === food || item.name === name));

function languageEvent(heard: Language | null, meant: readonly IntentName[], context: TurnContext): Event[] {
  const { user, stranger } = context.snapshot;
  return heard && heard !== user.language && meant.length > 0 && !stranger ? [{ type: 'language-heard', language: heard }] : [];
}

function notes(cut: Cut | null, made: readonly Decision[], context: TurnContext): string[] {
  const logged = made.flatMap((one) => one.events).flatMap((event) => (event.type === 'meal-logged' ? event.entry.items : []));
  const known = context.snapshot.memory.filter((one) =>
    logged.some((item) => item.words !== undefined && item.food === one.item.food && item.words.toLowerCase().includes(one.words)),
  );
  return [
    ...(cut ? [cut === 'long' ? context.say.cutShort : context.say.saidAgain] : []),
    ...(known.length > 0 ? [context.say.usedMemory(known[0]!.words)] : []),
  ];
}

/** A reply that is still waiting is replaced by one that tells both; otherwise this is a text of its own. */
function amended(
  said: readonly ReplyDraft[],
  extra: readonly string[],
  context: TurnContext,
): { replies: Reply[]; amends: string | null; entryIds: string[] } {
  const own = said.flatMap((one) => (one.entry ? [one.entry.id] : []));
  const waiting = context.snapshot.waiting;
  const age = waiting ? context.now.getTime() - Date.parse(waiting.at) : Infinity;
  if (!waiting || age > BURST_SECONDS * 1000 || context.heard.source !== 'sms' || own.length === 0)
    return { replies: render(said, context, extra), amends: null, entryIds: own };
  const earlier = context.snapshot.entries.filter((entry) => waiting.entryIds.includes(entry.id) && !own.includes(entry.id));
  const again: ReplyDraft[] = earlier.map((entry) => ({
    kind: entry.kind === 'meal' ? 'confirm_log' : 'confirm_workout',
    text: '',
    entry,
  }));
  const replies = render([...again, ...said], context, extra);
  const fits = segmentsOf(replies[0]?.text ?? '') <= MAX_SEGMENTS && waiting.entryIds.length > 0;
  return fits
    ? { replies, amends: waiting.id, entryIds: [...waiting.entryIds, ...own.filter((id) => !waiting.entryIds.includes(id))] }
    : { replies: render(said, context, extra), amends: null, entryIds: own };
}
