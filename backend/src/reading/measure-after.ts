import type { ReadNumber } from './number-words.js';
import type { Token } from './tokens.js';

const MOST_CUPS = 4;
const HEAPED = new Set(['full', 'level', 'heaping', 'heaped', 'small', 'big']);

/** The measure of a number and where the amount ends: "cup", "a level cup", "cuillere a soupe". */
export function measureAfter(
  tokens: readonly Token[],
  read: Pick<ReadNumber, 'next' | 'article' | 'value'>,
): { measure: string | null; next: number } {
  return measureAt(tokens, unitAt(tokens, read.next), read) ?? { measure: isBottled(tokens, read) ? 'ml' : null, next: read.next };
}

/** "Una coca de 600": how much a bottle holds, with its unit unsaid. */
function isBottled(tokens: readonly Token[], { next, value }: Pick<ReadNumber, 'next' | 'value'>): boolean {
  const [drink, of] = [tokens[next - 3]?.text ?? '', tokens[next - 2]?.text];
  return of === 'de' && BOTTLED.has(drink) && value >= LEAST_ML && value <= MOST_ML && tokens[next]?.kind !== 'word';
}
const BOTTLED = new Set(
  'coca cocas coke pepsi sprite fanta refresco refrescos gaseosa soda sodas agua cerveza cervezas jugo botella lata caguama biere bieres eau liqueur bouteille canette monster gatorade powerade'.split(
    ' ',
  ),
);
const [LEAST_ML, MOST_ML] = [180, 3000];

/** Where the unit stands: behind a hyphen, behind "heaping". */
function unitAt(tokens: readonly Token[], next: number): number {
  const at = tokens[next]?.text === '-' && tokens[next + 1]?.measure ? next + 1 : next;
  const unit = HEAPED.has(tokens[at]?.text ?? '') ? tokens[at + 1] : undefined;
  return unit?.measure && unit.measure !== 'g' ? at + 1 : at;
}

function measureAt(
  tokens: readonly Token[],
  at: number,
  { article, value }: Pick<ReadNumber, 'article' | 'value'>,
): { measure: string; next: number } | null {
  const unit = tokens[at];
  if (!unit) return null;
  if (unit.measure && !measureIsWord(tokens, at, article)) return { measure: unit.measure, next: at + 1 };
  const spoon = spoonAt(tokens, at);
  if (spoon) return spoon;
  if (unit.text !== 'c') return null;
  // "rice 1.5c", but "40p 12c": carbs
  const few = unit.glued && value <= MOST_CUPS;
  const named = tokens[at + 1]?.kind === 'word' || tokens[at + 1]?.text.endsWith('%');
  return few || (!unit.glued && (named || (value <= MOST_CUPS && isBehindFood(tokens, at)))) ? { measure: 'cup', next: at + 1 } : null;
}

/** "Brown rice 1 c, peas": behind a word and at the end of its place, where no letter stands for a nutrient. */
function isBehindFood(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast(({ kind }) => kind !== 'number');
  const next = tokens[at + 1];
  return before?.kind === 'word' && before.text.length > 2 && next?.kind !== 'number';
}

/** "a g" or "2 once" style words that are no measures where they stand. */
function measureIsWord(tokens: readonly Token[], at: number, article: boolean): boolean {
  const { text } = tokens[at]!;
  if (text === 'pound' && tokens[at + 1]?.text === 'cake') return true;
  if (article && (text === 'g' || text === 'l' || text === 'once')) return true;
  return text === 'cup' && tokens[at + 1]?.stem === 'noodle';
}

const SPOONS = new Set('cuillere cuilleres cuilleree cuillerees cuil cuill cui c cs cas cac'.split(' '));
const SPOON_OF: Readonly<Record<string, 'tbsp' | 'tsp'>> = { soupe: 'tbsp', s: 'tbsp', table: 'tbsp', the: 'tsp', tea: 'tsp', cafe: 'tsp' };

/** French spoons: "cuillere a soupe", "c. a the", "cas". */
function spoonAt(tokens: readonly Token[], at: number): { measure: string; next: number } | null {
  const { text } = tokens[at]!;
  if (!SPOONS.has(text)) return null;
  if (text === 'cs' || text === 'cas') return { measure: 'tbsp', next: at + 1 };
  const kindAt = tokens[at + 1]?.text === 'a' ? at + 2 : at + 1;
  const measure = SPOON_OF[tokens[kindAt]?.text ?? ''];
  return measure === undefined ? null : { measure, next: kindAt + 1 };
}
