import { isDigit } from '../language/letters.js';
import type { Item } from '../domain/entry.js';

type Coded = Pick<Item, 'food'>;

/** Codes of the food table by what they begin with: what is drunk; meat, fish, eggs, beans and nuts; else the first sign tells the kind. */
const DRINK = /^(?:11[1-4]|641|642|643|782|92|93|94|95)/;
const MEAT = /^[234]/;

/** What a food is taken for: one of these groups, or the class that its code begins with. */
function groupOf({ food }: Coded): string | null {
  if (food === null || !isDigit(food[0])) return null;
  return DRINK.test(food) ? 'drink' : MEAT.test(food) ? 'meat' : food[0]!;
}

/** How near two foods are to each other: 0 where they are of two kinds, else more the more signs of their codes agree. */
export function kinship(one: Coded, other: Coded): number {
  const group = groupOf(one);
  if (group === null || group !== groupOf(other)) return 0;
  const [a, b] = [one.food!, other.food!];
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  return 1 + same;
}

/** The only food that is nearest to a new one, by place; -1 where none is near, or two as near. */
export function nearestKin(fresh: Coded, list: readonly Coded[]): number {
  const near = list.map((item) => kinship(fresh, item));
  const most = Math.max(0, ...near);
  return most > 0 && near.indexOf(most) === near.lastIndexOf(most) ? near.indexOf(most) : -1;
}
