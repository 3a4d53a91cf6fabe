import type { Entry } from '../../../domain/entry.js';
import { wordsOf } from '../../../language/chart.js';
import type { When } from '../../../language/span.js';
import { fold } from '../../../language/fold.js';
import { shape } from '../../../language/shape.js';
import { readText } from '../../../reading/index.js';
import { lastEntries } from '../../targets.js';
import { readingContext, type TurnContext } from '../../turn-context.js';
import { alone, edited, entryIn, itemIn, numberIn, together } from '../binding.js';
import { itemSpans } from '../item-spans.js';
import { foodIn } from '../remarks.js';
import { gone } from './denials.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';
import type { Match } from '../../../understanding/match.js';
import type { Proposal, Resolve } from '../proposal.js';

/** "Undo that"; "wrong chat" means the same where nothing else is asked for. */
export const undo: Resolve = (match, talk) => {
  const { context, chart } = talk;
  // "And a banana, no wait scratch that": what the same text told before is taken back, and nothing that stands.
  if (match.from > 0 && foodIn(chart, 0, match.from, context)) return null;
  if (match.concepts.includes('as-before')) return wasCorrected(context) ? { intents: [{ type: 'undo' }] } : null;
  if (match.concepts.includes('undo')) return { intents: [{ type: 'undo' }] };
  return context.snapshot.changes.some((change) => !change.undone) ? { intents: [{ type: 'undo' }], weak: true } : null;
};

/** What was done last put an entry right, or set something: "leave it as it was" takes that back. */
function wasCorrected({ snapshot }: TurnContext): boolean {
  const last = snapshot.changes.findLast((change) => !change.undone);
  return last?.events.some(({ type }) => type === 'entry-corrected' || type === 'goals-changed' || type === 'settings-changed') === true;
}

export const redo: Resolve = () => ({ intents: [{ type: 'redo' }] });

const BOTH = shape('both-of-them');

/** "Void #21 only", "delete lunch and the snack". */
export const remove: Resolve = (match, talk) => {
  if (match.bindings['not'] && match.bindings['not'].value === match.bindings['entry']?.value) return null;
  if (namesAllBut(match, talk)) return allBut(match, talk);
  const entries = ['entry', 'workout', 'numbered', 'second', 'third'].flatMap((name) =>
    match.bindings[name] ? [match.bindings[name].value as Entry] : [],
  );
  // "Delete both workouts" is of two.
  if (entries.length === 1 && BOTH.find(fold(wordsOf(talk.chart, match.from, match.to)))) return null;
  const whole = match.concepts.includes('everything');
  const which = entries.length === 1 && !whole ? othersCalledSo(entries[0]!, match, talk) : [];
  const gone = (numbers: readonly number[]) => ({ type: 'delete' as const, target: { by: 'numbers' as const, numbers: [...numbers] } });
  if (which.length > 0 && which.length < MOST_ASKED)
    return { intents: [{ type: 'check', choices: [entries[0]!, ...which].map(({ number }) => [gone([number])]) }] };
  return { intents: [gone([...new Set(entries.map(({ number }) => number))])] };
};

const namesAllBut = ({ from, to }: Match, { chart }: Talk): boolean =>
  chart.at.slice(from, to).some((spans) => spans.some(({ kind }) => kind === 'all-but'));

/** "Delete everything but the apple": the other foods of its meal, else the other entries of its day. */
function allBut(match: Match, talk: Talk): Proposal | null {
  const named = itemIn(match, talk);
  const kept = named?.entry ?? entryIn(match);
  if (!kept || !match.concepts.includes('all-but')) return null;
  if (named && named.entry.items.length > 1)
    return together(
      named.entry.items
        .filter((_, index) => index !== named.index)
        .map((item) => edited(named.entry, { is: 'remove', of: item.name, only: true }, talk)),
    );
  const numbers = talk.entries.filter((entry) => entry !== kept && entry.localDate === kept.localDate).map(({ number }) => number);
  return numbers.length > 0 ? { intents: [{ type: 'delete', target: { by: 'numbers', numbers } }] } : null;
}

