import type { Facts } from '../../../language/facts-spans.js';
import type { Figure } from '../../../language/span.js';
import { GOAL_BOUNDS } from '../../../domain/goals.js';
import { alone, amountIn, edited, entryIn, isOfWorkout, itemIn, mealSpokenOf, numberIn, together, workoutSpokenOf } from '../binding.js';
import { nearestFigures } from '../nearest-figure.js';
import type { Proposal, Resolve } from '../proposal.js';
import { BREATH, SPOKEN, SAME_BREATH_SECONDS } from '../still-spoken-of.js';
import { lastOf, type Talk } from '../talk.js';
import type { Match } from '../../../understanding/match.js';
import { NO_AMOUNT } from '../../carry-amount.js';
import { ownerOf } from './bare-number.js';
import { itemAmount } from './item-amount.js';

/** "The box says 310", "240 cal each", "burned 90 says my watch". */
export const calories: Resolve = (match, talk) => {
  const said = numberIn(match, 'kcal') ?? numberIn(match, 'number') ?? amountIn(match)!.quantity!;
  const measured = match.concepts.some((name) => name === 'device' || name === 'burned') && !match.concepts.includes('label');
  const bare = !match.bindings['kcal'];
  if (measured || (isOfWorkout(talk) && !match.bindings['item'])) {
    const workout = workoutSpokenOf(talk);
    // "Elliptical was 25" of 20 minutes on it.
    const near = workout && bare && !match.concepts.includes('burned') ? nearestFigures(said, workout, talk) : [];
    if (near.length > 0) return near[0]!;
    return workout && said >= 10 ? edited(workout, { is: 'calories', value: said, of: null }, talk) : null;
  }
  const named = itemIn(match, talk);
  const told = entryIn(match);
  const meal = named?.entry ?? (told?.kind === 'meal' ? told : mealSpokenOf(talk));
  if (!meal || (bare && said < 20) || (!named && !told && lastOf(talk) !== meal)) return null;
  const item = named?.item ?? (meal.items.length === 1 ? meal.items[0]! : null);
  // "Scale says 55", of what was weighed.
  if (bare && item && item.unit === 'g' && item.source !== 'user' && match.concepts.includes('says') && !match.concepts.includes('label'))
    return itemAmount({ entry: meal, index: meal.items.indexOf(item), item }, { ...NO_AMOUNT, quantity: said, unit: 'g' }, talk);
  const value = match.concepts.includes('each') && item ? said * Math.max(1, item.quantity) : said;
  if (match.concepts.includes('each') && !item) return null;
  const of = item && meal.items.length > 1 ? item.name : null;
  // A label is one food's: of several we do not know whose.
  if (of === null && meal.items.length > 1 && match.concepts.includes('label'))
    return edited(meal, { is: 'calories', value, of: null }, talk);
  return edited(meal, { is: 'calories', value, of }, talk);
};

/** Grams of one nutrient, or all that a label tells. */
function factsOf({ bindings }: Match): Facts {
  if (bindings['facts']) return bindings['facts'].value as Facts;
  const { nutrient, grams } = bindings['figure']!.value as Figure;
  return { [nutrient]: grams };
}

/** "450 cal", right behind a food of about as many. */
export const caloriesHinted: Resolve = (match, talk) =>
  talk.corrects || isNearOnly(numberIn(match, 'kcal')!, match, talk) || (isOfOne(match, talk) && !isOwn(match, talk))
    ? calories(match, talk)
    : isOfSeveral(match, talk)
      ? { intents: [{ type: 'ask-what', about: 'wrong' }] }
      : null;

/** "About 150 cal", right behind several foods: of which is asked. */
function isOfSeveral(match: Match, talk: Talk): boolean {
  const last = lastOf(talk);
  return last?.kind === 'meal' && last.items.length > 1 && talk.age <= BREATH && alone(match, talk);
}

/** All that the text says, right behind one food or a workout. */
function isOfOne(match: Match, talk: Talk): boolean {
  const last = lastOf(talk);
  return last !== null && talk.age <= BREATH && alone(match, talk) && (last.kind === 'workout' || last.items.length === 1);
}

/** The calories are the user's already: others are another food's, unless they are nearly the same. */
function isOwn(match: Match, talk: Talk): boolean {
  const last = lastOf(talk);
  const now = last?.kind === 'meal' && last.items[0]!.source === 'user' ? (last.items[0]!.nutrients?.calories ?? 0) : null;
  return now !== null && Math.abs(numberIn(match, 'kcal')! - now) > ALIKE * now;
}
const ALIKE = 0.35;

