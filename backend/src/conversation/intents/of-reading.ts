import { placeAt } from '../../food/retrieval/place-words.js';
import { said } from '../../language/said.js';
import { fold } from '../../language/fold.js';
import { shape } from '../../language/shape.js';
import { contains, hasDigit, hasLetter } from '../../language/letters.js';
import type { MealType } from '../../domain/meal-type.js';
import { isWork } from '../../reading/index.js';
import type { Aside, Reading, ReadItem } from '../../reading/reading.js';
import { asksOtherwise, pointsAtLogged } from '../frames/asks-otherwise.js';
import { bestGuess, putsRight } from '../frames/best-guess.js';
import { goesOn } from '../frames/joins.js';
import { joining, retold, saidOfTelling } from '../telling/told-on.js';
import { askedDay, askedMeal, askedTime, type TurnContext } from '../turn-context.js';
import { editIntent } from '../frames/binding.js';
import { SPOKEN } from '../frames/still-spoken-of.js';
import { lastOf } from '../frames/talk.js';
import { toldWhen } from '../frames/told-when.js';
import { chartOf, understand } from '../frames/understand.js';
import { stems } from '../targets.js';
import { namesMeal, tellsLeftovers } from './leftovers.js';
import { isSlip, passing } from './passing-remark.js';
import type { Intent, IntentOf } from './intent.js';
import { heeding } from './unheard.js';
import { ofTheLast } from './of-the-last.js';
import { tellsOfElse } from './tells-of-else.js';
import { isAsked, tellsOfOurs } from './tells-of-ours.js';
import { siftItems, strangeWords, tellsEating } from './sift-meal.js';

/** What a reading asks us to do, in the order of the text; hours of work are asked about. `as`: what a command said it is. */
export const intentsOfReading = (reading: Reading, context: TurnContext, as: MealType | null): Intent[] =>
  told(reading, context, as).map((intent) =>
    intent.type === 'log-workout' && isWork(intent.activity) ? { type: 'check', choices: [[intent]] } : intent,
  );

/** "Burger, fries came with it but i didn't eat them", behind a salad: "it" and "them" are what the text names itself. */
const deniesItsOwn = ({ asides }: Reading, context: TurnContext): boolean =>
  asides.some(({ stance, meal }) => stance === 'not' && meal.items.length > 0) && !asides.some((aside) => takesOfLogged(aside, context));

const tellsNoFigure = ({ minutes, calories, distance }: Reading['workouts'][number]): boolean =>
  minutes === null && calories === null && distance === null;

function told(reading: Reading, context: TurnContext, as: MealType | null): Intent[] {
  const intents: Intent[] = [
    ...mealsOf(reading, context, as),
    ...reading.workouts
      // "on night shift" tells no training
      .filter((workout) => as === null && !(isWork(workout.activity) && tellsNoFigure(workout)))
      .map((workout): Intent =>
        tellsNoFigure(workout) ? { type: 'ask-what', about: 'workout', activity: workout.activity } : { type: 'log-workout', ...workout },
      ),
  ];
  const [first] = intents;
  if (as === null && intents.length === 1 && first?.type === 'log-meal' && isSlip(first.items, context))
    return hasDigit(context.text) ? [{ type: 'not-understood', words: context.text, foreign: false }] : [{ type: 'chat', what: 'ok' }];
  const last = as === null && intents.length === 1 && first?.type === 'log-meal' ? ofTheLast(first, context) : null;
  if (last) return last;
  // "Only 25 min of it was running" of a run that stands is no other one.
  if (as === null && intents.every(({ type }) => type === 'log-workout') && ofOurWorkout(context)) return guessed(context);
  // Said of what stands, in words that we do not know: asked about, and never logged as food.
  const asks = as === null && intents.some(({ type }) => type === 'log-meal') && !deniesItsOwn(reading, context);
  if (asks && (asksOtherwise(context, foodsIn(intents)) || isInstead(intents, context))) return guessed(context);
  const right = as === null && intents.some(({ type }) => type === 'log-meal') ? putsRight(context) : null;
  if (right) return [...right.intents];
  const [only, ...more] = intents.filter((intent) => intent.type === 'log-meal');
  if (as === null && only && more.length === 0 && tellsOfElse(only.items, context)) {
    // "Ran 5k, legs are toast" is a run.
    const others = intents.filter((intent) => intent !== only);
    return others.length > 0 ? others : [{ type: 'plan', words: only.items.map(({ words }) => words).join(', '), mention: true }];
  }
  const meals = intents.filter((intent) => intent.type === 'log-meal');
  const planned = reading.asides.some(({ stance }) => stance === 'plan');
  const ours = as === null && !planned && meals.length > 0 && meals.length === intents.length ? tellsOfOurs(meals, context) : null;
  if (ours) return ours;
  if (intents.some((intent) => intent.type === 'log-meal' || intent.type === 'log-workout')) {
    const done = intents.filter((intent) => intent.type !== 'ask-what');
    const [only, ...others] = done;
    if (as !== null) return heeding(done, reading, context);
    const heeded = heeding(only?.type === 'log-meal' && others.length === 0 ? [retold(only, context)] : done, reading, context);
    const [meal, ...rest] = heeded;
    // "Barre class and walked 20 min", "yoga class and a green juice": how long the other one took is asked.
    const asked = intents.filter((intent) => intent.type === 'ask-what');
    const ofFood = done.every(({ type }) => type === 'log-meal');
    const open = ofFood ? asked.filter((intent) => asksOfTraining(intent, context)).slice(0, 1) : asked.length === 1 ? asked : [];
    if (!ofFood && open.length > 0 && done.every(({ type }) => type === 'log-workout')) return [...heeded, ...open];
    return [...withWaterApart(meal?.type === 'log-meal' && rest.length === 0 ? [joining(meal, context)] : heeded), ...(ofFood ? open : [])];
  }
  if (intents.length > 0) return intents.slice(0, 1);
  const besides = as === null ? saidOfTelling(context) : null;
  if (besides) return [besides];
  const aside = reading.asides[0];
  // "I did not eat the fries" of fries that stand is no news of nothing eaten.
  if (
    aside &&
    aside.sport === undefined &&
    (aside.stance === 'not' || aside.stance === 'others') &&
    (asksOtherwise(context) || takesOfLogged(aside, context))
  )
    return guessed(context);
  const off = aside ? takenOff(aside, context) : null;
  if (off) return off;
  if (aside) return [ofAside(aside)];
  if (context.modelMissed) return [{ type: 'deferred' }];
  if (context.heard.media.count > 0) return [{ type: 'media-only', mediaType: context.heard.media.type }];
  const plain = fold(context.text);
  if (contains(plain, ['http://', 'https://', 'www.'])) return [{ type: 'chat', what: 'link' }];
  if (EATEN_WHAT.leads(plain)) return [{ type: 'ask-what', about: 'meal' }];
  if (pointsAtLogged(context) || bestGuess(context)) return guessed(context);
  const remark = passing(context);
  if (remark) return [{ type: 'chat', what: remark }];
  return [
    {
      type: 'not-understood',
      words: context.text,
      foreign: hasLetter(context.text) && !/\p{Script=Latin}/u.test(context.text),
      ...(isAsked(context) ? { asked: true as const } : {}),
    },
  ];
}

