import type { Item } from '../../../domain/entry.js';
import { read } from '../../matching-items.js';
import { sameStem, stem, stems } from '../../targets.js';
import type { Match } from '../../../understanding/match.js';
import { alone, ends } from '../binding.js';
import { heldBy, SPOKEN } from '../still-spoken-of.js';
import { lastOf, type NamedItem, type Talk } from '../talk.js';

/** "Not the beans", "the beans no": of a meal of several, where nothing else is said. */
export function namesDenied(match: Match, { entry }: NamedItem, talk: Talk): boolean {
  if (match.concepts.includes('not-so')) return entry.items.length > 1 && ends(match, talk);
  return !match.concepts.includes('not') || (entry.items.length > 1 && talk.age <= SPOKEN && lastOf(talk) === entry && alone(match, talk));
}

/** "No me comí las tortillas": what follows a denial begun before it is nothing that was had. */
export const isNotEaten = ({ from }: Match, { chart }: Talk): boolean =>
  from > 0 && chart.at[from - 1]!.some(({ kind, to }) => kind === 'not-eat' && to > from);

/** The only food that is another one without the part: a hamburger without its bun. */
export function holderOf(part: string, items: readonly Item[], talk: Talk): Item | undefined {
  const holders = items.filter((item) => {
    const [bare, ...more] = read(`${item.name} no ${part}`, talk.context);
    return (
      bare &&
      more.length === 0 &&
      bare.nutrients !== null &&
      bare.food !== item.food &&
      stems(bare.name).some((word) => stems(item.name).some((one) => sameStem(one, word)))
    );
  });
  if (holders.length > 0) return holders.length === 1 ? holders[0] : undefined;
  const holding = items.filter((item) => heldBy(item, talk.context).some((held) => stems(part).includes(stem(held))));
  return holding.length === 1 ? holding[0] : undefined;
}
