import { applyEvents } from '../apply.js';
import type { Decision } from '../decision.js';
import { handle } from '../intents/registry.js';
import type { Intent, IntentOf } from '../intents/intent.js';
import type { Outcome } from '../outcome.js';
import type { TurnContext } from '../turn-context.js';
import { candidatesOf } from './candidates.js';
import { textsOf } from './numbered-words.js';
import { resolveFrame } from './resolve-frame.js';
import { toldAs } from '../told-as.js';
import { NO_FRAME, type TurnAnswer, type TurnFrame } from './turn-answer.js';

/** What a model's answer comes to: intents of ours, nothing, or numbers that stand for nothing. */
export type Taken = { type: 'intents'; intents: readonly Intent[] } | { type: 'none' } | { type: 'refused' };

const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout', 'log-water']);
const REFUSED: Taken = { type: 'refused' };

/** Resolves and checks an answer as any frame is: all of it, or nothing. `own` is what the text came to without the model. */
export function takeAnswer(answer: TurnAnswer, own: Pick<Outcome, 'heard'>, context: TurnContext): Taken {
  const candidates = candidatesOf(own, context).map(({ intents }) => intents);
  // What is logged anyway is logged as it is read.
  if (answer.do === 'none' || (answer.do === 'log' && own.heard.every(({ type }) => LOGS.has(type)))) return { type: 'none' };
  if (answer.do === 'ask') return ofTwo(answer.ask, candidates, context);
  const frames = answer.do === 'log' ? [wholeText(context)] : answer.frames;
  const resolved = frames.map((frame) => resolveFrame(frame, candidates, context));
  if (resolved.length === 0 || resolved.some((intents) => intents === null || intents.length === 0)) return REFUSED;
  const all = joined(resolved.flatMap((intents) => intents!));
  const done = doneInTurn(all, context);
  if (!done) return REFUSED;
  const known = candidates.flatMap((intents) => (doneInTurn(intents, context) ?? []).map(eventsOf));
  const unsure = done.filter((one) => needsYes(one) && !known.includes(eventsOf(one))).map(({ intent }) => intent);
  if (unsure.length === 0) return { type: 'intents', intents: all };
  if (toldAs(unsure, context) === null) return REFUSED;
  return { type: 'intents', intents: [...all.filter((intent) => !unsure.includes(intent)), { type: 'check', choices: [unsure] }] };
}

function ofTwo(numbers: readonly number[], candidates: readonly (readonly Intent[])[], context: TurnContext): Taken {
  const [one, other, ...more] = numbers.map((number) => candidates[number - 1]);
  const told = [one, other].map((intents) => intents && toldAs(intents, context));
  if (!one || !other || more.length > 0 || !told[0] || !told[1] || told[0] === told[1]) return REFUSED;
  return { type: 'intents', intents: [{ type: 'check', choices: [one, other] }] };
}

interface Done {
  intent: Intent;
  made: Decision;
}

/** What each intent does after those before it; null where one of them would not do what it says. */
function doneInTurn(intents: readonly Intent[], context: TurnContext): Done[] | null {
  let { snapshot } = context;
  const done: Done[] = [];
  for (const intent of intents) {
    const made = handle(intent, { ...context, snapshot });
    if (CHANGES.has(intent.type) && !made.replies[0]?.kind.startsWith('confirm')) return null;
    done.push({ intent, made });
    snapshot = applyEvents(snapshot, made.events, context.now);
  }
  return done;
}

/** What changes something, and so must have found it. */
const CHANGES: ReadonlySet<Intent['type']> = new Set(['edit', 'delete', 'undo', 'redo', 'repeat', 'set-goal', 'settings']);
/** What the next text does not put right as easily. */
const GRAVE: ReadonlySet<Intent['type']> = new Set(['delete', 'set-goal', 'clear-goals', 'settings', 'delete-saved', 'forget-memory']);

const needsYes = ({ intent, made }: Done): boolean =>
  GRAVE.has(intent.type) || (intent.type === 'edit' && made.events.some(({ type }) => type === 'entry-removed'));

const eventsOf = ({ made }: Done): string => JSON.stringify(made.events);

/** Foods of one meal are one meal, entries to delete one question, and what asks for nothing is nothing beside what does. */
function joined(intents: readonly Intent[]): Intent[] {
  const meant = intents.filter(({ type }) => type !== 'chat');
  const all: Intent[] = [];
  for (const intent of meant.length > 0 ? meant : intents.slice(0, 1)) {
    const at = all.findIndex((one) => sameMeal(one, intent) || sameDeletion(one, intent));
    const before = all[at];
    if (before?.type === 'log-meal' && intent.type === 'log-meal') all[at] = { ...before, items: [...before.items, ...intent.items] };
    else if (before?.type === 'delete' && intent.type === 'delete') all[at] = both(before, intent);
    else all.push(all.some(({ type }) => type === 'answer-pending') ? besides(intent) : intent);
  }
  return all;
}

/** Food that is told in one breath with an answer belongs to the meal that was asked about. */
const besides = (intent: Intent): Intent => (intent.type === 'log-meal' && intent.time === null ? { ...intent, continues: true } : intent);

const sameMeal = (one: Intent, other: Intent): boolean =>
  one.type === 'log-meal' && other.type === 'log-meal' && one.meal === other.meal && one.day === other.day && one.time === other.time;

const sameDeletion = (one: Intent, other: Intent): boolean =>
  one.type === 'delete' && other.type === 'delete' && one.target.by === 'numbers' && other.target.by === 'numbers';

function both(one: IntentOf<'delete'>, other: IntentOf<'delete'>): IntentOf<'delete'> {
  const numbers = [one, other].flatMap(({ target }) => (target.by === 'numbers' ? target.numbers : []));
  return { type: 'delete', target: { by: 'numbers', numbers: [...new Set(numbers)] } };
}

/** The text at hand told as food or exercise. */
function wholeText(context: TurnContext): TurnFrame {
  const texts = textsOf(context);
  const to = texts.flat().length;
  return { ...NO_FRAME, act: 'log', from: to - (texts.at(-1)?.length ?? 0) + 1, to };
}