/** A walk is told in passing as often, and a run to a shop is none: "walked to the store, got a slushie", "walmart run, banana". */
function asksOfTraining(intent: Intent, { text }: TurnContext): boolean {
  if (intent.type !== 'ask-what' || intent.activity === undefined || intent.activity.startsWith('walking')) return false;
  const words = fold(text).split(' ');
  const at = words.findIndex((word) => word.startsWith('run'));
  return !(at > 0 && (placeAt(words, at - 1) !== null || ERRANDS.has(words[at - 1]!)));
}
const ERRANDS: ReadonlySet<string> = said('place-stops');

/** "Spicy tuna not salmon", right behind a meal: another food in place of what stands, whatever that is. */
function isInstead(intents: readonly Intent[], context: TurnContext): boolean {
  const { talk } = understand(context);
  const fresh = intents.some((intent) => intent.type === 'log-meal' && !intent.continues && intent.meal === null);
  return (
    fresh &&
    talk.age <= SPOKEN &&
    lastOf(talk)?.kind === 'meal' &&
    talk.chart.at.flat().some(({ kind, from }) => kind === 'not' && from > 0)
  );
}

/** Training that is told as a part of what was just logged. */
function ofOurWorkout(context: TurnContext): boolean {
  const { talk } = understand(context);
  const { at } = talk.chart;
  const part = at.some((spans) => spans.some(({ kind, to }) => kind === 'out-of' && at[to]?.some((next) => next.kind === 'it')));
  return part && talk.age <= SPOKEN && lastOf(talk)?.kind === 'workout';
}

/** What is most likely meant is done or asked about, else what it is. */
function guessed(context: TurnContext): Intent[] {
  const guess = bestGuess(context);
  if (guess) return [...guess.intents];
  return [saidOfTelling(context) ?? { type: 'ask-what', about: 'wrong' }];
}

/**
 * "Baby got all the grapes, take them off", "the nachos were my buddies" of what stands in the meal at hand: it goes, and is asked about
 * where nothing points at it.
 */
function takenOff({ stance, sport, meal: { items } }: Aside, context: TurnContext): Intent[] | null {
  const { talk } = understand(context);
  const last = lastOf(talk);
  const apart = sport !== undefined || items.length === 0 || talk.age > SPOKEN || (stance !== 'not' && stance !== 'others');
  if (apart || last?.kind !== 'meal') return null;
  const found = items.map((item) =>
    last.items.find(({ food, name }) => item.food === food || stems(item.name).at(-1) === stems(name).at(-1)),
  );
  if (found.some((item) => item === undefined) || new Set(found).size === last.items.length) return null;
  const change = found.map((item) => editIntent(last, { is: 'remove', of: item!.name, only: true }));
  const points = talk.chart.at.some((spans) => spans.some(({ kind }) => kind === 'it' || kind === 'remove'));
  return points ? change : [{ type: 'check', choices: [change] }];
}

