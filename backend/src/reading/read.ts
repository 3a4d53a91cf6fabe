import { keepLast } from '../domain/keep-last.js';
import { builtInTable, type FoodTable } from '../food/index.js';
import { shape } from '../language/shape.js';
import { spelledOut } from '../language/texting.js';
import { foodByText } from './named.js';
import { splitClauses, type Clause } from './clauses.js';
import { languageOfMeal } from './language.js';
import { findMarks, type Mark } from './marks.js';
import { withoutNames } from './names.js';
import { normaliseText } from './normalise.js';
import { readMealClause, type MealClause } from './meal-clause.js';
import { bareEnergy, quickItem } from './quick-add.js';
import { expandCombos } from './combos.js';
import { dealAmounts } from './deal-amounts.js';
import { drinksFirst } from './drink-amounts.js';
import { shareOut, takeShares } from './shares.js';
import type { Aside, Reading, ReadingContext, ReadMeal, ReadWorkout } from './reading.js';
import { localNow, resolveMarks, type LocalNow } from './when.js';
import { plainBesideSauce } from './plain-beside.js';
import { onlyOfThem } from './only-of-them.js';
import { portionOf } from './portion-of.js';
import { withoutPlaces } from './at-places.js';
import { withoutDenied } from './without-denied.js';
import { kindBehind, othersOfKind } from './kind-behind.js';
import { madeOf } from './made-of.js';
import { asOneList } from './titled.js';
import { withoutRestated } from './restate.js';
import { takeRecipe } from './take-recipe.js';
import { withHeldCount } from './held-count.js';
import { withPartsOfWhole } from './whole-parted.js';
import { layEnergy, takeWholeEnergy } from './whole-energy.js';
import { isPraised, isToCome, wasPlanned } from './wished-or-to-come.js';
import { isEffortAlone, sportWords, joinEffort, namesActivity, sportIn } from './workout/join-effort.js';
import { trainingClocks } from './workout/training-clocks.js';
import { underTotal, type ToldWorkout } from './workout/under-total.js';
import { readWorkoutPieces } from './workout-pieces.js';
import { settledFigures } from './workout/settle-figures.js';
import { withToldEnergy } from './told-energy.js';
import { withBracketsTold } from './told-in-brackets.js';
import { withoutMeter } from './without-meter.js';

/** What the words are known to be about: `auto` is a text as it comes. */
export type ReadAs = 'auto' | 'meal' | 'workout';

/** "can you log", "ended up": words to us, in which "can" is no tin and nothing ended. */
const ASKING =
  /\b(?:can|could|would|will) (?:you|u|ya|we|i) (?:please |pls |plz |just |also )*(?=(?:log|add|put|track|record|count|note)\b)|\b(?:i (?:want|need|would like|have) to|i'd like to|let me|lemme|je veux|j'aimerais|quiero|quisiera) (?=(?:log|add|put|track|record|note|noter|ajouter|inscrire|registrar|anotar|agregar|apuntar)\b)/g;

/**
 * Reads a free text with no model and no network. Pure: the same text, context and table always give the same reading, which nobody may change.
 * @param as `meal`: everything is food that was eaten; `workout`: everything was done as training
 */
export const readText = (text: string, context: ReadingContext, table: FoodTable = builtInTable(), as: ReadAs = 'auto'): Reading =>
  readOnce(text, context, table, as);

/** Many rules of a turn read the same words: those before it, and its own. */
const KEPT = 6;
const readOnce = keepLast((text: string, context: ReadingContext, table: FoodTable, as: ReadAs): Reading => {
  const language = languageOfMeal(text);
  const normal = normaliseText(withoutNames(text));
  const written = language === 'en' ? normal : spelledOut(normal, language);
  const plain = withPartsOfWhole(
    withToldEnergy(
      withoutPlaces(withoutMeter(asOneList(withHeldCount(withBracketsTold(onlyOfThem(written.replace(ASKING, ' ').trim())))))),
    ),
  );
  const reading: Reading = { language, meals: [], workouts: [], asides: [], leftover: [], reader: 'builtin' };
  if (plain === '') return reading;
  if (as !== 'workout' && readRecipe(plain, reading, context, table)) return reading;
  const whole = as === 'workout' ? null : takeWholeEnergy(plain);
  const read = (words: string): void => readPlain(words, reading, context, table, as);
  read(whole?.rest ?? plain);
  if (
    whole &&
    whole.calories !== null &&
    !layEnergy(
      whole,
      reading.meals.flatMap(({ items }) => items),
    )
  ) {
    Object.assign(reading, { meals: [], workouts: [], asides: [], leftover: [] });
    read(plain);
  }
  if (reading.meals[0])
    reading.meals[0].continues =
      /^(?:(?:oh|ok|ah|um|and|y|et|&|\+)[ ,]*){0,2}(?:and|plus|also|oh|with|along with|\+|&|et|aussi|plus|y|tambien)\b/.test(plain) ||
      /^[+&]/.test(plain);
  return reading;
}, KEPT);

