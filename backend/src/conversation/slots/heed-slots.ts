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
const [LOST, AGAINST] = [0.3, 0.6];
/** How likely a text must be said of what stands: the same. */
const [OF_IT_LOST, OF_IT] = [0.4, 0.7];
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
  const of = saidOfIt(found.related);
  if (of < (how === 'lost' ? OF_IT_LOST : OF_IT)) return intents;
  const { talk } = understand(context);
  const slotted = slottedIn(context);
  if (slotted.fillers.length === 0 || slotted.chance < (how === 'lost' ? LOST : AGAINST)) return intents;
  const taken = intentsOfSlots({ fillers: slotted.fillers, entry: found.entry, swaps: swaps(found.related), talk });
  if (!taken) return intents;
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

/** Corrections, food and training that was logged, or nothing that was understood; null for what is never put in question. */
function howHeard(intents: readonly Intent[]): 'lost' | 'against' | null {
  if (intents.every((intent) => LOST_TYPES.has(intent.type) && !(intent.type === 'ask-what' && intent.quiet))) return 'lost';
  return intents.every(({ type }) => KNOWN.has(type)) ? 'against' : null;
}
const LOST_TYPES: ReadonlySet<Intent['type']> = new Set(['not-understood', 'ask-what']);
const KNOWN: ReadonlySet<Intent['type']> = new Set(['edit', 'log-meal', 'log-workout', 'delete', 'chat', 'check', 'not-understood', 'ask-what']);

const sumOf = (related: Related, of: ReadonlySet<Relation>): number =>
  related.reduce((sum, { relation, chance }) => (of.has(relation) ? sum + chance : sum), 0);
const saidOfIt = (related: Related): number => 1 - sumOf(related, NEW);
const NEW: ReadonlySet<Relation> = new Set<Relation>(['other', 'ask']);
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
