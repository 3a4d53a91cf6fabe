import { contains } from '../../language/letters.js';
import { SIZES, sizeWord, unitOf } from '../measures.js';
import type { Portion } from '../food.js';
import { foldWord, stemWord } from '../words.js';

/** A portion's text, taken apart. */
export interface Measure {
  /** How many the text weighs together: 10 of "10 chips". */
  count: number;
  /** Canonical unit; null: the food itself is what is counted ("1 medium", "1 banana"). */
  unit: string | null;
  size: string | null;
  /** Another size that it is called: "1 small/regular". */
  also: string | null;
  /** What a container holds by its own text: 12 fl oz. */
  inner: { quantity: number; unit: string } | null;
  /** Sold as one helping. */
  single: boolean;
  /** Stems of everything else. */
  words: readonly string[];
  /** "guideline amount on regular sandwich": what goes with another food. */
  guideline: boolean;
}

const NUMBER = /^(\d+(?:\.\d+)?)(?:[-\s](\d)\/(\d+)|\/(\d+))?\s*/;
const INNER = /(?<![\d.])(\d{1,4}(?:\.\d{1,3})?) ?(fl oz|oz|ml|g)\b/;
const IGNORED = new Set(
  'five six eight ten twelve twenty a an or of in the any size nfs ns as to about approx each dia diameter across x by lb with and include pre packaged only'.split(
    ' ',
  ),
);
/** Sizes as USDA writes them, in our words; longest first. */
const SIZE_PHRASES: readonly (readonly [string, string])[] = [
  ['very thin', 'thin'],
  ['extra-large', 'extra large'],
  ['extra large', 'extra large'],
  ['large/king size', 'large'],
  ['king size', 'king'],
  ['fun/snack size', 'fun size'],
  ['fun size', 'fun size'],
  ['snack-size', 'snack size'],
  ['snack size', 'snack size'],
  ['pouch/regular size', 'regular'],
  ['miniature/bite size', 'mini'],
  ['miniature/slider', 'mini'],
  ['bite size', 'mini'],
  ['cracker-size', 'mini'],
  ['silver dollar', 'silver dollar'],
  ['sharing/movie theater size', 'sharing'],
  ['small/regular', 'small'],
  ['regular/large', 'regular'],
  ['small/medium', 'medium'],
  ['small or medium', 'medium'],
  ['medium/regular', 'medium'],
  ['medium or regular', 'medium'],
  ['small or thin', 'small'],
  ['large or thick', 'large'],
  ['child/senior', 'kids'],
  ['personal size', 'personal'],
  ['sandwich size', 'sandwich'],
  ['family size', 'family'],
  ['party size', 'party'],
];

/** Sizes that stand for two. */
const ALSO: Readonly<Record<string, string>> = { 'small/regular': 'regular', 'regular/large': 'large', 'small/medium': 'small' };

const COUNTS: Readonly<Record<string, number>> = { five: 5, six: 6, eight: 8, ten: 10, twelve: 12, twenty: 20 };
const known = new WeakMap<Portion, Measure>();

export function measureOf(portion: Portion): Measure {
  let measure = known.get(portion);
  if (!measure) known.set(portion, (measure = parse(portion.text)));
  return measure;
}

function parse(text: string): Measure {
  let rest = foldWord(text).trim();
  const guideline = rest.includes('guideline amount');
  const number = NUMBER.exec(rest);
  let count = 1;
  if (number) {
    rest = rest.slice(number[0].length);
    count = number[4] ? Number(number[1]) / Number(number[4]) : Number(number[1]) + (number[2] ? Number(number[2]) / Number(number[3]) : 0);
  }
  // "1 eight piece"
  const worded = /^(five|six|eight|ten|twelve|twenty)\b/.exec(rest);
  if (worded && count === 1) count = COUNTS[worded[1]!]!;
  let inner: Measure['inner'] = null;
  if (!rest.startsWith('fl oz') && !rest.startsWith('oz')) {
    const held = INNER.exec(rest);
    if (held) inner = { quantity: Number(held[1]), unit: held[2] === 'fl oz' ? 'floz' : held[2]! };
  }
  const calorie = /\d calorie/.test(text);
  rest = rest.replace(/\([^)]*\)?/g, ' ').replaceAll('fl oz', 'floz');
  let size: string | null = null;
  let also: string | null = null;
  for (const [words, name] of SIZE_PHRASES)
    if (rest.includes(words)) {
      size ??= name;
      also ??= ALSO[words] ?? null;
      rest = rest.replace(words, ' ');
    }
  const single = contains(rest, ['single serving', 'individual', 'single-serving']);
  rest = rest.replace(/single[ -]serving|individual/g, ' ');
  const words: string[] = calorie ? ['calorie'] : [];
  // a pound alone is no piece
  let unit: string | null = rest.trim() === 'lb' ? 'lb' : null;
  let first = true;
  for (const [word] of rest.matchAll(/[a-z']+/g)) {
    if (IGNORED.has(word)) continue;
    if (size === null && Object.hasOwn(SIZES, word) && (word !== 'half' || rest.trim() !== 'half')) {
      size = sizeWord(word);
      continue;
    }
    const stem = stemWord(word);
    const named = unitOf(stem);
    if (named && (unit === null || (first && unit === 'piece')) && named !== 'whole') unit = named;
    else words.push(stem);
    first = false;
  }
  return {
    count: count > 0 ? count : 1,
    unit: unit ?? (single && words.length === 0 ? 'serving' : null),
    size,
    also,
    inner,
    single,
    words,
    guideline,
  };
}
