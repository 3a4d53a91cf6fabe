import type { FoodTable } from '../food/index.js';
import type { CoverItem } from './cover.js';
import type { Part } from './parts.js';

/** Dishes that take what stands before them as what they are made of. */
const HEADS: ReadonlySet<string> = new Set(
  `soup stew porridge curry flour sauce casserole pudding smoothie juice broth pie gravy jam jelly syrup congee chowder paste powder oil
  leave fritter dumpling sandwich wrap burger taco burrito quesadilla kebab skewer risotto muffin`.split(/\s+/),
);

/** Kinds, as stems, that are said after one of them: "snickerdoodle cookies", "matzo crackers", "latte coffee". */
const KINDS: ReadonlySet<string> = new Set(
  'cooky cracker cake bread pastry sandwich cheese beef pork ham coffee soda cereal candy pie donut'.split(' '),
);
const SOUPS = /\b(?:chowder|bisque|pho|ramen|borscht|gazpacho|pozole|caldo|sopa|bouillabaisse|gumbo|minestrone|sambar|menudo|broth)\b/;

/**
 * "120 g of lentil stew" is one dish and no lentils beside a stew: a food right before a dish's bare name, with nothing
 * between them, says what the dish is made of. The dish's figures and the amount of either are kept.
 */
export function joinCompounds(cover: readonly CoverItem[], parts: readonly Part[], table: FoodTable): CoverItem[] {
  const out: CoverItem[] = [];
  for (const item of cover) {
    const before = out[out.length - 1];
    if (before && before.to === item.from && isBareHead(item, parts, table) && madeInto(before, parts, table))
      out[out.length - 1] = {
        from: before.from,
        to: item.to,
        form: item.form,
        cost: before.cost + item.cost + 0.4,
        matched: [...before.matched, ...item.matched],
        rival: -1,
        named: wordsOf([...before.matched, ...item.matched], parts),
      };
    else if (before && before.to === item.from && isKindOf(before, item, parts, table))
      out[out.length - 1] = { ...before, to: item.to, matched: [...before.matched, ...item.matched] };
    else out.push(item);
  }
  return out;
}

function isBareHead(item: CoverItem, parts: readonly Part[], table: FoodTable): boolean {
  const stems = table.forms.stems[item.form]!;
  const first = parts[item.from]!;
  return stems.length === 1 && HEADS.has(stems[0]!) && first.stem === stems[0] && !first.typo;
}

/** Whether a bare kind only repeats what the food before it is: of the same group by USDA's code. */
function isKindOf(before: CoverItem, item: CoverItem, parts: readonly Part[], table: FoodTable): boolean {
  const stems = table.forms.stems[item.form]!;
  if (stems.length !== 1 || item.to - item.from !== 1 || parts[item.from]!.stem !== stems[0] || !before.matched.includes(before.to - 1))
    return false;
  const food = table.foods[table.forms.food[before.form]!]!;
  if (stems[0] === 'soup') return SOUPS.test(food.name);
  return KINDS.has(stems[0]) && groupOf(food.code) === groupOf(table.foods[table.forms.food[item.form]!]!.code);
}

/** The first two digits of USDA's food codes tell the group; SR's baked products (18…) stand with cookies and cakes. */
const groupOf = (code: string): string => (code.length === 8 ? code.slice(0, 2) : code.startsWith('18') ? '53' : code);

/** Whether the food before ends in its own name and is no dish or drink itself. */
function madeInto(item: CoverItem, parts: readonly Part[], table: FoodTable): boolean {
  const food = table.foods[table.forms.food[item.form]!]!;
  return !food.tags.has('dish') && !food.tags.has('drink') && item.matched.includes(item.to - 1) && !parts[item.to - 1]!.typo;
}

function wordsOf(matched: readonly number[], parts: readonly Part[]): string {
  return matched
    .map((i) => (parts[i]!.piece.type === 'token' ? (parts[i]!.piece as { token: { text: string } }).token.text : ''))
    .join(' ');
}
