import type { Item, MealEntry } from '../../../domain/entry.js';
import { MEAL_TYPES, mealAtTime, type MealType } from '../../../domain/meal-type.js';
import type { When } from '../../../language/span.js';
import { readAmount, startsActivity } from '../../../reading/index.js';
import { scaleItem } from '../../edit.js';
import type { IntentOf, RepeatOf } from '../../intents/intent.js';
import { fold } from '../../../language/fold.js';
import { namesFood, read, SURE_FOOD } from '../../matching-items.js';
import { askedMeal } from '../../turn-context.js';
import { stem, stems, wordsMatch } from '../../targets.js';
import { toItem } from '../../to-item.js';
import { alone, entryIn, itemIn, numberIn, wordsIn } from '../binding.js';
import type { Match } from '../../../understanding/match.js';
import { onlyFitting } from '../fits-unit.js';
import { severalOf } from './bare-number.js';
import type { Proposal, Resolve } from '../proposal.js';
import { again as undoAgain } from './takes-back.js';
import { SPOKEN } from '../still-spoken-of.js';
import { lastOf, type Talk } from '../talk.js';

/** "Same as yesterday but 2 bags", "what I had for lunch again", "repeat #17 at half portions": once more, as it is said of the copy. */
export const repeat: Resolve = (match, talk) => {
  const { context } = talk;
  const name = wordsIn(match, 'saved');
  const tail = match.bindings['tail'];
  const into = whenIn(match, 'into');
  const when = whenIn(match, 'source') ?? whenIn(match, 'when');
  const entry = entryIn(match);
  const rest = match.concepts.includes('leftovers') || atNight(match, talk) ? 'dinner' : null;
  const meal = (match.bindings['meal']?.value as MealType | undefined) ?? mealOf(when) ?? (when && rest);
  const fresh = match.concepts.includes('what-had') || match.concepts.includes('leftovers') ? mealAtTime(context.clock) : null;
  // "Again", right behind an undo, takes back one more.
  if (match.concepts.length === 1 && alone(match, talk) && undoAgain(match, talk)) return null;
  // "What did I have on Saturday?" asks; "pas encore" denies.
  if (talk.chart.tokens.at(-1)?.word === '?' || isDenied(talk)) return null;
  if ([when, into].some((one) => one?.time || (one?.day ?? 0) > 0) || (into !== null && into.meal === null && into.day !== 0)) return null;
  // "My dinner today was 2 bananas" tells what it was.
  if (tail && talk.chart.at[tail.from]!.some(({ kind }) => kind === 'be')) return null;
  // "Leftover lasagna, one square" names what it was.
  if (
    match.concepts.includes('leftovers') &&
    tail &&
    namesFood(wordsIn(match, 'tail') ?? '', context, SURE_FOOD) &&
    !tellsMore(talk.chart.tokens[tail.from]!.is === 'mark' ? tail.from + 1 : tail.from, talk)
  )
    return null;
  const times = match.concepts.includes('double') ? 2 : match.concepts.includes('halve') ? 0.5 : 1;
  const said = { meal: mealOf(into) ?? fresh ?? meal, times, tweak: wordsIn(match, 'tail') };
  if (name !== null) {
    // "Power bowl without avocado" is still that bowl.
    const without = tail && talk.chart.at[tail.from]?.some(({ kind }) => kind === 'lacking' || kind === 'for');
    const saved = context.snapshot.saved.find((one) => fold(one.name) === name)!;
    return without ? null : once({ from: 'saved', name: saved.name }, { ...said, meal: mealOf(into) });
  }
  // "My usual breakfast is oatmeal" saves one.
  const saves = tail && talk.chart.at.slice(tail.from).some((spans) => spans.some(({ kind }) => kind === 'be'));
  const named = context.snapshot.saved.find((one) => fold(context.text).includes(fold(one.name)));
  // A saved meal may be called so itself.
  if (match.concepts.includes('usual') && named && CALLED_USUAL.has(fold(named.name)) && !saves)
    return once({ from: 'saved', name: named.name }, { ...said, meal: mealOf(into) });
  if (match.concepts.includes('usual'))
    return saves || (named && (!tail || isMealName(said.tweak))) ? null : once({ from: 'usual', meal }, said);
  if (entry && !when) return once({ from: 'number', number: entry.number }, { ...said, meal: mealOf(into) ?? fresh });
  // "The same for yesterday" is what was just logged, on that day.
  if (when && into === null && meal === null && isFor(match, talk)) return once({ from: 'last' }, { ...said, day: when.day ?? 0 });
  if (when) return once({ from: 'day', day: when.day ?? dayOf(meal, talk), meal }, said);
  const asked = askedMeal(context.snapshot, context.now);
  return asked && match.concepts.includes('same')
    ? once({ from: 'day', day: -1, meal: asked }, { ...said, meal: mealOf(into) ?? asked })
    : once({ from: 'last' }, said);
};

