import type { Entry } from '../../domain/entry.js';
import { applyEvents } from '../apply.js';
import { understand } from '../frames/understand.js';
import type { Intent } from '../intents/intent.js';
import { handle } from '../intents/registry.js';
import { isOfAnotherDay } from '../frames/of-another-day.js';
import { isJustSet } from '../just-set.js';
import { openQuestion } from '../questions/ask.js';
import { relationOf } from '../relation/heed-relation.js';
import type { Related } from '../relation/relate.js';
import type { Relation } from '../relation/relations.js';
import { hasSafetyNote } from '../safety/note.js';
import type { TurnContext } from '../turn-context.js';
import { intentsOfSlots } from './fills.js';
import { type Slotted, slottedOf } from './slotted.js';
import { standingOf } from './standing.js';

/**
 * How likely the least certain word must be rightly taken, how likely the text must be said so of what stands, and both together: where
 * nothing was understood; where it would be asked about, or has nothing to do with what stands; against another correction, in sentences
 * that explain every word or not; against something logged anew.
 */
const LEAST = {
  lost: { chance: 0.35, support: 0, both: 0.6 },
  other: { chance: 0.4, support: 0.3, both: 0.8 },
  edit: { chance: 0.45, support: 0.3, both: 0.9 },
  explained: { chance: 0.7, support: 0.8, both: 1.5 },
  log: { chance: 0.45, support: 0.85, both: 1.3 },
} as const;
type How = keyof typeof LEAST;
const BEFORE = 4;

/**
 * What a text that is said of what stands makes of it, by what each of its words fills: taken where nothing was understood, and against what
 * was heard where that comes to something else and all words are sure.
 */
export function heedingSlots(intents: Intent[], context: TurnContext): Intent[] {
  if (intents.length === 0 || context.text.startsWith('/') || openQuestion(context) !== null || isJustSet(context)) return intents;
  const how = howHeard(intents, context);
  if (how === null || hasSafetyNote(context)) return intents;
  const found = relationOf(context);
  if (!found || sumOf(found.related, ASKS) > ASKED) return intents;
  const { talk } = understand(context);
  const slotted = slottedIn(context);
  if (slotted.fillers.length === 0) return intents;
  const taken = intentsOfSlots({ fillers: slotted.fillers, entry: found.entry, swaps: swaps(found.related), talk });
  if (!taken || isOfOther(taken, talk.scope)) return intents;
  const support = speaksFor(taken, found.related);
  // Sentences that find more to change than the slots do rather explain too much.
  const least = LEAST[how === 'explained' && taken.length < intents.length && areOfOne(intents) ? 'edit' : how];
  if (slotted.chance < least.chance || support < least.support || slotted.chance + support < least.both) return intents;
  if (how !== 'lost' && taken.every(({ type }) => LOGS.has(type))) return intents;
  // Known sentences say rightly what is without what.
  if (how === 'explained' && taken.some((intent) => intent.type === 'edit' && intent.change.is === 'remove' && intent.change.from !== undefined)) return intents;
  if (how === 'explained' && taken.length === intents.length && taken.every((one, at) => isAlike(one, intents[at]!))) return intents;
  if (how === 'log' && (slotted.leaves || slotted.bare || !taken.every(isOfWhatStands) || intents.some(isOfItsOwn))) return intents;
  // What is told of training is read as it is told.
  if ((how === 'explained' || how === 'edit') && found.entry.kind === 'workout') return intents;
  if (isOfAnotherDay(found.entry, context)) return intents;
  if (how === 'other' && intents.some(({ type }) => type === 'check') && (slotted.leaves || slotted.bare || taken.some(({ type }) => type === 'delete'))) return intents;
  const [now, before] = [outcomeOf(taken, context), outcomeOf(intents, context)];
  return now === null || now === before ? intents : [...taken];
}

export const slottedIn = (context: TurnContext): Slotted => {
  const { talk } = understand(context);
  return slottedOf(talk.chart, context.lang, standingOf(talk.entries.slice(0, BEFORE).map(told)));
};

/** An entry in words. */
const told = (entry: Entry): string =>
  entry.kind === 'workout'
    ? `${entry.activity} ${entry.minutes ?? ''} ${entry.distance ?? ''}`
    : entry.items.map((item) => `${item.quantity} ${item.words ?? ''} ${item.name}`).join(', ');

/** An entry is named as a whole, and another would be changed. */
const isOfOther = (intents: readonly Intent[], scope: Entry | null): boolean =>
  scope !== null &&
  intents.some(
    (intent) => (intent.type === 'edit' || intent.type === 'delete') && intent.target?.by === 'numbers' && !intent.target.numbers.includes(scope.number),
  );

