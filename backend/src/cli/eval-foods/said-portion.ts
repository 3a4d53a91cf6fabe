import type { TrueFood } from './release-truth.js';

export const PORTION_KINDS = [
  'grams',
  'ounces',
  'cups',
  'spoons',
  'fluid',
  'slices',
  'pieces',
  'size',
  'container',
  'count',
  'unsaid',
] as const;
export type PortionKind = (typeof PORTION_KINDS)[number];

/** A measure as people name it, with every weight that the release gives a food for it. */
export interface SaidPortion {
  kind: PortionKind;
  /** "cup", "thick slice", "16.9 oz bottle"; a size ("large") for `size`; empty for `count` and `unsaid`. */
  unit: string;
  /** Grams of one. Several where the release has several ("1 cup, diced", "1 cup, mashed") and the words do not say which. */
  grams: number[];
}

/** Weights of something else than what was eaten, and measures that nobody uses. */
const UNSAID =
  /yield|Guideline|cubic|surface|linear|Topping|unpopped|dry\b|crust not eaten|in shell|raw|skin only|Skin from|Juice of|approx|pan\)|dia|"|include|NS as to form|equivalent|filled with|^(?!1 )/i;
const SIZES: Record<string, string> = {
  small: 'small',
  'small/regular': 'small',
  medium: 'medium',
  'medium/regular': 'medium',
  large: 'large',
  'large/king size': 'large',
  'extra large': 'extra large',
  miniature: 'mini',
  'miniature/bite size': 'mini',
  regular: 'regular',
};
const SPOONS: Record<string, string> = { tablespoon: 'tbsp', teaspoon: 'tsp' };
const SLICES: [RegExp, string][] = [
  [/^(large or thick|thick|large) slice$/, 'thick slice'],
  [/^(small or thin\/very thin|small or thin|thin) slice$/, 'thin slice'],
  [/^((medium|regular|medium or regular) slice|slice|piece\/slice|slice or wedge)$/, 'slice'],
  [/^piece$/, 'piece'],
];
/** What a number may stand before on its own: "2 bars of …". */
const CARRIED =
  /^(bar|stick|patty|link|strip|scoop|ball|wedge|spear|nugget|fillet|leaf|stalk|ear|floweret|pat|shot|ring|cube|rib|clove|packet|pouch|stick\/twist)$/;
const HELD =
  /^(can|bottle|can or bottle|bottle\/can|box|individual container|container|pouch|package|individual packet|carton|jar|tub|juice box\/pouch)$/;
/** Sizes of bag as people call them. */
const BAGS: Record<string, string> = {
  'small single serving bag': 'small bag',
  'medium single serving bag': 'medium bag',
  'large single serving bag': 'large bag',
};

/**
 * The measures in which people would state an amount of a food under this name, from the release's portion texts: remarks after a comma ("diced", "NFS") are
 * not said; "1 medium pizza" is a size where the name holds the word pizza; "1 doughnut" is a count where it holds donut; "Quantity not specified" is what
 * a text without an amount means.
 */
export function saidPortions(food: TrueFood, name: string): SaidPortion[] {
  const said = new Map<string, SaidPortion>();
  const add = (kind: PortionKind, unit: string, grams: number) => {
    const known = said.get(kind + unit);
    if (!known) said.set(kind + unit, { kind, unit, grams: [grams] });
    else if (!known.grams.includes(grams)) known.grams.push(grams);
  };
  const sizes = new Map<string, number>();
  const words = new Set(name.split(' ').flatMap((word) => [word, singular(word)]));
  let usual = 0;
  for (const { text, grams } of food.portions) {
    if (text === 'Quantity not specified') usual = grams;
    if (UNSAID.test(text)) continue;
    const ounces = /\(([\d.]+) fl oz/.exec(text)?.[1];
    const core = text
      .slice(2)
      .replace(/\([^)]*\)/g, '')
      .split(',')[0]!
      .trim()
      .toLowerCase();
    const [first = '', ...noun] = core.replace('extra large', 'extra-large').split(' ');
    const size = SIZES[core] ?? (first in SIZES || first === 'extra-large' ? first.replace('-', ' ') : undefined);
    const slice = SLICES.find(([pattern]) => pattern.test(core))?.[1];
    const named = (noun.length ? noun : [first]).join(' ').replace('doughnut', 'donut');
    if (core === 'cup') add('cups', 'cup', grams);
    else if (core in SPOONS) add('spoons', SPOONS[core]!, grams);
    else if (core === 'fl oz') add('fluid', 'oz', grams);
    else if (/pizza/.test(text) && slice === 'piece') {
      if (!/small|extra/.test(text)) add('slices', 'slice', grams);
    } else if (core in BAGS) add('container', BAGS[core]!, grams);
    else if (HELD.test(core)) {
      const holder = /bottle|can/.test(core) ? core.split(/ or |\//)[0]! : core.replace('individual ', '').split('/')[0]!;
      if (ounces) add('container', `${ounces} oz ${holder}`, grams);
      else if (!/^container|^package/.test(holder)) add('container', holder, grams);
    } else if (slice) add(slice === 'piece' ? 'pieces' : 'slices', slice, grams);
    else if (size && (core in SIZES || named === 'drink' || words.has(named))) {
      sizes.set(size, grams);
      add('size', size, grams);
    } else if (CARRIED.test(core) && !words.has(core)) add('pieces', core.split('/')[0]!, grams);
    else if (words.has(core.replace('doughnut', 'donut')) || /^(item|whole|fruit|nut|sandwich)$/.test(core)) add('count', '', grams);
  }
  const middle = sizes.get('medium') ?? sizes.get('regular');
  if (!said.has('count') && middle && usual === middle) add('count', '', middle);
  if (usual) add('unsaid', '', usual);
  return [...said.values()];
}

/** "patties": "patty", "cookies": "cookie". */
export function singular(word: string): string {
  if (/(ss|us|is)$/.test(word) || word.length < 4) return word;
  if (/ies$/.test(word) && !/^(cookies|brownies|smoothies|pies|veggies)$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(tomato|potato|sandwich|radish|peach|ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.replace(/s$/, '');
}

export function plural(word: string): string {
  if (/s$/.test(word) && !/ss$/.test(word)) return word;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (word === 'leaf') return 'leaves';
  if (/(tomato|potato|ch|sh|x|ss)$/.test(word)) return `${word}es`;
  return `${word}s`;
}