/** "Protein is 40 not 18", "sugar 12 g and carbs 31 g, per the label on the yogurt". */
export const figures: Resolve = (match, talk) => {
  // "Protein bar 220 cal 20 g protein" tells of another one, later.
  if (match.concepts.length === 0 && match.bindings['item'] && talk.age > SAME_BREATH_SECONDS && !talk.corrects) return null;
  const { calories: ownEnergy, ...grams } = factsOf(match);
  const told = Object.entries(grams);
  const old = match.bindings['old']?.value as number | Figure | undefined;
  const was = typeof old === 'object' ? old.grams : old;
  const owner = was === undefined ? null : ownerOf(was, talk, [told[0]![0] as 'protein']);
  const sum = was === undefined ? null : mealWith(told[0]![0] as 'protein', was);
  const named = itemIn(match, talk) ?? owner?.named ?? null;
  const meal = named?.entry ?? sum ?? mealSpokenOf(talk);
  if (!meal || (!named && !sum && lastOf(talk) !== meal)) return null;
  const energy = ownEnergy ?? numberIn(match, 'kcal') ?? numberIn(match, 'number');
  if (named || meal.items.length === 1) {
    const of = named ? { of: named.item.name } : {};
    const own = energy === null ? [] : [edited(meal, { is: 'calories', value: energy, of: named?.item.name ?? null }, talk)];
    return together([...own, ...(told.length > 0 ? [edited(meal, { is: 'macros', grams, ...of }, talk)] : [])]);
  }
  if (energy !== null) return null;
  // Of several foods the sum is told: the one that has most of it makes up the difference.
  return together(
    told.map(([nutrient, value]) => {
      const name = nutrient as 'protein';
      const sumNow = meal.items.reduce((total, item) => total + (item.nutrients?.[name] ?? 0), 0);
      const most = meal.items.toSorted((a, b) => (b.nutrients?.[name] ?? 0) - (a.nutrients?.[name] ?? 0))[0];
      const own = Math.max(0, (most?.nutrients?.[name] ?? 0) + value - sumNow);
      return most?.nutrients ? edited(meal, { is: 'macros', grams: { [name]: own }, of: most.name }, talk) : null;
    }),
  );

  function mealWith(nutrient: 'protein', value: number) {
    const found = talk.entries.find(
      (entry) =>
        entry.kind === 'meal' && Math.abs(entry.items.reduce((total, item) => total + (item.nutrients?.[nutrient] ?? 0), 0) - value) <= 1,
    );
    return found?.kind === 'meal' ? found : null;
  }
};

/** "Fat is 10", right behind a food: of it, with a sign of correcting, or where no goal is as low. */
export const figuresHinted: Resolve = (match, talk): Proposal | null =>
  (talk.corrects && !talk.beside) ||
  (isOfOne(match, talk) && isLess(match)) ||
  (talk.age <= SPOKEN && (match.bindings['facts'] ? isLabelOf(match, talk) : isNoGoal(match, talk)))
    ? figures(match, talk)
    : null;

/** A label of the only food that was just told. */
function isLabelOf(match: Match, talk: Talk): boolean {
  const { calories: energy, protein = 0, carbs = 0, fat = 0 } = factsOf(match);
  return isNearOnly(energy ?? 4 * protein + 4 * carbs + 9 * fat, match, talk);
}

/** About what we took the only food for that was just told. */
function isNearOnly(told: number, match: Match, talk: Talk): boolean {
  const last = lastOf(talk);
  const [item, ...more] = last?.kind === 'meal' ? last.items : [];
  if (!item?.nutrients || more.length > 0 || item.source === 'user' || talk.age > SAME_BREATH_SECONDS || !alone(match, talk)) return false;
  return told <= MOST_TIMES_OVER * item.nutrients.calories && told * MOST_TIMES_OVER >= item.nutrients.calories;
}
const MOST_TIMES_OVER = 3;

/** So much of a goal is one meal's; without "is" or "was" only what no goal can be. Said to be put right it may be more of it. */
const PART_OF_A_DAY = 0.4;
const PART_PUT_RIGHT = 0.75;
const USUAL: Readonly<Record<string, number>> = { protein: 100, carbs: 200, fat: 60, sugar: 40 };

/** Less than a day's. */
function isLess({ bindings }: Match): boolean {
  if (!bindings['figure']) return false;
  const { nutrient, grams } = bindings['figure'].value as Figure;
  return grams < (USUAL[nutrient] ?? Infinity);
}

function isNoGoal({ bindings, to }: Match, talk: Talk): boolean {
  const { chart, context } = talk;
  const { from, value } = bindings['figure']!;
  const { nutrient, grams } = value as Figure;
  const goal = nutrient as keyof typeof GOAL_BOUNDS;
  const named = chart.tokens[from]?.is !== 'number';
  const spans = chart.at.slice(from, to).flat();
  const part = spans.some(({ kind }) => kind === 'put-right') ? PART_PUT_RIGHT : PART_OF_A_DAY;
  const is = spans.some(({ kind }) => kind === 'be');
  const aim = context.snapshot.goals?.[goal] ?? USUAL[nutrient] ?? 0;
  return named && (grams < GOAL_BOUNDS[goal][0] || (is && (grams <= part * aim || (grams < aim && grams <= NEAR * ownOf(nutrient, talk)))));
}
/** So many times what the meal has now is still said of it. */
const NEAR = 2;

/** What the meal spoken of has of a nutrient. */
const ownOf = (nutrient: string, talk: Talk): number =>
  (mealSpokenOf(talk)?.items ?? []).reduce((sum, item) => sum + (item.nutrients?.[nutrient as 'protein'] ?? 0), 0);
