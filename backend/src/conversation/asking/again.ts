import { GOAL_NAMES } from '../../domain/goals.js';
import { daysBetween } from '../../domain/local-day.js';
import { clockOfNumber } from '../../language/clock.js';
import type { When } from '../../language/span.js';
import type { Event, UserSettings } from '../events.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import { weightText } from '../replies/clock-text.js';
import type { TurnContext } from '../turn-context.js';
import { REMINDER_HOURS, settledHour } from '../settled-hour.js';
import { goalsTold } from './goals-told.js';
import { dayOf, pointsAt, saidOf, vocabulary, type Said, type Subject } from './said.js';
import { waterAnew } from './water.js';
import { weightIn } from './weight.js';

const WORDS = vocabulary(
  `off-mark correct it make be to in by number share fraction volume weight-unit only not instead-of water-word weigh-word weigh-at drank bottle-own kcal figure unit nutrient energy
   advised advises sizeword aim-at aim-with time when works shift up-by down-by up-more down-less per-day goal-word aim macro-letter the-rest unchanged from-now halfday weigh-now weigh-was day bottle-own followed ordinal each those-two out-of generic pointing-one water-each remove article`,
);
/** How long "make it 20 oz" is about what was told last. */
const MINUTES = 10;
/** How soon a bare figure is the same put right. */
const SAME_BREATH = 45_000;
/** The same of what nothing else is told by: a time, grams a day. */
const SOON = 3 * 60_000;
const ANNOUNCES = ['correct', 'make', 'it', 'aim-at', 'by', 'works', 'shift', 'up-by', 'down-by', 'not', 'weigh-now'] as const;

/** "No, 20 oz", "make it 182", "by 30", "4pm works": the goal, reminder, water or weight just told, put right. */
export const hearAgain: Subject = (chart, context) => {
  const said = saidOf(chart, WORDS);
  return said.left.length > 0 || context.text.includes('?') ? null : putRight(said, context);
};

/** What was told last with the value that is told now. */
export function putRight(said: Said, context: TurnContext): Hearing | null {
  const last = context.snapshot.changes.findLast((change) => !change.undone);
  const age = last ? context.now.getTime() - Date.parse(last.at) : Infinity;
  if (!last || age > MINUTES * 60_000) return null;
  const clock = said.value<When>('when')?.time ?? said.value<When>('time')?.time ?? null;
  // "Eran 3".
  const begins = said.chart.at[0]?.some(({ kind }) => kind === 'be') === true;
  const bare = !said.has(...ANNOUNCES) && !begins && clock === null;
  for (const event of last.events) {
    if (bare && age > (isOneThing(event) || isNearGoal(event, said) ? SOON : SAME_BREATH)) continue;
    const heard = again(event, said, context);
    if (heard) return heard;
  }
  return null;
}

/** "That was yesterday": all that is told of it is its day. */
const isDayAlone = (said: Said, day: number | null): day is number =>
  day !== null && day < 0 && said.has('it', 'be') && !said.has('number', 'share');
const onDay = (day: number): { day?: number } => (day < 0 ? { day } : {});
const offset = (date: string, { today }: TurnContext): number => daysBetween(today, date);

/** "1850", behind a goal of 1900. */
function isNearGoal(event: Event, said: Said): boolean {
  const [goal, told] = [event.type === 'goals-changed' ? event.after.calories : null, said.value<number>('number')];
  return goal !== null && told !== null && Math.abs(told - goal) <= goal * NEAR;
}
const NEAR = 0.1;

/** "1500" may be calories that were eaten, "140" behind a goal of protein is grams of it. */
const isOneThing = (event: Event): boolean =>
  event.type === 'settings-changed' ||
  event.type === 'weight-logged' ||
  event.type === 'water-logged' ||
  (event.type === 'goals-changed' && (event.before?.calories ?? null) === event.after.calories);

function again(event: Event, said: Said, context: TurnContext): Hearing | null {
  switch (event.type) {
    case 'goals-changed': {
      const goal = GOAL_NAMES.find((name) => event.before?.[name] !== event.after[name] && event.after[name] !== null) ?? null;
      const [was, is] = goal === null ? [0, 0] : [event.before?.[goal] ?? 0, event.after[goal] ?? 0];
      const told = goal === null ? null : goalsTold(said, { goal, sign: 0 }, context);
      if (!told) return null;
      // "By 30" counts from where it was.
      const [first] = told;
      return said.has('by') && first!.to !== null && told.length === 1
        ? decided({ ...first!, to: was + (is < was ? -first!.to : first!.to) })
        : decided(...told);
    }
    case 'water-logged': {
      const day = dayOf(said);
      if (said.has('goal-word', 'aim', 'aims', 'weigh-word')) return null;
      const told = said.has('number', 'share', 'volume');
      // "One was from yesterday" is of one of them.
      if (told && (day ?? 0) < 0 && !said.has('volume')) return null;
      const ml = told ? waterAnew(said, context, event.ml) : isDayAlone(said, day) ? event.ml : null;
      const instead = { id: event.id, ml: event.ml, localDate: event.localDate };
      return ml === null ? null : decided({ type: 'log-water', ml, instead, ...onDay(day ?? offset(event.localDate, context)) });
    }
    case 'weight-logged': {
      const day = dayOf(said);
      const instead = { id: event.id, kg: event.kg, before: event.before ?? null };
      if (isDayAlone(said, day)) {
        const text = weightText(event.kg, context.snapshot.user.country);
        return decided({ type: 'log-weight', kg: event.kg, said: text, instead, ...onDay(day) });
      }
      const found = said.has('goal-word', 'aim', 'aims') ? null : weightIn(said, context);
      return found === null ? null : decided({ type: 'log-weight', ...found, instead, ...onDay(day ?? offset(event.localDate, context)) });
    }
    case 'settings-changed':
      return setting(event.after, said);
    default:
      return null;
  }
}

const SWITCHES = {
  remindBreakfast: 'breakfastTime',
  remindLunch: 'lunchTime',
  remindSnacks: 'snackTime',
  remindDinner: 'dinnerTime',
  enableSummary: 'summaryTime',
} as const;

function setting(after: Partial<UserSettings>, said: Said): Hearing | null {
  const when = said.value<When>('when') ?? said.value<When>('time');
  if (when && (when.meal !== null || when.day !== null)) return null;
  // "Scratch that one" tells no hour.
  const hour = said.parts.some((_, at) => pointsAt(said, at)) ? null : said.value<number>('number');
  const clock = when?.time ?? (hour === null ? null : clockOfNumber(hour));
  const keys = Object.values(SWITCHES);
  const name = (Object.keys(SWITCHES) as (keyof typeof SWITCHES)[]).find((one) => after[one] === true);
  const key = keys.find((one) => after[one] !== undefined) ?? (name ? SWITCHES[name] : null);
  if (!clock || !key) return null;
  const [own] = Object.entries(SWITCHES).find(([, one]) => one === key)!;
  return decided({ type: 'settings', set: { [own]: true, [key]: settledHour(clock, REMINDER_HOURS[key]) } });
}