/** "But 2 bags", "without bacon" say it of what is repeated. */
const tellsMore = (at: number, { chart }: Talk): boolean =>
  chart.tokens[at]!.is === 'mark' ||
  chart.at[at]!.some(({ kind }) => kind === 'lacking' || kind === 'and' || kind === 'with' || kind === 'add');

const CALLED_USUAL: ReadonlySet<string> = new Set(['usual', 'my usual', 'the usual', 'habituel', 'lo de siempre']);

/** "Had one yesterday too": the food that was just logged, on that day as well. */
export const onceMore: Resolve = (match, talk) => {
  const when = whenIn(match, 'when')!;
  const last = lastOf(talk);
  const number = numberIn(match, 'number');
  // "Log the sandwich for yesterday too"
  const named = itemIn(match, talk);
  if (named && when.day !== null && when.day < 0) {
    const items = [{ ...named.item, words: named.item.words ?? named.item.name, choices: [], sureness: 1 }];
    return { intents: [{ type: 'log-meal', meal: mealOf(when) ?? named.entry.meal, day: when.day, time: null, continues: false, items }] };
  }
  if (number === null && when.day !== null && when.day < 0 && (talk.age <= SPOKEN || match.concepts.includes('it'))) {
    if (last?.kind === 'meal') return once({ from: 'last' }, { meal: last.meal, times: 1, tweak: null, day: when.day });
    if (last) return { intents: [{ type: 'log-workout', ...last, day: when.day, time: null, sureness: 1, copyOf: last.id }] };
  }
  if (number === null || last?.kind !== 'meal' || last.items.length !== 1 || when.day === null || when.day >= 0 || talk.age > SPOKEN)
    return null;
  const said = { meal: mealOf(when) ?? last.meal, times: 1, tweak: null, day: when.day };
  return once({ from: 'last' }, { ...said, times: number / last.items[0]!.quantity });
};

const isMealName = (words: string | null): boolean => MEAL_TYPES.includes(words as MealType);

/** "What I had last night": that evening's. */
const atNight = (match: Match, { chart }: Talk): boolean => {
  const when = match.bindings['source'] ?? match.bindings['when'];
  return (
    when !== undefined &&
    chart.at.slice(when.from, when.to).some((spans) => spans.some(({ kind, value }) => kind === 'halfday' && value === 'pm'))
  );
};

const isDenied = ({ chart }: Talk): boolean => chart.at[0]?.some(({ kind }) => kind === 'not' || kind === 'not-eat') === true;

/** "For yesterday", in place of "as yesterday". */
const isFor = ({ bindings, from }: Match, { chart }: Talk): boolean =>
  chart.at
    .slice(from, bindings['when']!.from)
    .some((spans) => spans.some(({ kind, to }) => kind === 'whose' && to === bindings['when']!.from));

const whenIn = (match: Match, name: string): When | null => (match.bindings[name]?.value as When | undefined) ?? null;
const mealOf = (when: When | null): MealType | null => (when?.meal as MealType | null | undefined) ?? null;

/** A meal without a day is today's where that was eaten, else yesterday's. */
const dayOf = (meal: MealType | null, { context }: Talk): number =>
  context.snapshot.entries.some((one) => one.kind === 'meal' && one.meal === meal && one.localDate === context.today) ? 0 : -1;

interface Said {
  meal: MealType | null;
  times: number;
  tweak: string | null;
  day?: number;
}

function once(what: RepeatOf, { meal, times, tweak, day = 0 }: Said): Proposal {
  const intent: IntentOf<'repeat'> = { type: 'repeat', what, meal, day, without: [], plus: null, times };
  return { intents: [tweak === null ? intent : { ...intent, tweak }] };
}

/** "Same lift as yesterday but 10 min longer". */
export const againWorkout: Resolve = (match) => {
  const word = wordsIn(match, 'part')!;
  const when = match.bindings['when']?.value as When | undefined;
  if (!startsActivity(word) && !GENERAL.has(stem(word))) return null;
  return once(
    { from: 'workout', day: when?.day || null, activity: GENERAL.has(stem(word)) ? null : word },
    { meal: null, times: 1, tweak: wordsIn(match, 'tail') },
  );
};

