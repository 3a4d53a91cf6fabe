import type { Entry, Item, WorkoutEntry } from '../../domain/entry.js';
import { NO_AMOUNT } from '../carry-amount.js';
import type { Change } from '../intents/edit-words.js';
import { edited } from './binding.js';
import type { Proposal } from './proposal.js';
import type { Talk } from './talk.js';

interface Figure {
  /** What stands there now. */
  now: number;
  change: Change;
}

/** So many times more or less is another figure. */
const MOST_TIMES = 4;
/** So many times nearer is one figure than another for it to be the one that is meant. */
const CLEARLY = 1.4;
const SAME_FIGURE = 0.05;
/** Nobody puts right what somebody else did by less than this. */
const SAME = 1.001;

/**
 * Which figure of an entry a bare number is another value of: "37" of a run of 3 miles in 35 minutes are minutes, "4" are miles. The
 * nearest one of plausible size; both where two are about as near; none where no figure is. `old`: what it is told to have been.
 */
export function nearestFigures(value: number, entry: Entry, talk: Talk, old: number | null = null): Proposal[] {
  if (value <= 0) return [];
  const figures = entry.kind === 'workout' ? ofWorkout(value, entry) : ofMeal(value, entry.items, talk);
  const near = figures
    .filter(({ now }) => old === null || Math.abs(now - old) < SAME_FIGURE)
    .map((figure) => ({ ...figure, times: Math.max(value / figure.now, figure.now / value) }))
    .filter(({ times }) => times > SAME && times <= MOST_TIMES)
    .toSorted((a, b) => a.times - b.times);
  const [best] = near;
  const close = near.filter(({ times }) => best !== undefined && times < best.times * CLEARLY);
  return close.slice(0, 2).flatMap(({ change }) => edited(entry, change, talk) ?? []);
}

function ofWorkout(value: number, { minutes, calories, distance, assumed }: WorkoutEntry): Figure[] {
  const [far = '', ...unit] = (distance ?? '').split(' ');
  return [
    ...(minutes === null ? [] : [{ now: minutes, change: { is: 'minutes' as const, value } }]),
    // "No, 2.5", of two hours
    ...(minutes === null || minutes < 60 ? [] : [{ now: minutes / 60, change: { is: 'minutes' as const, value: value * 60 } }]),
    ...(distance === null ? [] : [{ now: Number(far), change: { is: 'distance' as const, words: `${value} ${unit.join(' ')}` } }]),
    ...(assumed ? [] : [{ now: calories, change: { is: 'calories' as const, value, of: null } }]),
  ];
}

/** Of several foods what was told of each; of one it is plain what is meant. */
function ofMeal(value: number, items: readonly Item[], { topic }: Talk): Figure[] {
  if (items.length < 2 || topic) return [];
  return items.flatMap((item): Figure[] => [
    ...(item.assumed || item.quantity <= 0
      ? []
      : [{ now: item.quantity, change: { is: 'amount' as const, amount: { ...NO_AMOUNT, quantity: value }, of: item.name } }]),
    ...(item.source === 'user' && item.nutrients !== null
      ? [{ now: item.nutrients.calories, change: { is: 'calories' as const, value, of: item.name } }]
      : []),
  ]);
}