/** A pot with what went in, and the share of it that was eaten. */
function readRecipe(plain: string, reading: Reading, context: ReadingContext, table: FoodTable): boolean {
  const recipe = takeRecipe(plain);
  if (!recipe) return false;
  const inside: Reading = { ...reading, meals: [], workouts: [], asides: [], leftover: [] };
  readPlain(recipe.ingredients, inside, context, table, 'meal');
  const ingredients = inside.meals.flatMap(({ items }) => items);
  if (ingredients.length === 0) return false;
  const { meal, day, time } = resolveMarks(findMarks(plain, foodByText(plain, table)), localNow(context.now, context.zone));
  reading.meals.push({ meal: meal ?? context.meal, day, time, items: portionOf(recipe, ingredients, table), continues: false });
  const unknown = ingredients.filter(({ nutrients }) => nutrients === null).map(({ name }) => name);
  reading.leftover.push(...inside.leftover, ...unknown);
  return true;
}

function readPlain(plain: string, reading: Reading, context: ReadingContext, table: FoodTable, as: ReadAs): void {
  const local = localNow(context.now, context.zone);
  const shares = takeShares(plain);
  const said = as === 'workout' ? shares.rest : dealAmounts(drinksFirst(expandCombos(shares.rest, table), table), table);
  const rest = as === 'meal' ? said : joinEffort(settledFigures(said));
  const energy = bareEnergy(rest);
  if (energy !== null && as !== 'workout') {
    reading.meals.push({
      meal: context.meal,
      day: 0,
      time: null,
      items: [quickItem({ calories: energy, protein: null, carbs: null, fat: null, sugar: null }, context.meal, rest)],
      continues: false,
    });
    return;
  }
  const training = as === 'meal' ? [] : trainingClocks(rest);
  const marks = findMarks(rest, foodByText(rest, table)).filter(
    (mark) => mark.clock === undefined || !training.some((span) => span.from < mark.to && mark.from < span.to),
  );
  const meals: { clause: Clause; read: MealClause }[] = [];
  const clauses = as === 'meal' ? splitClauses(rest, marks) : joinEfforts(splitClauses(rest, marks));
  // all of it was eaten, but for what stands denied beside it, "skipped the fries", or went to others, "kid ate the rest"
  const denies = as === 'meal' && clauses.some(({ stance }) => stance === 'ate');
  const done: (ToldWorkout & { clause: Clause })[] = [];
  let ate = false;
  for (const clause of clauses) {
    if (clause.stance === 'ate' && as === 'auto' && isAhead(clause, rest, local)) clause.stance = 'plan';
    ate ||= clause.stance === 'ate';
    const none = denies && (clause.stance === 'not' || (ate && clause.stance === 'others') || isInstead(clause, clauses));
    if (as === 'meal' && !none) clause.stance = 'ate';
    const { workouts, food } = as === 'meal' ? { workouts: [], food: clause.text } : readWorkoutPieces(clause, context, table, as);
    done.push(...workouts.map((workout) => ({ ...workout, clause })));
    if (as === 'workout') {
      if (workouts.length === 0 && food.trim()) reading.leftover.push(food.trim());
      continue;
    }
    if (food.trim() === '' && (workouts.length > 0 || clause.stance === 'ate')) continue;
    meals.push({
      clause,
      read: readMealClause(
        food,
        clause,
        meals.map(({ read }) => read),
        { context, table, as, language: reading.language },
      ),
    });
  }
  reading.workouts.push(...underTotal(done).map((workout) => placeWorkout(workout, local)));
  for (const { read } of meals) read.items = othersOfKind(madeOf(read.items, table), table);
  for (const { read } of meals) read.items = kindBehind(read.items, table, meals.length === 1);
  withoutRestated(
    meals.map(({ read }) => read),
    table,
  );
  withoutDenied(meals.map(({ clause: { words }, read }) => ({ read, words })));
  plainBesideSauce(
    meals.map(({ read }) => read),
    table,
  );
  const told = meals.map(({ clause: { words }, read }) => ({ read, words, items: read.items }));
  shareOut(shares, told);
  for (const { read, items } of told) read.items = items;
  clocksAlone(meals);
  mealsAlone(meals);
  clocksInOrder(
    meals.map(({ clause }) => clause),
    local,
  );
  for (const [k, { clause, read }] of meals.entries()) {
    // "today i had 2 eggs, then for lunch a salad"
    if (k === 0 && clause.stance === 'ate' && clause.marks.every(isOfDay) && meals[1]?.clause.marks.some(({ meal }) => meal === 'lunch'))
      clause.marks = [...clause.marks, { from: 0, to: 0, meal: 'breakfast', header: false }];
    place(clause, read, reading, local, context);
    for (const marks of clause.also)
      place({ ...clause, marks }, { ...read, items: read.items.map((item) => ({ ...item })), leftover: [] }, reading, local, context);
  }
}