/** Sentences that we know explain every word. */
function isExplained(context: TurnContext): boolean {
  const { frames, left, around } = understand(context);
  return frames.length > 0 && left.length === 0 && around === 0;
}

function howHeard(intents: readonly Intent[], context: TurnContext): How | null {
  const only = (types: ReadonlySet<Intent['type']>): boolean => intents.every(({ type }) => types.has(type));
  if (intents.every((intent) => intent.type === 'not-understood' || (intent.type === 'ask-what' && intent.about === 'wrong' && !intent.quiet))) return 'lost';
  if (only(CHANGES)) return isExplained(context) ? 'explained' : 'edit';
  if (only(OTHERS)) return 'other';
  return only(LOGS) ? 'log' : null;
}
const CHANGES: ReadonlySet<Intent['type']> = new Set(['edit']);
const OTHERS: ReadonlySet<Intent['type']> = new Set(['check', 'chat', 'log-water', 'plan', 'question', 'settings']);

/** They change one food at most. */
const areOfOne = (intents: readonly Intent[]): boolean =>
  new Set(intents.flatMap((intent) => (intent.type === 'edit' && 'of' in intent.change && intent.change.of ? [intent.change.of] : []))).size <= 1;

/** The same is changed, if otherwise. */
const isAlike = (a: Intent, b: Intent): boolean => a.type === 'edit' && b.type === 'edit' && a.change.is === b.change.is;

/** A meal of several foods, or that says when it was, is one of its own. */
const isOfItsOwn = (intent: Intent): boolean =>
  (intent.type === 'log-meal' && (intent.meal !== null || intent.day !== 0 || intent.time !== null || intent.items.length > 1)) ||
  (intent.type === 'log-workout' && (intent.day !== 0 || intent.time !== null));

/** What says of food that stands what, how much or when it was; "2 more", and calories, may as well be logged. */
const isOfWhatStands = (intent: Intent): boolean =>
  intent.type === 'delete' || (intent.type === 'edit' && !LOGGED_TOO.has(intent.change.is) && !(intent.change.is === 'by' && intent.change.count > 0));
const LOGGED_TOO: ReadonlySet<string> = new Set(['add', 'calories', 'macros']);
const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);

/** A question changes nothing. */
const ASKS: ReadonlySet<Relation> = new Set<Relation>(['ask']);
const ASKED = 0.4;

const sumOf = (related: Related, of: ReadonlySet<Relation>): number =>
  related.reduce((sum, { relation, chance }) => (of.has(relation) ? sum + chance : sum), 0);
/** How likely a text is said of what stands in any of the ways in which it changes it. */
const speaksFor = (intents: readonly Intent[], related: Related): number =>
  sumOf(related, new Set(intents.flatMap((intent) => RELATIONS_OF[intent.type === 'edit' ? intent.change.is : intent.type] ?? [])));
const RELATIONS_OF: Readonly<Record<string, readonly Relation[]>> = {
  say: ['kind', 'swap', 'amount'],
  number: ['amount'],
  amount: ['amount', 'kind'],
  by: ['amount', 'less', 'more'],
  replace: ['kind', 'swap'],
  note: ['kind'],
  'replace-all': ['kind', 'swap', 'again'],
  'one-of': ['kind', 'swap'],
  macros: ['figures'],
  remove: ['less', 'gone'],
  add: ['more', 'kind'],
  scale: ['amount', 'less', 'gone'],
  size: ['kind', 'amount'],
  calories: ['figures'],
  meal: ['when'],
  day: ['when'],
  time: ['when'],
  minutes: ['amount'],
  distance: ['amount'],
  delete: ['gone', 'less'],
  'log-meal': ['more'],
  'log-workout': ['more'],
};
const swaps = (related: Related): boolean =>
  sumOf(related, new Set<Relation>(['swap'])) > sumOf(related, new Set<Relation>(['kind']));

/** What stands after some intents, in short; null where one of them changes nothing. */
function outcomeOf(intents: readonly Intent[], context: TurnContext): string | null {
  let snapshot = context.snapshot;
  for (const intent of intents) {
    const { events } = handle(intent, { ...context, snapshot });
    if (events.length === 0) return null;
    snapshot = applyEvents(snapshot, events, context.now);
  }
  return JSON.stringify(
    snapshot.entries.map((entry) => [
      entry.localDate,
      entry.localTime,
      entry.kind === 'meal'
        ? [entry.meal, entry.items.map((item) => [item.food ?? item.name, item.quantity, item.unit, item.nutrients?.calories])]
        : [entry.activity, entry.minutes, entry.calories, entry.distance],
    ]),
  );
}
