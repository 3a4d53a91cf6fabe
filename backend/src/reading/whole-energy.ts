import { hasDigit } from '../language/letters.js';
import { scaleNutrients } from '../domain/nutrients.js';
import { userNutrients } from '../food/index.js';
import { conceptsOf } from '../language/concepts-of.js';
import { figureSpans } from '../language/figure-spans.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { tokenise } from '../language/token.js';
import { LEAST_ENERGY } from './amounts.js';
import type { ReadItem } from './reading.js';

/** Energy that a text gives apart from the foods it names, with the words of it taken out. */
export interface WholeEnergy {
  rest: string;
  /** Null: none. */
  calories: number | null;
  /** Said of everything: "altogether". Else what it is of shows in the foods themselves. */
  all: boolean;
}

/** Words that say nothing of what the energy is of. */
const AROUND = new Set('in-all filler determiner be only it article label says to in add eat move counted energy'.split(' '));
const MEAL = new Set(['meal']);
const FOR = new Set(['for', 'pour', 'por', 'para']);
const LANGUAGES = [LEXICONS.en, LEXICONS.fr, LEXICONS.es];

/** "…, altogether around 700 calories", "log 300 cal. it was a muffin": one figure that stands in a piece of its own, at the start or the end. */
export function takeWholeEnergy(text: string): WholeEnergy {
  const none: WholeEnergy = { rest: text, calories: null, all: false };
  if (!hasDigit(text)) return none;
  const figures = figureSpans(text, LANGUAGES);
  const [energy] = figures;
  if (!energy || figures.length > 1 || energy.nutrient !== 'calories') return none;
  const tokens = tokenise(text, new Map());
  const quiet = conceptsOf(tokens, LANGUAGES, AROUND);
  let first = tokens.findIndex(({ from }) => from === energy.from);
  let end = tokens.findIndex(({ from }) => from >= energy.to);
  if (end < 0) end = tokens.length;
  while (first > 0 && quiet[first - 1] !== '') first--;
  while (end < tokens.length && quiet[end] !== '') end++;
  const all = quiet.slice(first, end).includes('in-all');
  const [before, after] = [tokens[first - 1], tokens[end]];
  // "lunch 650 cal: salad and breadsticks"
  const headed = after?.word === ':' && conceptsOf(tokens.slice(0, first), LANGUAGES, MEAL).every((kind) => kind !== '');
  // "900 cals total for burger and fries"
  const of = before === undefined && FOR.has(tokens[end - 1]!.word) && figuresIn(tokens.slice(end)) === 0;
  const own =
    (before === undefined || before.is === 'mark' || headed || (all && quiet[first] === 'in-all')) &&
    (after === undefined || after.is === 'mark' || of);
  const ends = before === undefined || tokens.slice(end).every(({ is }) => is === 'mark');
  if (!own || !(ends || all || headed) || !tokens.some(({ is }, i) => is === 'word' && quiet[i] === '' && (i < first || i >= end)))
    return none;
  if (before === undefined && joins(tokens[end + 1]?.word)) return none;
  const [from, to] = [tokens[first]!.from, of ? tokens[end - 1]!.to : (after?.to ?? text.length)];
  const rest = `${trimmed(text.slice(0, from))}${before && to < text.length ? '\n' : ''}${text.slice(to)}`.trim();
  return { rest, calories: Math.round(energy.value), all: all || headed || before === undefined };
}

/** Numbers that may be energy, too. */
const figuresIn = (tokens: readonly { is: string; word: string }[]): number =>
  tokens.filter(({ is, word }) => is === 'number' && Number(word) >= LEAST_ENERGY).length;

/** Without the marks that led to what was taken out. */
function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && ' \n,(:~-'.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}

const joins = (word: string | undefined): boolean =>
  word !== undefined && ['and', 'then', 'plus', 'also', 'et', 'puis', 'y', 'luego'].includes(word);

/** Lays it on items: on all, or on the last alone where only that is plausible ("eggs, toast, 80 cal"). False: nothing to lay it on. */
export function layEnergy({ calories, all }: Pick<WholeEnergy, 'calories' | 'all'>, items: readonly ReadItem[]): boolean {
  const last = items.at(-1);
  if (calories === null || !last) return false;
  const usual = (of: readonly ReadItem[]): number => of.reduce((sum, item) => sum + (item.nutrients?.calories ?? 0), 0);
  const far = (of: readonly ReadItem[]): number => Math.abs(Math.log(Math.max(calories, 1) / Math.max(usual(of), 1)));
  const said = all || far(items) <= far([last]) ? items : [last];
  const sum = usual(said);
  const unknown = said.every((item) => item.nutrients === null);
  for (const item of said)
    Object.assign(item, withEnergy(item, calories * (sum > 0 ? (item.nutrients?.calories ?? 0) / sum : unknown ? 1 / said.length : 0)));
  return true;
}

/** An item whose energy the user tells: an amount that was ours gives way, one that was said stays. */
function withEnergy(item: ReadItem, calories: number): ReadItem {
  const known = item.nutrients && item.nutrients.calories > 0 ? item.nutrients : null;
  const factor = known ? calories / known.calories : 1;
  return {
    ...item,
    nutrients: known
      ? { ...scaleNutrients(known, factor), calories }
      : item.nutrients === null
        ? userNutrients({ calories })
        : item.nutrients,
    grams: item.grams === null || !item.assumed ? item.grams : item.grams * factor,
    source: 'user',
    assumed: false,
    assumption: null,
    choices: [],
    sureness: 1,
  };
}
