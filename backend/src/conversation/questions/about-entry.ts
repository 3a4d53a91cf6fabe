import { hasDigit, hasDigits, isDigit, isDigits } from '../../language/letters.js';
import type { Item } from '../../domain/entry.js';
import type { MealType } from '../../domain/meal-type.js';
import { holds, said, wordsIn } from '../../language/said.js';
import { readAmount, readText } from '../../reading/index.js';
import { decision, silent } from '../decision.js';
import { offeredHad } from '../frames/offered.js';
import { edit } from '../intents/edit.js';
import type { Change } from '../intents/edit-words.js';
import { removeEntries } from '../intents/delete.js';
import { setGoal } from '../intents/goals-and-settings.js';
import { logMeal, store } from '../intents/log-meal.js';
import { logWorkout } from '../intents/log-workout.js';
import { askWhat } from '../intents/plain.js';
import { NO_NUTRIENTS } from '../../domain/nutrients.js';
import { read } from '../matching-items.js';
import { resolveChange } from '../resolve-change.js';
import { fold } from '../../language/fold.js';
import { mealIn } from '../hearing/meal-words.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { goesOn } from '../frames/joins.js';
import { chartOf, understand } from '../frames/understand.js';
import { stems } from '../targets.js';
import { isNo, isYes, picked } from './answer-words.js';
import { assentOf } from './assent.js';
import type { Pending } from '../outcome.js';
import type { Question } from './question.js';

const TOLD = said('told-of');
const OWN_SENTENCE = said('own-sentence');
const GOAL = said('a-goal');
const STEPS = said('steps');
const EATEN = said('eaten');
const DONE = said('done');

