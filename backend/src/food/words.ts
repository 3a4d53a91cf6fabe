import { isPlain, respelt, signsAs, withoutAccents } from '../language/fold.js';
import { ends } from '../language/letters.js';

/** Letters of two signs, and quotes. */
const SIGNS = new Map([
  ...'œ:oe æ:ae ß:ss ø:o'.split(' ').map((one) => one.split(':') as [string, string]),
  ...signsAs('\u2018\u2019\u02bc`´', "'"),
]);

/** Lower case without accents or typographic letters: "Crème brûlée" is "creme brulee", "œuf" is "oeuf". */
export function foldWord(text: string): string {
  const lower = text.toLowerCase();
  return isPlain(lower) ? lower : respelt(withoutAccents(lower), SIGNS);
}

const IRREGULAR: Record<string, string> = {
  pies: 'pie',
  fries: 'fries',
  loaves: 'loaf',
  halves: 'half',
  leaves: 'leaf',
  quiches: 'quiche',
  brioches: 'brioche',
  ceviches: 'ceviche',
  peches: 'peche',
  tranches: 'tranche',
  caches: 'cache',
  cheetos: 'cheeto',
  // corn in French, where it is not "but"
  mais: 'maiz',
  frijoles: 'frijol',
  limones: 'limon',
  camarones: 'camaron',
  jamones: 'jamon',
  panes: 'pan',
  melones: 'melon',
  tamales: 'tamal',
  tamale: 'tamal',
  nopales: 'nopal',
  chicharrones: 'chicharron',
  champinones: 'champinon',
  pasteles: 'pastel',
  cereales: 'cereal',
  croutons: 'crouton',
  kolaches: 'kolache',
  ciruelas: 'ciruela',
  panecillos: 'panecillo',
  yaourts: 'yaourt',
  radishes: 'radish',
  geese: 'goose',
  teeth: 'tooth',
  feet: 'foot',
  mice: 'mouse',
  dice: 'dice',
  rice: 'rice',
  gras: 'gras',
  swiss: 'swiss',
  its: 'its',
  this: 'this',
  bis: 'bis',
  les: 'les',
  des: 'des',
  las: 'las',
  los: 'los',
  // how it was made, and what is made so
  roasted: 'roast',
  grilled: 'grill',
  scrambled: 'scramble',
  baked: 'bake',
  steamed: 'steam',
};

/** Words of another ending than their stem: a text may misspell or shorten either. */
export const irregularWords = (): [string, string][] => Object.entries(IRREGULAR);

const cache = new Map<string, string>();

/** The form under which singular and plural meet; for folded words of English, French and Spanish. Not always a real word. */
export function stemWord(word: string): string {
  if (word.length < 4) return word;
  const known = cache.get(word);
  if (known !== undefined) return known;
  const stem = IRREGULAR[word] ?? strip(word.endsWith("'s") ? word.slice(0, -2) : word.replaceAll("'", ''));
  if (cache.size < 20_000) cache.set(word, stem);
  return stem;
}

function strip(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  if (ends(word, ['sses', 'shes', 'ches', 'xes', 'zzes']) || word.endsWith('oes')) return word.slice(0, -2);
  if (word.endsWith('s') && !ends(word, ['ss', 'us', 'is'])) return word.slice(0, -1);
  return word;
}

/** Whether a folded word looks like an English, French or Spanish plural. */
export function isPlural(word: string): boolean {
  return word.length > 3 && stemWord(word) !== word && (word.endsWith('s') || word.endsWith('x')) ? true : word === 'fries';
}
