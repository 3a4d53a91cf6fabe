import type { Entry, Item } from '../../domain/entry.js';
import { builtInTable, foodOfItem } from '../../food/index.js';
import { bestGuess } from '../frames/best-guess.js';
import { lastOf } from '../frames/talk.js';
import { chartOf, understand } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';
import { sameStem, stems } from '../targets.js';
import type { Intent, IntentOf } from './intent.js';
import { MORE } from './of-the-last.js';

/** How long the same food or training told once more is rather said of what was just told, in seconds. */
const AGAIN = 600;
/** What says that it goes on. */
const JOINS: ReadonlySet<string> = new Set(['and', 'join', 'add', 'also']);
const KEEP: Intent = { type: 'chat', what: 'already' };

/**
 * A meal or training of its own, told within minutes of another that holds the same food or was the same sport, or of one that was just
 * taken away, without a word for more of it: rather said of that one, and asked about before it is logged twice.
 */
export function askingTwice(intents: Intent[], context: TurnContext): Intent[] {
  const [only, ...more] = intents;
  if (!only || more.length > 0 || (only.type !== 'log-meal' && only.type !== 'log-workout')) return intents;
  if (only.day !== 0 || only.time !== null || only.copyOf !== undefined || saysMore(context)) return intents;
  const { talk } = understand(context);
  const last = talk.age <= AGAIN ? lastOf(talk) : null;
  const stands = last !== null && last.localDate === context.today && isSame(only, last, context) && !isOneTwice(only, last);
  const same = stands || justRemoved(context).some((entry) => isSame(only, entry, context));
  if (!same) return intents;
  const guess = bestGuess(context)?.intents ?? [KEEP];
  return guess.some(({ type }) => type === 'check') ? intents : [{ type: 'check', choices: [guess, [only]] }];
}

/** One food alone may well be had twice. */
const isOneTwice = (told: Intent, entry: Entry): boolean =>
  told.type === 'log-meal' &&
  entry.kind === 'meal' &&
  [told.items, entry.items].every(({ length }) => length === 1) &&
  isAlike(stems(told.items[0]!.name).slice(-1), stems(entry.items[0]!.name).slice(-1));

const saysMore = (context: TurnContext): boolean =>
  chartOf(context).at.some((spans) => spans.some(({ kind }) => MORE.has(kind) || JOINS.has(kind)));

function isSame(told: IntentOf<'log-meal'> | IntentOf<'log-workout'>, entry: Entry, context: TurnContext): boolean {
  if (told.type === 'log-workout') return entry.kind === 'workout' && isAlike(stems(told.activity), stems(entry.activity));
  // With calories of its own it is another.
  if (told.items.some(({ source }) => source === 'user')) return false;
  if (entry.kind !== 'meal' || told.joins || told.continues || (told.meal !== null && told.meal !== entry.meal)) return false;
  const stands = entry.items.flatMap((item) => wordsOf(item, context));
  return told.items.some(({ name }) => isAlike(stems(name).slice(-1), stands));
}

/** The words of a food as it was called and told, and of what lies in it. */
const wordsOf = ({ name, words, mods, ...item }: Item, context: TurnContext): string[] => [
  ...stems(`${name} ${words ?? ''} ${mods.join(' ')}`),
  ...(foodOfItem({ name, ...item }, context.table ?? builtInTable())?.holds ?? []).flatMap(stems),
];

const isAlike = (some: readonly string[], others: readonly string[]): boolean =>
  some.some((one) => others.some((other) => sameStem(one, other)));

/** What the last change took away, minutes ago. */
function justRemoved({ snapshot: { changes }, now }: TurnContext): Entry[] {
  const last = changes.findLast(({ undone }) => !undone);
  if (!last || now.getTime() - Date.parse(last.at) > AGAIN * 1000) return [];
  return last.events.flatMap((event) => (event.type === 'entry-removed' ? [event.entry] : []));
}