/** "My son ate both": of no food of its own, it is said of what was just logged. */
const takesOfLogged = ({ meal, stance }: Aside, context: TurnContext): boolean =>
  stance === 'others' && meal.items.every(({ nutrients }) => nutrients === null) && pointsAtLogged(context);

const foodsIn = (intents: readonly Intent[]): string =>
  intents.flatMap((intent) => (intent.type === 'log-meal' ? intent.items.map(({ words }) => words) : [])).join(' ');

/** Plain water of which so much was drunk is no food: "then a clif bar and a liter of water". */
function withWaterApart(intents: readonly Intent[]): Intent[] {
  const water = intents.flatMap((intent) => (intent.type === 'log-meal' ? intent.items.filter(isWater) : []));
  const ml = Math.round(water.reduce((sum, { grams }) => sum + grams!, 0));
  if (ml === 0 || ml > MOST_WATER) return [...intents];
  const foods = intents.map((intent) =>
    intent.type === 'log-meal' ? { ...intent, items: intent.items.filter((item) => !isWater(item)) } : intent,
  );
  return [...foods.filter((intent) => intent.type !== 'log-meal' || intent.items.length > 0), { type: 'log-water', ml }];
}

const isWater = ({ name, mods, grams, assumed }: ReadItem): boolean =>
  WATER.whole(name) !== null && mods.length === 0 && grams !== null && !assumed;
const WATER = shape('plain-water');
const EATEN_WHAT = shape('eaten-what');
/** Nobody drinks more at once. */
const MOST_WATER = 6000;

/** The meals that hold food; words that were left over are mentioned with the last. */
function mealsOf(reading: Reading, context: TurnContext, as: MealType | null): IntentOf<'log-meal'>[] {
  // The day and the time that the words tell of the only meal.
  const told = reading.meals.length === 1 && reading.workouts.length === 0 ? toldWhen(chartOf(context), context) : null;
  const left = reading.meals.length === 1 && tellsLeftovers(chartOf(context));
  const whenOf = ({ day, time, origin, items }: Reading['meals'][number]) => ({
    day: left ? Math.max(0, day) : day > 0 || origin ? day : (told?.day ?? (day === 0 ? askedDay(context.snapshot, context.now) : day)),
    time: time ?? (told?.time && !isCount(told.time, items) ? told.time : askedTime(context.snapshot, context.now)),
  });
  const eaten = as !== null || askedMeal(context.snapshot, context.now) !== null || tellsEating(context.text);
  const sifted = reading.meals.map((meal) => ({ meal, ...siftItems(meal.items, context.text, eaten) }));
  const skipped = [...sifted.flatMap((one) => one.skipped), ...reading.leftover.map(strangeWords).filter((words) => words !== '')];
  const meals = sifted
    // With a model to ask later, a meal of unknown food alone is left to it.
    .filter(({ items }) => (context.modelMissed ? items.some((item) => item.nutrients !== null) : items.length > 0))
    .map(({ meal, items }, i): IntentOf<'log-meal'> => ({
      type: 'log-meal',
      ...meal,
      items,
      meal: left && !namesMeal(chartOf(context)) ? as : (meal.meal ?? as),
      ...whenOf(meal),
      continues: meal.continues || (i === 0 && as === null && goesOn(context)),
    }));
  const last = meals.at(-1);
  return last && skipped.length > 0 ? [...meals.slice(0, -1), { ...last, skipped }] : meals;
}

/** "Dumplings, about 8": how many there were, and no hour. */
const isCount = (time: string, items: readonly ReadItem[]): boolean =>
  items.some(
    ({ quantity, unit, assumed }) =>
      !assumed && unit === 'count' && quantity > 1 && quantity % 12 === Number(time.slice(0, 2)) % 12 && time.endsWith(':00'),
  );

/** Sport that was not done by the user, or not yet. */
function ofSport(stance: Aside['stance'], sport: string): Intent {
  if (stance === 'plan') return { type: 'plan', words: '', sport };
  return { type: 'chat', what: stance === 'others' ? 'not-done' : 'nothing-eaten' };
}

function ofAside(aside: Aside): Intent {
  if (aside.sport !== undefined) return ofSport(aside.stance, aside.sport);
  const known = aside.meal.items.filter((item) => item.nutrients !== null);
  if (aside.stance === 'mention') return { type: 'plan', words: known.map((item) => item.words).join(', '), mention: true };
  if (aside.stance === 'plan') return { type: 'plan', words: known.length > 0 ? known.map((item) => item.words).join(', ') : aside.words };
  if (aside.stance === 'not' && known.length === 0) return { type: 'skip-meal', meal: aside.meal.meal, day: aside.meal.day };
  if (aside.stance === 'not') return { type: 'chat', what: 'nothing-eaten' };
  return { type: 'chat', what: 'not-eaten', ...(known.length > 0 ? { words: known.map((item) => item.words).join(', ') } : {}) };
}
