import { wordsOf } from '../../../language/chart.js';
import type { Entry } from '../../../domain/entry.js';
import { readAmount } from '../../../reading/index.js';
import { read, SURE_FOOD } from '../../matching-items.js';
import { sameStem, stems } from '../../targets.js';
import type { Match } from '../../../understanding/match.js';
import { alone, correctsBehind, edited, entryIn, itemIn, mealSpokenOf, together, wordsIn } from '../binding.js';
import { tellsOwnWhen } from '../own-when.js';
import type { Proposal, Resolve } from '../proposal.js';
import { SPOKEN } from '../still-spoken-of.js';
import { lastOf, type Talk } from '../talk.js';
import { toldTogether } from '../told-together.js';
import { isCalled, isOf } from './what-stands.js';

/** "Also 6 saltines" behind what is put right: of the meal just told, what it does not have yet. */
export const addHinted: Resolve = (match, talk) => {
  const meal = mealSpokenOf(talk);
  const words = wordsIn(match, 'new')!;
  if (!talk.corrects || correctsBehind(match, talk) || !meal || lastOf(talk) !== meal || talk.age > SPOKEN) return null;
  return read(words, talk.context).length === 0 || isOf(meal.items, words, talk) ? null : add(match, talk);
};

/** "Ranch on the salad", right behind a salad: had on it, where the meal has none yet. */
export const putOn: Resolve = (match, talk) => {
  const [words, named] = [wordsIn(match, 'new')!, itemIn(match, talk)];
  if (!named || lastOf(talk) !== named.entry || talk.age > SPOKEN || !alone(match, talk)) return null;
  const { from, to } = match.bindings['item']!;
  // "Butter on toast" is a piece of toast more; "the" one is the one that stands.
  const points = talk.chart.at[from]!.some(({ kind }) => kind === 'determiner');
  const called = isCalled(`${named.item.name} ${named.item.words ?? ''}`, wordsOf(talk.chart, from, to));
  const foods = read(words, talk.context);
  const known = foods.length > 0 && foods.every(({ nutrients, sureness }) => nutrients !== null && sureness >= SURE_FOOD);
  return points && called && known && !isOf(named.entry.items, words, talk) ? add(match, talk) : null;
};

/** How long something was had "with it", in seconds. */
const BESIDE = 5400;

/** "For supper I had salmon with rice", behind a lunch. */
const isOtherMeal = (entry: Entry | null, { chart }: Talk): boolean =>
  entry?.kind === 'meal' && chart.at.flat().some(({ kind, value }) => kind === 'meal' && value !== entry.meal);

/** "Add a string cheese to that", "the bagel had bacon on it too". */
export const add: Resolve = (match, talk) => {
  const { amount } = match.bindings;
  if (match.concepts.includes('those-two')) return addToBoth(match, talk);
  const words = match.bindings['kind']
    ? moreClosely(match, talk)
    : `${amount ? `${wordsOf(talk.chart, amount.from, amount.to)} ` : ''}${wordsIn(match, 'new')!}`;
  if (words === null) return null;
  const named = itemIn(match, talk);
  const on = match.concepts.includes('on') && !named ? '' : undefined;
  const entry = named?.entry ?? entryIn(match) ?? mealSpokenOf(talk);
  // "Forgot the coffee" where it stands is rather "forget the coffee".
  if (!match.bindings['entry'] && (tellsOwnWhen(talk.chart) || isOtherMeal(entry, talk))) return null;
  const told = match.concepts.some((name) => name === 'held' || name === 'join' || name === 'eat') && !amount && readAmount(words) === null;
  const again = (told || match.concepts.includes('forgot')) && entry?.kind === 'meal' && isOf(entry.items, words, talk);
  // What lies in it anyway: "had spinach in it" of a smoothie.
  const [host, ...others] = entry?.kind === 'meal' ? entry.items : [];
  if (again && match.concepts.includes('on') && host && others.length === 0)
    return edited(entry, { is: 'note', of: host.name, words }, talk);
  if (again || (match.concepts.includes('beside-it') && (lastOf(talk) !== entry || talk.age > BESIDE))) return null;
  // "The latte was with oat milk".
  const kind = named && told && stems(words).at(-1) === 'milk' ? toldTogether(named.item, words, talk.context) : null;
  if (kind) return edited(entry, { is: 'replace', of: named!.item.name, words: kind.words }, talk);
  const change = { is: 'add' as const, words, ...(named ? { on: named.item.name } : on === undefined ? {} : { on }) };
  return edited(entry, change, talk);
};

/** "Dressing, ranch", "the cheese, 1 slice american": the food that is added, told more closely behind; null where both are not one. */
function moreClosely(match: Match, { chart, context }: Talk): string | null {
  const { from, to } = match.bindings['new']!;
  const start = Math.max(from, ...chart.at[from]!.filter(({ kind }) => kind === 'determiner').map((span) => span.to));
  const words = wordsOf(chart, start, to);
  const whole = `${wordsIn(match, 'kind')!} ${words}`;
  const [food, ...more] = read(whole, context);
  const one = food && more.length === 0 && food.nutrients !== null && food.sureness >= SURE_FOOD && food.mods.length === 0;
  const called = stems(words).at(-1) ?? '';
  return one && stems(food.name).some((word) => sameStem(word, called)) ? whole : null;
}

/** "Both had cheese": each of two foods. */
function addToBoth(match: Match, talk: Talk): Proposal | null {
  const meal = mealSpokenOf(talk);
  if (!meal || lastOf(talk) !== meal || talk.age > SPOKEN) return null;
  const pair = meal.items.length === 2 || (meal.items.length === 1 && meal.items[0]!.quantity === 2);
  const words = wordsIn(match, 'new')!;
  return pair ? together(meal.items.map(({ name }) => edited(meal, { is: 'add', words, on: name }, talk))) : null;
}

/** "Cooked in butter", "made with milk": of the food just told. Water adds nothing. */
export const madeWith: Resolve = (match, talk) => {
  const named = itemIn(match, talk);
  const meal = named?.entry ?? mealSpokenOf(talk);
  const words = wordsIn(match, 'new')!;
  if (!meal || lastOf(talk) !== meal || talk.age > SPOKEN || !alone(match, talk)) return null;
  const fitting = meal.items.filter((item) => toldTogether(item, words, talk.context) !== null);
  const host = named?.item ?? talk.topic?.item ?? (meal.items.length === 1 ? meal.items[0] : fitting.length === 1 ? fitting[0] : undefined);
  if (read(words, talk.context).every(({ nutrients }) => (nutrients?.calories ?? 0) === 0))
    return { intents: [{ type: 'chat', what: 'noted' }] };
  // "Made with oat milk" of a latte.
  const told = host ? toldTogether(host, words, talk.context) : null;
  if (host && told) return edited(meal, { is: 'replace', of: host.name, words: told.words }, talk);
  return edited(meal, { is: 'add', words, ...(host ? { on: host.name } : {}) }, talk);
};