const GENERAL: ReadonlySet<string> = new Set(
  ['workout', 'exercise', 'train', 'session', 'gym', 'lift', 'entrainement', 'ejercicio', 'entrenamiento', 'clas', 'class'].map(stem),
);

/** "Another slice", "2 more", "one more of those": so much more of what was had last. */
export const more: Resolve = (match, talk) => {
  const { snapshot, today, now } = talk.context;
  const last = lastOf(talk)?.kind === 'meal' ? (lastOf(talk) as MealEntry) : undefined;
  const undone = snapshot.lastSent?.kind === 'confirm_undo' && now.getTime() - Date.parse(snapshot.lastSent.at) < 300_000;
  if (!last || last.localDate !== today || undone) return null;
  const part = wordsIn(match, 'part');
  const count = numberIn(match, 'number') ?? 1;
  if (match.concepts.includes('seconds') && part === null && !match.bindings['number'])
    return once({ from: 'last' }, { meal: null, times: 1, tweak: null });
  // "Second glass" follows the first.
  const nth = numberIn(match, 'ordinal');
  if (nth !== null && (nth < 2 || !alone(match, talk) || (part === null && !match.concepts.includes('eat')))) return null;
  const counted = last.items.length === 1 ? last.items[0] : (talk.topic ?? severalOf(talk))?.item;
  const item = part === null ? counted : foodsOf(talk).find((one) => isOf(part, one));
  // "Had 2 more" of several foods: of which is asked.
  const several = last.items.length > 1 && match.concepts.includes('another');
  if (!item && part === null && (count > 1 || several)) return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  if (part === null && count === 1 && (!item || item.quantity === 1)) return once({ from: 'last' }, { meal: null, times: 1, tweak: null });
  const slices = !item && part !== null && nth === null ? piecesOf(count, part, last, talk) : null;
  if (slices) return slices;
  if (!item || item.quantity <= 0 || (nth !== null && !follows(nth, item, talk))) return null;
  // Of what was no number of pieces ("chips"), so many are read anew.
  const [anew, ...others] =
    item.assumption !== null && item.unit === 'count' && part
      ? read(namesIt(part, item) ? `${count} ${part}` : `${count} ${part} ${item.name}`, talk.context)
      : [];
  const known = anew !== undefined && others.length === 0 && anew.nutrients !== null;
  const each = item.quantity === 1 || MEASURED.has(item.unit) ? item.quantity : 1;
  const fresh = known ? toItem(anew) : scaleItem(item, (count * each) / item.quantity);
  const words = item.words ?? item.name;
  return {
    intents: [
      { type: 'log-meal', meal: last.meal, day: 0, time: null, continues: false, items: [{ ...fresh, words, choices: [], sureness: 1 }] },
    ],
  };
};

/** "2 more slices" of a pizza that nobody counted in slices. */
function piecesOf(count: number, part: string, { items, meal }: MealEntry, { context }: Talk): Proposal | null {
  const unit = readAmount(`${count} ${part}`, context.table)?.unit ?? null;
  const at = unit === null || read(part, context).some(({ name }) => name === part) ? -1 : onlyFitting(items, unit, context);
  const [piece, ...more] = at < 0 ? [] : read(`${count} ${part} ${items[at]!.name}`, context);
  return piece && more.length === 0 && piece.nutrients !== null
    ? { intents: [{ type: 'log-meal', meal, day: 0, time: null, continues: false, items: [{ ...piece, choices: [], sureness: 1 }] }] }
    : null;
}

/** The next after so many of today. */
const follows = (nth: number, item: Item, talk: Talk): boolean =>
  nth === 1 + foodsOf(talk).reduce((sum, one) => sum + (one.name === item.name ? one.quantity : 0), 0);

/** Of the meals of today, the latest first. */
const foodsOf = ({ entries, context }: Talk): Item[] =>
  entries.flatMap((entry) => (entry.kind === 'meal' && entry.localDate === context.today ? entry.items : []));

/** "Tacos" of tacos; "slices" of a pizza only say how it is counted. */
const namesIt = (part: string, { name, words }: Item): boolean => wordsMatch(`${name} ${words ?? ''}`, part);

/** Of what is measured, the same measure again. */
const MEASURED: ReadonlySet<string> = new Set(['g', 'ml', 'oz', 'floz', 'kg', 'lb', 'l']);

/** Named by the food, by what it is counted in, or by both. */
function isOf(part: string, { name, words, unit, assumption }: Item): boolean {
  const said = stems(part);
  return (
    said.length > 0 &&
    said.every((word) => word === stem(unit) || stems(assumption ?? '').includes(word) || wordsMatch(`${name} ${words ?? ''}`, word))
  );
}
