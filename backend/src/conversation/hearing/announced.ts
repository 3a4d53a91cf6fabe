import type { MealType } from '../../domain/meal-type.js';
import type { Chart } from '../../language/chart.js';
import { type Clock, clockOfNumber } from '../../language/clock.js';
import type { When } from '../../language/span.js';
import { isHarmless } from '../frames/harmless.js';
import { lastOf } from '../frames/talk.js';
import { chartOf, understand } from '../frames/understand.js';
import { readText } from '../../reading/index.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { REMINDER_HOURS, settledHour } from '../settled-hour.js';
import { decided, type Rule } from './hearing.js';

const MOST_WORDS = 8;
/** What an announcement is made of. */
const OF_IT: ReadonlySet<string> = new Set(
  'eat subject day when meal be filler correct for in of-day when-join determiner article and because whose tell-late aside announces what-had it wish-to'.split(
    ' ',
  ),
);
/** Behind these the food is still to come. */
const UNFINISHED: ReadonlySet<string> = new Set(['eat', 'be', 'what-had']);

/**
 * "For lunch i had", "breakfast was", "forgot to log dinner yesterday": only when something was eaten; what it was comes in the next text. Nothing is said
 * where the sentence goes on, and else it is asked.
 */
export const hearAnnounced: Rule = (context) => {
  if (context.text.length > 60 || context.text.includes('?') || context.heard.media.count > 0) return null;
  const chart = chartOf(context);
  const { tokens, at } = chart;
  const end = tokens.findLastIndex(({ is }) => is === 'word' || is === 'number') + 1;
  const spans = at.flat();
  const time = hourIn(chart);
  const others = time !== null && !tellsMore(context);
  const passes = (i: number) => isOf(chart, i, OF_IT) || (others && (isOf(chart, i, OF_HOUR) || isBare(chart, i)));
  if (end === 0 || end > MOST_WORDS || !tokens.every((token, i) => token.is === 'mark' || passes(i))) return null;
  const meals = new Set(spans.filter(({ kind }) => kind === 'meal').map(({ value }) => value as MealType));
  // "Mon dîner" is no Monday's.
  const owned = (at: number) => chart.at[at]!.some(({ kind }) => kind === 'determiner');
  const days = spans
    .filter(({ from }) => !owned(from))
    .flatMap(({ kind, value }) => (kind === 'day' ? [value as number] : kind === 'when' ? [(value as When).day ?? 0] : []));
  const open = spans.some(({ kind, to }) => UNFINISHED.has(kind) && to === end) || tokens.at(-1)!.word === ':';
  // "Here goes", "can i log something": whatever it will be.
  const says = (kind: string) => spans.some((span) => span.kind === kind && span.from !== span.to);
  const begins = says('announces') && !says('question');
  if (meals.size > 1 || days.some((day) => day > 0) || !(open || begins || says('tell-late') || meals.size + days.length > 0)) return null;
  const [meal = null] = meals;
  const timed = spans.some(({ kind, value }) => kind === 'when' && (value as When).time !== null);
  // "Breakfast was super early today, 5am": the hour of what comes in the next text.
  if (timed || time !== null ? time === null || meal === null || !(says('eat') || says('be')) : false) return null;
  const day = Math.min(0, ...days);
  return decided({
    type: 'ask-what',
    about: 'meal',
    meal,
    ...(day < 0 ? { day } : {}),
    ...(time !== null && meal !== null ? { time: settledHour(time, REMINDER_HOURS[`${meal}Time`]) } : {}),
    ...(open || (begins && !says('tell-late')) || (meals.size === 0 && goesOnFrom(context)) ? { quiet: true } : {}),
  });
};

/** Words around it may say anything but what was eaten or done. */
const tellsMore = ({ text, snapshot, now, table }: TurnContext): boolean => {
  const { meals, workouts } = readText(text, readingContext(snapshot, now), table);
  return workouts.length > 0 || meals.some(({ items }) => items.some(({ nutrients }) => nutrients !== null));
};
const isBare = (chart: Chart, at: number): boolean => isHarmless(chart, at) || chart.at[at]!.length === 0;

/** The only hour that is told; "like 3" is one behind a meal. */
function hourIn({ at }: Chart): Clock | null {
  const spans = at.flat();
  const told = spans
    .flatMap(({ kind, value }) => (kind === 'time' || kind === 'when' ? [(value as When).time] : []))
    .filter((time) => time !== null);
  const [only, ...more] = new Set(told.map(({ time }) => time));
  if (only !== undefined) return more.length === 0 ? told[0]! : null;
  const numbers = spans.filter(({ kind, from, to }) => kind === 'number' && to === from + 1);
  const led = numbers.filter(({ from }) => spans.some(({ kind, to }) => kind === 'hour-lead' && to === from));
  return numbers.length === 1 && led.length === 1 ? clockOfNumber(led[0]!.value as number) : null;
}
const OF_HOUR: ReadonlySet<string> = new Set(['time', 'number', 'hour-lead', 'halfday', 'only', 'hence']);

/** How long "forgot to mention" is of the meal just told, in seconds. */
const BESIDE = 600;
const goesOnFrom = (context: TurnContext): boolean => {
  const { talk } = understand(context);
  return lastOf(talk) !== null && talk.age <= BESIDE;
};

const isOf = ({ at }: Chart, place: number, kinds: ReadonlySet<string>): boolean =>
  at.some((spans) => spans.some(({ kind, from, to }) => from <= place && place < to && kinds.has(kind)));
