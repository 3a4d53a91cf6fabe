import type { Entry, Item } from '../../domain/entry.js';
import { memoryKey } from '../../reading/index.js';
import { scaleItem } from '../edit.js';
import type { Event } from '../events.js';
import { bareFood } from '../replies/bare-words.js';
import type { TurnContext } from '../turn-context.js';
import { stems } from '../targets.js';
import type { Change } from './edit-words.js';

/** How long after a meal was logged a correction tells what its words mean. */
const LEARNING_MINUTES = 120;

/**
 * What a correction just after logging teaches: which kind this user means by a word ("latte" is an oat milk latte), or how much
 * of a drink ("it was 12 oz"). How many eggs it was today, a share that was eaten and another food teach nothing.
 */
export function learned(change: Change, before: Entry, after: Entry, context: TurnContext): Extract<Event, { type: 'memory-kept' }> | null {
  if (!['say', 'size', 'replace', 'amount'].includes(change.is)) return null;
  if (before.kind !== 'meal' || after.kind !== 'meal' || before.items.length !== after.items.length) return null;
  const differing = before.items.flatMap((item, i) => (JSON.stringify(item) === JSON.stringify(after.items[i]) ? [] : [i]));
  const [at] = differing;
  if (at === undefined || differing.length > 1 || !justLogged(before, context)) return null;
  const [old, now] = [before.items[at]!, after.items[at]!];
  const kept = context.snapshot.memory.findLast(
    (one) => one.item.food === old.food && old.food === now.food && justKept(one.words, context),
  );
  const words = kept?.words ?? taught(old.words ?? '');
  if (words === '' || words.length > 30 || !now.food || now.nutrients === null || now.source === 'user') return null;
  // The amount of something just learned is learned too.
  const again = kept !== undefined && VOLUMES.includes(now.unit);
  if (!sameKind(words, old, now) && !usualSize(old, now) && !again) return null;
  const one = COUNTED.has(now.unit) && now.quantity > 0 ? scaleItem(now, 1 / now.quantity) : now;
  return { type: 'memory-kept', words, item: { ...one, words } };
}

const COUNTED: ReadonlySet<string> = new Set(['count', 'piece', 'can', 'bottle', 'slice', 'glass', 'cup', 'bowl']);
const VOLUMES: readonly string[] = ['floz', 'ml', 'l'];
/** How it was cooked this once, and how large it was. */
const THIS_ONCE = new Set(
  stems('fried scrambled boiled poached grilled baked roasted steamed raw toasted smoked breaded crispy double triple'),
);

function sameKind(words: string, old: Item, now: Item): boolean {
  const names = stems(now.name);
  const said = stems(words);
  return (
    old.food !== now.food &&
    said.length > 0 &&
    said.length < names.length &&
    said.every((word) => names.includes(word)) &&
    !names.some((word) => THIS_ONCE.has(word) && !said.includes(word))
  );
}

const usualSize = (old: Item, now: Item): boolean => old.food === now.food && old.assumed && VOLUMES.includes(now.unit);

function justLogged(entry: Entry, context: TurnContext): boolean {
  const oldest = context.now.getTime() - LEARNING_MINUTES * 60_000;
  return context.snapshot.changes.some(
    (change) =>
      Date.parse(change.at) >= oldest && change.events.some((event) => event.type === 'meal-logged' && event.entry.id === entry.id),
  );
}

/** The words that a correction can teach; '' for none. */
function taught(words: string): string {
  const bare = bareFood(words);
  return memoryKey(bare) === '' ? '' : bare;
}

const justKept = (words: string, context: TurnContext): boolean => {
  const oldest = context.now.getTime() - LEARNING_MINUTES * 60_000;
  return context.snapshot.changes.some(
    (change) => Date.parse(change.at) >= oldest && change.events.some((event) => event.type === 'memory-kept' && event.words === words),
  );
};