/** "Wipe today and start over": all that stands on a day. */
export const removeDay: Resolve = (match, talk) => {
  const { day, meal, time } = match.bindings['when']!.value as When;
  return day === null || day > 0 || meal !== null || time !== null || !alone(match, talk)
    ? null
    : { intents: [{ type: 'delete', target: { by: 'day', day } }] };
};

/** Nobody reads more choices. */
const MOST_ASKED = 4;

/** "Delete my lunch" of a day with two: those that bear the same name. */
function othersCalledSo(entry: Entry, match: Match, { chart, entries }: Talk): Entry[] {
  const { from, to } = match.bindings['entry'] ?? { from: 0, to: 0 };
  const byMeal = chart.at[from]?.some(({ kind, to: end }) => (kind === 'when' || kind === 'meal') && end === to);
  if (!byMeal || entry.kind !== 'meal') return [];
  return entries.filter((one) => one !== entry && one.kind === 'meal' && one.meal === entry.meal && one.localDate === entry.localDate);
}

/** "Never mind" takes back what was just done; later it is only a remark. */
export const neverMind: Resolve = (_match, talk) =>
  talk.age <= JUST_NOW && talk.entries.length > 0 ? { intents: [{ type: 'undo' }] } : { intents: [{ type: 'chat', what: 'ok' }] };

const JUST_NOW = 600;

/** "My wife ate it": all of it, where nothing else is said. */
export const theirs: Resolve = (match, talk) => {
  // "My client took half": the other half was eaten.
  if ((numberIn(match, 'share') ?? 1) < 1) return null;
  // "That was my wife".
  const { someone, owner } = match.bindings;
  const isPerson = someone && talk.chart.at[someone.from]!.some(({ kind, to }) => kind === 'person' && to === someone.to);
  if (match.concepts.includes('be') && !owner && !isPerson) return null;
  const entry = lastOf(talk);
  // "The cookie, my granddaughter ate it"
  const fronted = talk.fronted && talk.fronted.to <= match.from ? talk.fronted.named : null;
  if (fronted && fronted.entry.items.length > 1) return edited(fronted.entry, { is: 'remove', of: fronted.item.name, only: true }, talk);
  // Undoing a change of it would leave the rest in the log.
  const latest = talk.context.snapshot.changes.findLast((change) => !change.undone);
  const made = entry && latest?.events.some(({ type }) => type === 'entry-corrected') ? gone(entry) : undo(match, talk);
  return made && talk.age < 3600 ? { ...made, weak: true } : { intents: [], nothing: true };
};

/** "Ham and cheese for the kids", "pbj for Leo": told of somebody else's meal. */
export const others: Resolve = (match, { chart, context }) => {
  const { from, to } = match.bindings['someone']!;
  const is = (kind: string) => chart.at[from]?.some((span) => span.kind === kind && span.to === to);
  // "El" before a noun is no person.
  if (is('ours') || is('determiner')) return null;
  // A name by itself is written like one.
  const named = /^\p{Lu}\p{Ll}/u.test(wordsOf(chart, from, to));
  if (!is('person') && !named) return null;
  // Sport with somebody is no meal of theirs.
  const { workouts } = readText(context.text, readingContext(context.snapshot, context.now), context.table);
  return workouts.length > 0 ? null : { intents: [{ type: 'chat', what: 'not-eaten' }], weak: true };
};

/** "One more" after an undo. */
export const again: Resolve = (_match, { context }) => {
  const { lastSent } = context.snapshot;
  const fresh = lastSent?.kind === 'confirm_undo' && context.now.getTime() - Date.parse(lastSent.at) < 5 * 60_000;
  return fresh ? { intents: [{ type: 'undo' }] } : null;
};

