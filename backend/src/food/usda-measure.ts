import type { Portion } from './food.js';
import { SIZES, unitOf } from './measures.js';
import { foldWord, stemWord } from './words.js';

// What is no measure of the food as eaten, or stands for an amount left implicit.
const NOT_A_MEASURE =
  /guideline|not specified|surface|cubic|linear|\byields?\b|topping from|skin from|juice of|\bwith bone\b|in shell|with ice|\(nfs\)|crust not eaten|\bdrops?\b|\bdry\b|\bdia\.? only|refuse|\bunpopped|condensed|recipe|school|^\d+ (?:fl )?oz (?:raw|dry)/;

const SIZE_TEXT: readonly (readonly [RegExp, string])[] = [
  [/\bextra[- ]large\b|\bjumbo\b/, 'extra large'],
  [/\bsmall or medium\b/, 'medium'],
  [/\bsmall\b|\bthin\b/, 'small'],
  [/\bmedium\b|\bregular\b/, 'medium'],
  [/\blarge\b|\bthick\b|\bking size\b/, 'large'],
  [/\bminiature\b|\bbite size\b|\bmini\b|\bfun\b|\bcocktail\b/, 'mini'],
  [/\bsnack size\b|\bsnack-size\b|\bkids?\b|\bchild\b|\bpersonal size\b/, 'small'],
  [/\bsharing\b|\bfamily size\b/, 'extra large'],
];

const DROPPED = new Set(
  'any size nfs ns as to or with and of the in only cut pieces bone skin removed boneless skinless single individual serving microwavable microwave prepackaged whole about approx include fast food frozen'.split(
    ' ',
  ),
);
const DETAILS = new Set(
  'diced chopped sliced shredded mashed cooked melted cubes cubed crushed crumbled ground grated pureed halves slices drained canned raw chunks creamed drumstick dry popped whole pieces flaked packed'.split(
    ' ',
  ),
);

/**
 * A USDA household measure ("1 cup, cooked, diced", `1 medium (2-3/4" dia)`, "10 chips") in our words; null when it is none of the food as eaten.
 * @param foodWords stems of the food's own name: a measure named after the food is one `piece`
 */
export function usdaMeasure(text: string, grams: number, foodWords: ReadonlySet<string>): Portion | null {
  if (!(grams > 0)) return null;
  let rest = foldWord(text).trim();
  if (rest === '' || NOT_A_MEASURE.test(rest)) return null;
  const count = /^(\d+(?:\.\d+)?)(?:\/(\d+))?\s+/.exec(rest);
  let number = 1;
  if (count) {
    number = Number(count[1]) / Number(count[2] ?? 1);
    rest = rest.slice(count[0].length);
  }
  if (/^\d/.test(rest) || !(number > 0)) return null;
  const each = grams / number;
  rest = rest
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/fl oz/g, 'floz')
    .replace(/\d+(?:-\d+)?["']?/g, ' ');
  let size: string | null = null;
  for (const [pattern, name] of SIZE_TEXT) {
    if (!pattern.test(rest)) continue;
    size = name;
    rest = rest.replace(
      /\b(?:extra[- ]large|jumbo|small|thin|very thin|medium|regular|large|thick|king size|miniature|bite size|mini|fun|cocktail|snack[- ]size|kids?|child|personal size|sharing|family size)\b/g,
      ' ',
    );
    break;
  }
  const words = rest.split(/[^a-z']+/).filter((word) => word && !DROPPED.has(word));
  const details = words.filter((word) => DETAILS.has(word));
  const nouns = words.filter((word) => !DETAILS.has(word));
  const units = nouns.map((word) => unitOf(stemWord(word)));
  const at = units.findIndex((unit) => unit !== null);
  let unit: string;
  if (at >= 0 && !(foodWords.has(stemWord(nouns[at]!)) && MAYBE_FOOD.has(units[at]!))) unit = units[at]!;
  else if (nouns.length === 0 || nouns.some((word) => foodWords.has(stemWord(word))) || nouns.some((word) => WHOLE.has(stemWord(word))))
    unit = 'piece';
  else if (nouns.length === 1) unit = stemWord(nouns[0]!);
  else return null;
  if (unit === 'piece' && size === null && (SIZES[nouns[0] ?? ''] ?? null) !== null) size = SIZES[nouns[0]!]!;
  return { unit, size, detail: details.length ? details.join(' ') : null, grams: Math.round(each * 100) / 100 };
}

/** Units that are also foods: of a food that is named so, one is a piece. */
const MAYBE_FOOD = new Set([
  'bar',
  'roll',
  'wrap',
  'stick',
  'patty',
  'steak',
  'chop',
  'rib',
  'breast',
  'thigh',
  'drumstick',
  'wing',
  'leg',
  'bun',
  'cake',
  'pie',
  'ring',
  'ball',
  'crisp',
  'link',
  'fillet',
  'loaf',
  'cone',
  'meal',
  'square',
  'head',
  'bowl',
  'pod',
  'wedge',
  'strip',
  'steak',
  'sheet',
]);

const WHOLE = new Set(
  'item fruit sandwich egg cookie cracker chip muffin pancake waffle bagel donut doughnut pastry burger hamburger cheeseburger taco burrito shrimp oyster clam cupcake pretzel nut sausage frankfurter potato submarine pizza drink fritter croquette tart steak'.split(
    ' ',
  ),
);