/** "My husband had the ribeye but i got the salmon", "wanted fries, got a salad": what was somebody else's, or only wished for, before what was eaten. */
function isInstead(clause: Clause, clauses: readonly Clause[]): boolean {
  const later = clauses.slice(clauses.indexOf(clause) + 1).filter(({ stance }) => stance === 'ate');
  if (clause.stance === 'plan') return later.length > 0 && wasPlanned(clause.words);
  return clause.stance === 'others' && later.some(({ words }) => TURNS_TO_ME.leads(words.trim()) !== null);
}
const TURNS_TO_ME = shape('turns-to-me');

/** "Pizza pocket and a coke, 0300 on shift", "hour 3 of my shift, 2am. had chips": a clause that tells when and names no food tells it of its neighbour. */
function clocksAlone(meals: readonly { clause: Clause; read: MealClause }[]): void {
  for (const [k, { clause, read }] of meals.entries()) {
    const clocks = clause.marks.filter((mark) => mark.clock !== undefined || mark.part !== undefined);
    if (clause.stance !== 'ate' || read.items.length > 0 || read.loose !== null || clocks.length === 0) continue;
    const open = [meals[k - 1], meals[k + 1]].find(
      (other) =>
        other &&
        other.clause.stance === 'ate' &&
        other.read.items.length > 0 &&
        !other.clause.marks.some(({ clock }) => clock !== undefined),
    );
    if (open) open.clause.marks = [...open.clause.marks, ...clocks];
  }
}

/** "Went out for dinner with my sister, I got the salad": a clause that tells at which meal and names no food tells it of those behind it. */
function mealsAlone(meals: readonly { clause: Clause; read: MealClause }[]): void {
  const tellsWhen = ({ meal, clock, part }: Mark): boolean => meal !== undefined || clock !== undefined || part !== undefined;
  for (const [k, { clause, read }] of meals.entries()) {
    const told = clause.marks.filter(({ meal, header }) => meal !== undefined && !header);
    if (clause.stance !== 'ate' || read.items.length > 0 || read.loose !== null || told.length === 0 || isPraised(clause.words)) continue;
    for (const next of meals.slice(k + 1)) {
      if (next.clause.marks.some(tellsWhen)) break;
      if (next.clause.stance === 'ate' && next.read.items.length > 0) next.clause.marks = [...next.clause.marks, ...clause.marks];
    }
  }
}

