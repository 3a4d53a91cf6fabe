import { type Ahead, ahead, dataFile } from './data-files.js';
import { parseFoodRows } from './food-row.js';
import { buildFoodTable, type FoodTable, tableOf } from './food-table.js';
import { splitWords } from './form-words.js';
import { once } from './once.js';
import { partsOf } from './retrieval/flat-index.js';
import { wholeIndex } from './retrieval/food-index.js';
import { stemWord } from './words.js';

const madeAhead = once(() => ({ of: ahead() }));

/** The table that comes with the program; made at first use. */
export const builtInTable = once((): FoodTable => {
  const foods = parseFoodRows(dataFile('foods.tsv'));
  const made = madeAhead().of;
  return made ? tableOf(foods, wholeIndex(partsOf(made.index), foods)) : buildFoodTable(foods);
});

/** What the names of its foods tell of the language of a text. */
export interface NamesTell {
  /** Words of English names. */
  english: ReadonlySet<string>;
  /** Stems of foods that are called by one word of French or Spanish, and not so in English: "camarones". */
  own: Readonly<Record<'fr' | 'es', ReadonlySet<string>>>;
}

export const namesTell = once((): NamesTell => {
  const words = madeAhead().of?.words ?? wordsOfNames(builtInTable());
  return { english: new Set(words.english), own: { fr: new Set(words.fr), es: new Set(words.es) } };
});

/** The same as lists. */
export function wordsOfNames({ foods }: FoodTable): Ahead['words'] {
  const single = (names: readonly string[]) => new Set(names.filter((name) => !name.includes(' ')).map(stemWord));
  const names = foods.flatMap(({ name, aliases }) => [name, ...aliases]);
  const english = single(names);
  const of = (language: 'fr' | 'es') => [...single(foods.flatMap((food) => food[language]))].filter((word) => !english.has(word));
  return { english: [...new Set(names.flatMap(splitWords))], fr: of('fr'), es: of('es') };
}