/** "Remove the last two". */
export const removeLast: Resolve = (match, talk) => {
  if (match.concepts.includes('those-two')) return bothOf(match, talk);
  // "Delete it" is what was logged; of a change just made it takes the change back.
  if (match.concepts.some((name) => name === 'it' || name === 'dup')) {
    const entry = lastOf(talk);
    // "No it was the small one" only says what it was.
    if (talk.chart.at[match.from]!.some(({ kind }) => kind === 'lacking' || kind === 'repair') && !match.concepts.includes('dup'))
      return null;
    // "Never touched the slaw, take it off" is of the slaw.
    if (namesBefore(match.from, talk)) return { intents: [], nothing: true };
    // "Delete that" undoes.
    if (talk.chart.at[match.from]!.some(({ kind, to }) => kind === 'undo' && to === match.to) && !match.concepts.includes('dup'))
      return null;
    const latest = talk.context.snapshot.changes.findLast((change) => !change.undone);
    if (match.concepts.includes('dup')) return entry ? gone(entry) : null;
    if (!latest?.events.some(({ type }) => LOGGED.has(type))) return null;
    const [newest] = lastEntries(talk.context);
    return entry && entry !== newest ? gone(entry) : { intents: [{ type: 'delete', target: { by: 'last', count: 1 } }] };
  }
  const count = match.bindings['number']?.value as number | undefined;
  // "Delete" by itself.
  if (!match.concepts.includes('last-one') && !(alone(match, talk) && talk.age <= JUST_NOW)) return null;
  return { intents: [{ type: 'delete', target: { by: 'last', count: count ?? 1 } }] };
};

/** "Wipe both": the two that were told last, where the last is not of two foods. */
function bothOf({ from, to }: Match, { chart, entries: [one, other] }: Talk): Proposal | null {
  if (!BOTH.find(fold(wordsOf(chart, from, to))) || !one || one.localDate !== other?.localDate) return null;
  if (one.kind === 'meal' && one.items.length === 2) return null;
  return { intents: [{ type: 'delete', target: { by: 'numbers', numbers: [one.number, other.number] } }] };
}

const LOGGED: ReadonlySet<string> = new Set(['meal-logged', 'workout-logged', 'water-logged', 'weight-logged']);

/** A food of the meal is named in a part before, and others stand beside it. */
const namesBefore = (end: number, talk: Talk): boolean =>
  talk.chart.tokens.some(
    (_, at) =>
      at < end &&
      itemSpans(talk, at).some(
        ({ to, value }) =>
          to <= end && (value as readonly NamedItem[]).some(({ entry }) => entry === lastOf(talk) && entry.items.length > 1),
      ),
  );

/** How long a food that was just changed is named again to say that it was meant, in seconds. */
const MEANT = 300;

/** "2 eggs and the bacon": what already stands, named beside what is put right; "the salmon obviously", behind a change of it. */
export const namedAgain: Resolve = (match, talk) => {
  const named = itemIn(match, talk);
  if (!named || named.entry.id !== lastOf(talk)?.id) return null;
  if (match.concepts.length > 0) return talk.corrects ? { intents: [], nothing: true } : null;
  const last = talk.context.snapshot.changes.findLast((change) => !change.undone);
  const changed = talk.age <= MEANT && last?.events.some(({ type }) => type === 'entry-corrected') === true;
  const meant = changed && named.entry.items.length > 1 && talk.topic?.index === named.index && alone(match, talk);
  return meant ? { intents: [{ type: 'chat', what: 'noted' }] } : null;
};

/** How long "no, keep it" brings back what was taken out, in seconds. */
const KEPT = 600;

/** "Actually keep it", right after it was taken back. */
export const kept: Resolve = (_match, { context }) => {
  const { lastSent } = context.snapshot;
  const gone = lastSent?.kind === 'confirm_undo' || lastSent?.kind === 'confirm_delete';
  return gone && context.now.getTime() - Date.parse(lastSent.at) <= KEPT * 1000 ? { intents: [{ type: 'redo' }] } : null;
};

/** "The potato stays": nothing is asked for. */
/** "Never mind, leave it" asks for nothing, and is answered. */
export const unchanged: Resolve = (match, talk) =>
  kept(match, talk) ??
  (match.concepts.includes('never-mind') ? { intents: [{ type: 'chat', what: 'noted' }] } : { intents: [], nothing: true });