/** "7:30 oatmeal, 12:00 a sandwich, 6:30 salmon": told in order, an hour without its half is before the one that follows. */
function clocksInOrder(clauses: readonly Clause[], local: LocalNow): void {
  const timed = clauses.filter(({ marks }) => marks.some(({ clock }) => clock !== undefined));
  if (timed.length < CLOCKS_IN_ORDER) return;
  for (let k = timed.length - 2; k >= 0; k--) {
    const [own, next] = [timed[k]!, timed[k + 1]!];
    const [{ time, day }, after] = [resolveMarks(own.marks, local), resolveMarks(next.marks, local)];
    if (time === null || after.time === null || day !== after.day || time <= after.time) continue;
    own.marks = own.marks.map((mark) => (mark.clock?.half === null ? { ...mark, clock: { ...mark.clock, half: 'am' } } : mark));
  }
}
const CLOCKS_IN_ORDER = 3;

/** It tells neither which meal nor when on its day. */
const isOfDay = ({ meal, clock, ago, part }: Mark): boolean =>
  meal === undefined && clock === undefined && ago === undefined && part === undefined;

/** "Spin class this morning, did the full 45": how long it was, told in a clause of its own. */
function joinEfforts(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (const [at, clause] of clauses.entries()) {
    const [last, before] = [out.at(-1), clauses[at - 1]];
    // "Wanted to do an hour of yoga but only managed 30 min": what came of it is of the same sport.
    const planned = before?.stance === 'plan' && clause.stance === 'ate' && wasPlanned(before.words) && isEffortAlone(clause.text, 0);
    const sport = planned ? sportWords(before.text) : null;
    if (sport !== null) {
      out.push({ ...clause, text: `${sport} ${clause.text.trim()}` });
      continue;
    }
    const joins = before?.stance === 'ate' && clause.stance === 'ate' && isEffortAlone(clause.text) && namesActivity(before.text);
    if (!joins || !last) out.push(clause);
    else
      out[out.length - 1] = {
        ...last,
        marks: [...last.marks, ...clause.marks],
        text: `${last.text} , ${clause.text}`,
        words: `${last.words} , ${clause.words}`,
      };
  }
  return out;
}

/** "Sunday we're having ham", "dimanche on mange chez ma mère, jambon", on another day. */
function isAhead({ words, marks }: Clause, text: string, local: LocalNow): boolean {
  const day = marks.find(({ weekday }) => weekday !== undefined);
  if (!day || !(isToCome(words) || isToCome(text.slice(day.to).split(',', 1)[0]!)) || resolveMarks([day], local).day === 0) return false;
  delete day.weekday;
  return true;
}

function place(clause: Clause, read: MealClause, reading: Reading, local: LocalNow, context: ReadingContext): void {
  const { meal, day, time } = resolveMarks(clause.marks, local);
  reading.leftover.push(...read.leftover);
  if (clause.stance === 'ate' && read.items.length === 0) return;
  const zero = read.items.filter((item) => !(item.quantity > 0));
  const eaten = read.items.filter((item) => item.quantity > 0);
  const own: ReadMeal = { meal: meal ?? context.meal, day, time, items: clause.stance === 'ate' ? eaten : read.items, continues: false };
  if (clause.marks.some(({ origin }) => origin)) own.origin = true;
  if (clause.stance !== 'ate') {
    const sport = read.items.some(({ nutrients }) => nutrients !== null) ? null : sportIn(clause.text);
    const stance = sport !== null && clause.stance === 'plan' && wasPlanned(clause.words) ? 'not' : clause.stance;
    const aside: Aside = { stance, meal: { ...own, meal }, words: clause.words.trim(), ...(sport && { sport }) };
    if (read.items.length > 0 || meal !== null || sport !== null || clause.stance !== 'plan') reading.asides.push(aside);
    return;
  }
  if (zero.length > 0) reading.asides.push({ stance: 'not', meal: { ...own, items: zero }, words: clause.words.trim() });
  if (eaten.length === 0) return;
  const before = reading.meals.find((other) => other.meal === own.meal && other.day === own.day && other.time === own.time);
  if (before) before.items.push(...own.items);
  else reading.meals.push(own);
}

function placeWorkout(
  { clause, kind: _kind, timed: _timed, total: _total, ...workout }: ToldWorkout & { clause: Clause },
  local: LocalNow,
): ReadWorkout {
  const { day, time } = resolveMarks(clause.marks, local);
  return { ...workout, day, time };
}
