import { dayLog, type DayLog, roundHalfUp } from '../../domain/day-log.js';
import type { Entry } from '../../domain/entry.js';
import { addDays } from '../../domain/local-day.js';
import type { ReplyDraft } from '../decision.js';
import type { Topic } from '../intents/topics.js';
import { dayName, entryText } from '../replies/entry-text.js';
import { readText } from '../../reading/index.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { activityMatches, entryMatches } from '../targets.js';
import { mayRead } from './may-read.js';

type About<A extends Topic['about']> = Extract<Topic, { about: A }>;
/** The activity that words are of, by its name in the log: "couru" is running. */
const called = (words: string, context: TurnContext): string =>
  readText(`${words} 30 min`, readingContext(context.snapshot, context.now), context.table, 'workout').workouts[0]?.activity ?? words;
const answer = (text: string): ReplyDraft[] => [{ kind: 'answer', text }];
const logOf = (day: number, context: TurnContext): DayLog => dayLog(context.snapshot.entries, addDays(context.today, day));
const nameOf = (day: number, context: TurnContext): string => dayName(addDays(context.today, day), context) || context.say.today;

/** When something was had or done last. */
export function last({ what, meal }: About<'last'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(-1, 'calories', context);
  if (refused) return refused;
  const is = (entry: Entry): boolean =>
    what === null
      ? entry.kind === (meal ? 'meal' : 'workout')
      : entryMatches(entry, what) || (entry.kind === 'workout' && activityMatches(entry.activity, called(what, context)));
  const found = context.snapshot.entries.filter(is).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0];
  if (!found) return answer(context.say.notFoundLately(what ?? context.say.workoutsWord));
  const day = dayName(found.localDate, context) || context.say.today;
  return answer(context.say.lastTime(meal ? `${day}, ${context.say.clock(found.localTime)}` : day, entryText(found, context, 'brief')));
}

/** Two days, figures beside each other. */
export function days({ days: [first, second], nutrient }: About<'days'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(-1, nutrient === null || nutrient === 'calories' ? 'calories' : 'all', context);
  if (refused) return refused;
  const told = [first, second].map((day) => ({
    day: nameOf(day, context),
    value: roundHalfUp(logOf(day, context).eaten[nutrient ?? 'calories']),
  }));
  return answer(context.say.daysBeside(nutrient ?? 'calories', told[0]!, told[1]!));
}

/** Days in a row with a record, up to today or yesterday. */
export function streak(_: About<'streak'>, context: TurnContext): ReplyDraft[] {
  const kept = new Set(context.snapshot.entries.map(({ localDate }) => localDate));
  const today = kept.has(context.today);
  let count = 0;
  while (kept.has(addDays(context.today, today ? -count : -1 - count))) count += 1;
  return answer(context.say.streak(count, today));
}

/** How often, how long and how far. */
export function done({ what, day, days: span }: About<'done'>, context: TurnContext): ReplyDraft[] {
  const refused = mayRead(span === undefined ? day : -1, 'calories', context);
  if (refused) return refused;
  const { say } = context;
  const logs = span === undefined ? [logOf(day, context)] : Array.from({ length: span }, (_, i) => logOf(-i, context));
  const found = logs
    .flatMap((log) => log.workouts)
    .filter(({ activity }) => what === null || activityMatches(activity, what) || activity === called(what, context));
  const where = span === undefined ? nameOf(day, context) : say.lastDays(span);
  const minutes = found.reduce((sum, one) => sum + (one.minutes ?? 0), 0);
  const burned = found.reduce((sum, one) => sum + one.calories, 0);
  const ways = found.flatMap(({ distance }) => (distance === null ? [] : [distance]));
  const title = what === null ? say.workoutsWord : found[0] ? say.activity(found[0].activity) : what;
  return answer(say.done(title, where, found.length, roundHalfUp(minutes), waysTogether(ways), roundHalfUp(burned)));
}

/** "3 mi" and "2 mi" are 5; of other measures each is named. */
function waysTogether(ways: readonly string[]): string | null {
  const units = new Set(ways.map((way) => way.split(' ')[1]));
  if (ways.length === 0) return null;
  if (units.size > 1) return ways.join(', ');
  const sum = ways.reduce((total, way) => total + Number(way.split(' ')[0]), 0);
  return Number.isFinite(sum) ? `${Math.round(sum * 100) / 100} ${[...units][0]}` : ways.join(', ');
}