/** Which food of a meal an amount or size was for. */
export const whichItem: Question = {
  // "The coke was half" says more than which.
  takes: (answer, pending) => picked(answer, pending.options) >= 0 && !holds(TOLD, answer),
  answer: (answer, pending, context) => {
    const { entryId, change } = pending.draft as { entryId: string; change: Change };
    const name = pending.options[picked(answer, pending.options)]!;
    const entry = context.snapshot.entries.find((one) => one.id === entryId);
    if (!entry) return decision('answer_pending', [{ kind: 'not_found', text: context.say.nothingToChange }]);
    const made = edit({ type: 'edit', target: { by: 'numbers', numbers: [entry.number] }, change: aimed(change, name) }, context);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

function aimed(change: Change, name: string): Change {
  if (change.is === 'say')
    return /^[\d./ ]+$|^(?:an? )?\w+$/.test(change.words) && isDigit(change.words[0])
      ? { is: 'say', words: `${change.words} ${name}` }
      : { is: 'replace', of: name, words: change.words };
  if (change.is === 'remove') return { ...change, from: name };
  if (change.is === 'number') return { is: 'say', words: `${change.value} ${name}` };
  return 'of' in change ? { ...change, of: name } : change;
}

/** "What should I change?": whatever fits the entry. */
export const wrong: Question = {
  takes: (answer, pending, context) => changeFor(answer, pending, context) !== null,
  answer: (answer, pending, context) => {
    const made = edit(changeFor(answer, pending, context)!, context);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

function changeFor(answer: string, pending: { draft: unknown }, context: TurnContext) {
  const { entryId } = pending.draft as { entryId?: string };
  const entry = context.snapshot.entries.find((one) => one.id === entryId);
  // "Snack: grapes" tells another meal.
  const other = chartOf(context).at.some((spans) =>
    spans.some(({ kind, value }) => kind === 'meal' && !(entry?.kind === 'meal' && entry.meal === value)),
  );
  if (!entry || other || !isOnlyFood(answer, context)) return null;
  // A whole correction is heard as one.
  const { frames, left } = understand(context);
  if (frames.length > 0 && left.length === 0) return null;
  const change: Change = goesOn(context) ? { is: 'add', words: answer } : { is: 'say', words: answer };
  if (resolveChange(change, entry, context).type === 'none') return null;
  return { type: 'edit' as const, target: { by: 'numbers' as const, numbers: [entry.number] }, change };
}

/** Food, or an amount, and not a word beside. */
function isOnlyFood(answer: string, context: TurnContext): boolean {
  if (readAmount(answer, context.table) !== null) return true;
  const items = read(answer, context);
  const told = stems(items.map(({ words }) => words).join(' '));
  return items.length > 0 && items.every(({ nutrients }) => nutrients !== null) && stems(answer).every((word) => told.includes(word));
}

/** A bare number: calories eaten, or the calorie goal. */
export const number: Question = {
  takes: (answer, pending) => meaning(answer, pending.options) !== null,
  answer: (answer, pending, context) => {
    const { value } = pending.draft as { value: number };
    const meant = meaning(answer, pending.options);
    const made =
      meant === 'goal'
        ? setGoal({ type: 'set-goal', goal: 'calories', to: value, by: null }, context)
        : meant === 'eaten'
          ? logMeal(
              {
                type: 'log-meal',
                meal: null,
                day: 0,
                time: null,
                continues: false,
                items: [{ ...quickItem(value), words: 'quick add', choices: [], sureness: 1 }],
              },
              context,
            )
          : decision('none', [{ kind: 'unsupported', text: context.say.noSteps }]);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

function meaning(answer: string, options: readonly string[]): 'eaten' | 'goal' | 'steps' | null {
  // Figures of its own make it a text of its own.
  if (hasDigits(answer, 2) || OWN_SENTENCE.has(wordsIn(answer)[0] ?? '')) return null;
  if (holds(GOAL, answer)) return 'goal';
  if (holds(STEPS, answer)) return 'steps';
  if (holds(EATEN, answer) || isYes(answer)) return 'eaten';
  return (['eaten', 'goal'] as const)[picked(answer, options)] ?? null;
}

const quickItem = (calories: number): Item => ({
  name: 'quick add',
  quantity: 1,
  unit: 'count',
  size: null,
  grams: null,
  nutrients: { ...NO_NUTRIENTS, calories },
  source: 'user',
  food: null,
  assumed: false,
  assumption: null,
  mods: [],
});

/** What and how long. */
export const workout: Question = {
  takes: (answer, pending, context) =>
    !tellsOfSettings(context) && (workoutIn(answer, pending, context) !== null || otherSport(answer, pending, context) !== null),
  answer: (answer, pending, context) => {
    const other = otherSport(answer, pending, context);
    if (other !== null)
      return { ...askWhat({ type: 'ask-what', about: 'workout', activity: other }, context), intents: ['answer_pending', 'clarify'] };
    const made = logWorkout({ type: 'log-workout', ...workoutIn(answer, pending, context)! }, context);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

/** "My goal weight is 150" is no length. */
function tellsOfSettings(context: TurnContext): boolean {
  const kinds = new Set(chartOf(context).at.flatMap((spans) => spans.map(({ kind }) => kind)));
  return kinds.has('setting') && !kinds.has('minutes');
}

/** "No, biked" where we asked how long the run was: another activity, still without its length. */
function otherSport(answer: string, { draft }: { draft: unknown }, context: TurnContext): string | null {
  const { activity } = draft as { activity: string | null };
  const [lead] = chartOf(context).at;
  if (activity === null || hasDigit(answer) || !lead?.some(({ kind }) => kind === 'repair' || kind === 'correct')) return null;
  const [told, ...more] = readText(`${answer} 30 minutes`, readingContext(context.snapshot, context.now), context.table).workouts;
  return told && more.length === 0 && told.sureness > 0.5 && told.activity !== activity ? told.activity : null;
}

/** What says nothing beside a length: "it took about 40 minutes i think". */
const SILENT: ReadonlySet<string> = new Set('filler only correct aside lasted hour-lead suppose it be subject and in-all eat'.split(' '));

/** How long a text says that it took, and nothing else but that it is done. */
function minutesIn(context: TurnContext, activity: string): number | null {
  const chart = chartOf(context);
  const found = chart.at
    .flat()
    .filter(({ kind }) => kind === 'minutes')
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  const silent = (at: number) =>
    chart.tokens[at]!.is === 'mark' ||
    DONE.has(chart.tokens[at]!.word) ||
    stems(chart.tokens[at]!.word).some((word) => stems(activity).includes(word)) ||
    chart.at.some((spans) => spans.some((span) => SILENT.has(span.kind) && span.from <= at && at < span.to));
  return found && chart.tokens.every((_, at) => (at >= found.from && at < found.to) || silent(at))
    ? Math.round(found.value as number)
    : null;
}

function workoutIn(answer: string, pending: { draft: unknown }, context: TurnContext) {
  const { activity, minutes } = pending.draft as { activity: string | null; minutes?: number };
  const reader = readingContext(context.snapshot, context.now);
  const lasted = minutesIn(context, activity ?? '');
  const whole = minutes !== undefined && lasted === null ? `${answer} ${minutes} minutes` : answer;
  const told = isDigits(answer) && answer.length <= 3 ? `${answer} minutes` : lasted === null ? whole : `${lasted} minutes`;
  const reading = readText(told, reader, context.table);
  // A text that tells a meal too is heard whole.
  if (reading.meals.length > 0) return null;
  const alone = reading.workouts[0];
  if (alone && alone.sureness > 0.3 && alone.calories !== null) return alone;
  return (
    (activity ? readText(`${activity} ${told}`, reader, context.table).workouts.find((one) => one.calories !== null) : undefined) ?? null
  );
}

/** Several entries at once are deleted only after a yes. */
export const confirmDelete: Question = {
  takes: (answer, pending) => assentOf(answer) !== null || picked(answer, pending.options) >= 0,
  answer: (answer, pending, context) => {
    const { numbers } = pending.draft as { numbers: number[] };
    const assent = assentOf(answer) ?? (picked(answer, pending.options) === 0 ? 'yes' : 'no');
    if (assent === 'no') return decision('drop_pending', [{ kind: 'ack', text: context.say.nothingDeleted }]);
    const made = removeEntries(
      context.snapshot.entries.filter((entry) => numbers.includes(entry.number)),
      context,
    );
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

/** Something spoken of but not eaten yet: "had it" logs it, and "had it with milk" as it was. */
export const offer: Question = {
  // A bare yes is for what was just said; "had it" may come after the meal.
  takes: (answer, pending, context) =>
    offeredHad(pending, context) !== null || (isPlain(answer) && (isNow(pending, context) || isSeen(pending))),
  answer: (answer, pending, context) => {
    if (isNo(answer)) return decision('answer_pending', [{ kind: 'ack', text: context.say.nothingLogged }]);
    const { items: offered, meal = null, day = 0, time = null } = pending.draft as Offered;
    const items = isPlain(answer) ? offered : (offeredHad(pending, context) ?? offered);
    const told = mealIn(fold(context.text)) ?? meal;
    const made = store({ type: 'log-meal', meal: told, day, time, items: [], continues: false }, items, context);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

/** `seen`: on a picture; whether it is to be logged was asked, so that a yes may come late. */
interface Offered {
  items: Item[];
  meal?: MealType | null;
  day?: number;
  time?: string | null;
  seen?: true;
}
const isSeen = ({ draft }: Pending): boolean => (draft as Offered).seen === true;

/** A yes or a no, with nothing said of the food. */
const isPlain = (answer: string): boolean => isYes(answer) || isNo(answer);
const isNow = ({ askedAt }: Pending, { now }: TurnContext): boolean => now.getTime() - Date.parse(askedAt) <= 10 * 60_000;

/** A question with nothing behind it. */
export const yesNo: Question = {
  takes: (answer) => isYes(answer) || isNo(answer),
  answer: (_answer, _pending, context) => decision('answer_pending', [{ kind: 'ack', text: context.say.gotIt }]),
};

/** "What did you have?": any meal answers it, and is heard as one. */
export const meal: Question = { takes: () => false, answer: () => silent('answer_pending') };

/** What was asked last is answered by nothing; `followUp` hears what is asked on from it. */
export const topic: Question = { takes: () => false, answer: () => silent('answer_pending') };
