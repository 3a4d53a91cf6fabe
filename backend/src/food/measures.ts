/** Weights in grams. */
export const WEIGHTS: Readonly<Record<string, number>> = { mg: 0.001, g: 1, kg: 1000, oz: 28.35, lb: 453.6 };

/** Volumes in millilitres (US measures). */
export const VOLUMES: Readonly<Record<string, number>> = {
  ml: 1, cl: 10, dl: 100, l: 1000, floz: 29.57, tsp: 4.93, tbsp: 14.79, cup: 236.6, pint: 473.2, quart: 946.4, gallon: 3785,
};

/** Words for how large one is. Restaurant sizes are sizes too. The value is the portion size they stand for when the food lacks the word itself. */
export const SIZES: Readonly<Record<string, string>> = {
  tiny: 'mini', mini: 'mini', miniature: 'mini', 'bite size': 'mini', baby: 'mini', fun: 'mini', 'fun size': 'mini', 'snack size': 'small', kids: 'small', kid: 'small', child: 'small',
  small: 'small', sm: 'small', little: 'small', short: 'small', tall: 'small', thin: 'small', junior: 'small', personal: 'small', individual: 'small', 'single serving': 'small', half: 'small',
  medium: 'medium', med: 'medium', regular: 'medium', standard: 'medium', normal: 'medium', average: 'medium', grande: 'medium', reg: 'medium',
  large: 'large', lg: 'large', lrg: 'large', big: 'large', huge: 'large', giant: 'large', venti: 'large', thick: 'large', tallboy: 'large', king: 'large', 'king size': 'large', full: 'large',
  jumbo: 'extra large', 'extra large': 'extra large', xl: 'extra large', xlarge: 'extra large', trenta: 'extra large', massive: 'extra large', family: 'extra large', 'family size': 'extra large', party: 'extra large', sharing: 'extra large', 'party size': 'extra large',
};

/** Factor on a medium one where a food has no weight for the size. */
export const SIZE_FACTOR: Readonly<Record<string, number>> = { mini: 0.35, small: 0.75, medium: 1, large: 1.35, 'extra large': 1.7 };

/** Canonical portion units and how people and USDA write them, singular. Each also stands for itself. */
const UNIT_WORDS: Readonly<Record<string, string>> = {
  slice: 'slice', piece: 'piece pc count ct each item unit individual', whole: 'whole', wedge: 'wedge', bowl: 'bowl bowlful', plate: 'plate plateful platter', glass: 'glass glassful', mug: 'mug mugful', bottle: 'bottle',
  can: 'can tin tallboy', bag: 'bag sack', box: 'box', pack: 'pack package pkg pk', packet: 'packet sachet envelope', pouch: 'pouch', carton: 'carton', container: 'container', tub: 'tub', jar: 'jar', sleeve: 'sleeve',
  handful: 'handful fistful', scoop: 'scoop scoopful', serving: 'serving portion helping', order: 'order side', bar: 'bar', stick: 'stick', strip: 'strip rasher', fillet: 'fillet filet', patty: 'patty', link: 'link', square: 'square',
  bite: 'bite mouthful nibble', sip: 'sip', spoonful: 'spoonful spoon', dollop: 'dollop', splash: 'splash', drizzle: 'drizzle', pinch: 'pinch', dash: 'dash', pump: 'pump', shot: 'shot jigger', sheet: 'sheet', row: 'row', loaf: 'loaf', head: 'head',
  ear: 'ear', clove: 'clove', stalk: 'stalk', sprig: 'sprig', leaf: 'leaf', rack: 'rack', roll: 'roll', tray: 'tray', pitcher: 'pitcher jug', meal: 'meal entree dinner', pat: 'pat knob', cube: 'cube', chunk: 'chunk', ball: 'ball',
  tablet: 'tablet pill gummy', wrap: 'wrap', stack: 'stack', spear: 'spear', floret: 'floret floweret', ring: 'ring', quarter: 'quarter', half: 'half', basket: 'basket', bucket: 'bucket', cone: 'cone', bun: 'bun', segment: 'segment section',
  crisp: 'crisp', pod: 'pod', rib: 'rib', steak: 'steak', chop: 'chop', breast: 'breast', thigh: 'thigh', drumstick: 'drumstick', wing: 'wing', leg: 'leg', footlong: 'footlong', pie: 'pie', cake: 'cake', inch: 'inch',
  cup: 'cup', tbsp: 'tbsp tablespoon', tsp: 'tsp teaspoon', floz: 'floz', oz: 'oz ounce', g: 'g gram', lb: 'lb pound', pint: 'pint', quart: 'quart', l: 'liter litre',
};

const BY_WORD = new Map(Object.entries(UNIT_WORDS).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)));

/** The canonical unit of an English singular word, or null. */
export function unitOf(word: string): string | null {
  return BY_WORD.get(word) ?? null;
}
