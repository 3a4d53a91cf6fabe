import type { Portion } from './food.js';
import { SIZES, unitOf } from './measures.js';
import { SPELLING } from './spelling.js';
import { foldWord, stemWord } from './words.js';

// What is no measure of the food as eaten, or stands for an amount left implicit.
const NOT_A_MEASURE =
  /guideline|not specified|surface|cubic|linear|\byields?\b|topping from|skin from|juice of|\bwith bone\b|in shell|with ice|\(nfs\)|crust not eaten|\bdrops?\b|\bdry\b|\bdia\.? only|refuse|\bunpopped|condensed|recipe|school|^\d+ (?:fl )?oz (?:raw|dry)/;

const SIZE_TEXT: readonly (readonly [RegExp, string])[] = [
  [/\bcracker-size\b|\bsilver dollar\b|\bpopcorn chicken\b/, 'mini'],
  [/\bextra[- ]large\b|\bjumbo\b/, 'extra large'],
  [/\bsmall or medium\b/, 'medium'],
  [/\bkids?\b|\bchild\b/, 'kids'],
  [/\bsmall\b|\bthin\b/, 'small'],
  [/\bmedium\b|\bregular\b/, 'medium'],
  [/\blarge\b|\bthick\b|\bking size\b/, 'large'],
  [/\bfun\b/, 'fun size'],
  [/\bminiature\b|\bbite size\b|\bmini\b|\bcocktail\b/, 'mini'],
  [/\bsnack[- ]size\b/, 'snack size'],
  [/\bpersonal size\b/, 'personal'],
  [/\bindividual (?:pie|loaf|cake|quiche|pizza)\b/, 'individual'],
  [/\bsharing\b/, 'sharing'],
  [/\bfamily size\b/, 'family'],
];
const SIZE_WORDS =
  /\b(?:cracker-size|silver dollar|extra[- ]large|jumbo|small|very thin|thin|medium|regular|large|thick|king size|miniature|bite size|mini|fun|cocktail|snack[- ]size|kids?|child|senior|personal size|sharing|family size)\b/g;

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
    rest = rest.replace(SIZE_WORDS, ' ');
    break;
  }
  const words = rest
    .split(/[^a-z']+/)
    .filter((word) => word && !DROPPED.has(word))
    .map((word) => (SPELLING.get(word)?.includes(' ') ? word : (SPELLING.get(word) ?? word)));
  const details = words.filter((word) => DETAILS.has(word));
  const nouns = words.filter((word) => !DETAILS.has(word));
  const units = nouns.map((word) => unitOf(stemWord(word)));
  const at = units.findIndex((unit) => unit !== null);
  let unit: string;
  if (at >= 0 && !(foodWords.has(stemWord(nouns[at]!)) && MAYBE_FOOD.has(units[at]!))) unit = units[at]!;
  else if (nouns.includes('sub') && !foodWords.has('sub')) unit = 'sub';
  else if (nouns.length === 0 || nouns.some((word) => foodWords.has(stemWord(word))) || nouns.some((word) => WHOLE.has(stemWord(word))))
    unit = 'piece';
  else if (nouns.length === 1) unit = stemWord(nouns[0]!);
  else return null;
  // "1 piece, large pizza" is a slice of it; "1 pie, any size" and "1 whole fish" are more than one helping
  if (unit === 'piece' && nouns.includes('piece') && foodWords.has('pizza')) unit = 'slice';
  if (unit === 'piece' && size === null && each > WHOLE_GRAMS && (details.includes('whole') || nouns.some((word) => ENTIRE.has(word))))
    unit = 'whole';
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

/** From this weight on, "1 pie" is the entire one and no piece. */
const WHOLE_GRAMS = 200;
const ENTIRE = new Set(['pie', 'cake', 'loaf', 'bread', 'quiche', 'lasagna', 'moussaka']);

const WHOLE = new Set(
  'item fruit sandwich egg cookie cracker chip muffin pancake waffle bagel donut pastry burger cheeseburger taco burrito shrimp oyster clam cupcake pretzel nut sausage frankfurter potato pizza drink fritter croquette tart steak'.split(
    ' ',
  ),
);
