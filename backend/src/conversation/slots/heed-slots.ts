import type { Entry } from '../../domain/entry.js';
import { applyEvents } from '../apply.js';
import { understand } from '../frames/understand.js';
import type { Intent } from '../intents/intent.js';
import { handle } from '../intents/registry.js';
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

/** How likely the least certain word must be rightly taken: where nothing was understood, and against what was heard. */
const [LOST, AGAINST] = [0.35, 0.5];
/** How likely that and that the text is said so of what stands must be together: the same. */
const [BOTH_LOST, BOTH] = [0.7, 1.15];
/** The same of what would be asked about. */
const BOTH_ASKED = 0.95;
/** The same against sentences that explain every word. */
const BOTH_EXPLAINED = 1.7;
/** The same against what has nothing to do with what stands. */
const BOTH_OTHER = 1.5;
const BEFORE = 4;

/**
 * What a text that is said of what stands makes of it, by what each of its words fills: taken where nothing was understood, and against what
 * was heard where that comes to something else and all words are sure.
 */
export function heedingSlots(intents: Intent[], context: TurnContext): Intent[] {
  if (intents.length === 0 || context.text.startsWith('/') || openQuestion(context) !== null || isJustSet(context)) return intents;
  const how = howHeard(intents);
  if (how === null || hasSafetyNote(context)) return intents;
  const found = relationOf(context);
  if (!found) return intents;
  const { talk } = understand(context);
  const slotted = slottedIn(context);
  if (slotted.fillers.length === 0 || slotted.chance < (how === 'lost' ? LOST : AGAINST)) return intents;
  const taken = intentsOfSlots({ fillers: slotted.fillers, entry: found.entry, swaps: swaps(found.related), talk });
  if (!taken || slotted.chance + speaksFor(taken, found.related) < bothOf(how, intents, context)) return intents;
  if (how === 'against' && (taken.every(({ type }) => LOGS.has(type)) || (slotted.leaves && intents.some(({ type }) => LOGS.has(type))))) return intents;
  if (how === 'against' && taken.some((intent) => intent.type === 'edit' && intent.change.is === 'by' && intent.change.count > 0) && intents.some(({ type }) => LOGS.has(type) || type === 'repeat')) return intents;
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

function bothOf(how: 'lost' | 'against', intents: readonly Intent[], context: TurnContext): number {
  if (how === 'lost') return BOTH_LOST;
  if (intents.every(({ type }) => type === 'check')) return BOTH_ASKED;
  if (intents.some(({ type }) => OTHERS.has(type))) return BOTH_OTHER;
  return intents.every(({ type }) => CHANGES.has(type)) && isExplained(context) ? BOTH_EXPLAINED : BOTH;
}
const OTHERS: ReadonlySet<Intent['type']> = new Set(['log-water', 'plan', 'question', 'skip-meal', 'settings', 'repeat']);
const CHANGES: ReadonlySet<Intent['type']> = new Set(['edit', 'delete', 'undo']);

/** Sentences that we know explain every word. */
function isExplained(context: TurnContext): boolean {
  const { frames, left, around } = understand(context);
  return frames.length > 0 && left.length === 0 && around === 0;
}

/** Corrections, food and training that was logged, or nothing that was understood; null for what is never put in question. */
function howHeard(intents: readonly Intent[]): 'lost' | 'against' | null {
  if (intents.every((intent) => LOST_TYPES.has(intent.type) && !(intent.type === 'ask-what' && intent.quiet))) return 'lost';
  return intents.every(({ type }) => KNOWN.has(type)) ? 'against' : null;
}
const LOST_TYPES: ReadonlySet<Intent['type']> = new Set(['not-understood', 'ask-what']);
const KNOWN: ReadonlySet<Intent['type']> = new Set<Intent['type']>([
  'edit', 'log-meal', 'log-workout', 'log-water', 'delete', 'chat', 'check', 'not-understood', 'ask-what', 'plan', 'question', 'skip-meal', 'settings', 'repeat',
]);

const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);

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
