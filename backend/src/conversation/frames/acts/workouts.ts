import type { WorkoutEntry } from '../../../domain/entry.js';
import type { When } from '../../../language/span.js';
import { readText, startsActivity } from '../../../reading/index.js';
import { readingContext } from '../../turn-context.js';
import { wordsMatch } from '../../targets.js';
import { alone, edited, isOfWorkout, numberIn, together, wordsIn, workoutOf, workoutSpokenOf } from '../binding.js';
import { nearestFigures } from '../nearest-figure.js';
import type { Match } from '../../../understanding/match.js';
import type { Proposal, Resolve } from '../proposal.js';
import { SPOKEN } from '../still-spoken-of.js';
import type { Talk } from '../talk.js';

/** "The run was 42 minutes, 5.1 miles", "it lasted an hour". */
export const workout: Resolve = (match, talk) => {
  const named = match.bindings['workout']?.value as WorkoutEntry | undefined;
  const old = numberIn(match, 'old');
  // "The second was 50", of classes that stand as one.
  if (!named && talk.chart.at.slice(0, match.from + 2).some((spans) => spans.some(({ kind }) => kind === 'ordinal'))) return null;
  const entry = named ?? (isOfWorkout(talk) ? workoutSpokenOf(talk) : old === null ? null : workoutOf(old, talk));
  if (!entry || (!named && old === null && tellsAnother(match, talk))) return null;
  const number = numberIn(match, 'number');
  const near = number === null ? [] : nearestFigures(number, entry, talk, old);
  if (near.length === 1) return near[0]!;
  const minutes = numberIn(match, 'minutes') ?? numberIn(match, 'long') ?? number;
  const way = wordsIn(match, 'way') ?? wordsIn(match, 'far');
  // "It was a 50 min ride", of a run.
  const kind = wordsIn(match, 'kind');
  return together([
    ...(kind === null || isCalled(entry, kind, talk) ? [] : [edited(entry, { is: 'say', words: kind }, talk)]),
    ...(way === null ? [] : [edited(entry, { is: 'distance', words: way }, talk)]),
    ...(minutes === null ? [] : [edited(entry, { is: 'minutes', value: minutes }, talk)]),
  ]);
};

/** "40 minutes" right behind a workout is of it; "ran 40 minutes" names one of its own. */
export const workoutHinted: Resolve = (match, talk) =>
  isPart(match, talk) ? null : talk.corrects || (talk.age <= SPOKEN && !namesSport(match, talk)) ? workout(match, talk) : null;

/** "15 min of that was cardio": of a part of it. */
const isPart = ({ from, to }: Match, { chart: { at } }: Talk): boolean =>
  at.slice(from, to + 1).some((spans) => spans.some((span) => span.kind === 'out-of' && at[span.to]?.some(({ kind }) => kind === 'it')));

/** Words of the sentence itself ("just", "total", "14 miles") begin the name of a sport, too. */
const namesSport = ({ concepts, bindings }: Match, { chart }: Talk): boolean =>
  chart.tokens.some(
    ({ word }, at) =>
      startsActivity(word) &&
      !chart.at[at]!.some(({ kind }) => concepts.includes(kind)) &&
      !Object.values(bindings).some(({ from, to }) => from <= at && at < to),
  );
/** "Did a 20 min youtube workout", hours after a run: a workout of its own. */
const tellsAnother = (match: Match, talk: Talk): boolean => talk.age > SPOKEN && namesSport(match, talk);

/** "No, biked", "it counts as walking": the same time and way of another activity. */
export const sport: Resolve = (match, talk) => {
  const last = workoutSpokenOf(talk);
  const words = wordsIn(match, 'sport')!;
  const another = talk.age > SPOKEN && talk.chart.at.flat().some(({ kind }) => kind === 'duration' || kind === 'distance');
  if (!last || !isOfWorkout(talk) || another) return null;
  // "No sparring today" may leave it out, and "no, sparring" puts it right.
  if (isDenied(match, talk)) return { intents: [{ type: 'ask-what', about: 'wrong' }] };
  // "More of a jog", of a run.
  return isCalled(last, words, talk)
    ? { intents: [{ type: 'chat', what: 'noted' }], weak: true }
    : edited(last, { is: 'say', words }, talk);
};

const isCalled = ({ activity }: WorkoutEntry, words: string, { context }: Talk): boolean =>
  readText(`${words} 30 minutes`, readingContext(context.snapshot, context.now), context.table).workouts[0]?.activity === activity;

/** "Hot yoga", right behind yoga, tells which. */
export const sportHinted: Resolve = (match, talk) => {
  const last = workoutSpokenOf(talk);
  const closer = last !== null && talk.age <= SPOKEN && alone(match, talk) && wordsMatch(last.activity, wordsIn(match, 'sport')!);
  return talk.corrects || (closer && !isCalled(last, wordsIn(match, 'sport')!, talk)) ? sport(match, talk) : null;
};

/** "And another 15 tonight", of a walk: the same done again for so long. */
export const anotherBout: Resolve = (match, talk) => {
  const entry = isOfWorkout(talk) ? workoutSpokenOf(talk) : null;
  const minutes = numberIn(match, 'minutes') ?? (entry?.distance === null ? numberIn(match, 'number') : null);
  const day = (match.bindings['when']?.value as When | undefined)?.day ?? 0;
  if (!entry || minutes === null || minutes < LEAST_BOUT || minutes > MOST_BOUT || day > 0) return null;
  const { context } = talk;
  const [told] = readText(`${entry.activity} ${minutes} minutes`, readingContext(context.snapshot, context.now), context.table).workouts;
  return told ? { intents: [{ type: 'log-workout', ...told, day }] } : null;
};
const [LEAST_BOUT, MOST_BOUT] = [5, 240];

const DONE: ReadonlySet<string> = new Set(['ran', 'swam', 'rode', 'did', 'was', 'went']);
const isDenied = ({ from, bindings }: Match, { chart }: Talk): boolean => {
  const at = bindings['sport']!.from;
  const done = chart.tokens[at]!.word.endsWith('ed') || DONE.has(chart.tokens[at]!.word);
  return (
    !done &&
    at > 0 &&
    at - 1 <= from &&
    chart.at[at - 1]!.some(({ kind }) => kind === 'lacking') &&
    chart.at[at - 1]!.some(({ kind }) => kind === 'repair')
  );
};

/** "10 min longer". */
export const longer: Resolve = (match, talk) => lengthened(numberIn(match, 'minutes')!, talk);
export const shorter: Resolve = (match, talk) => lengthened(-numberIn(match, 'minutes')!, talk);

function lengthened(by: number, talk: Talk): Proposal | null {
  const entry = workoutSpokenOf(talk);
  if (!entry || !isOfWorkout(talk) || entry.minutes === null || entry.minutes + by <= 0) return null;
  return edited(entry, { is: 'minutes', value: entry.minutes + by }, talk);
}
