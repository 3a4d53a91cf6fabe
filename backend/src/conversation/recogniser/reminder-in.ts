import type { MealType } from '../../domain/meal-type.js';
import type { When } from '../../language/span.js';
import { clockOfNumber, type Clock } from '../../language/clock.js';
import { reminderSettings } from '../asking/reminders.js';
import { mealOf, type Said } from '../asking/said.js';
import type { Intent } from '../intents/intent.js';
import { REMINDER_HOURS, settledHour } from '../settled-hour.js';
import type { TurnContext } from '../turn-context.js';

const KEYS = {
  breakfast: ['remindBreakfast', 'breakfastTime'],
  lunch: ['remindLunch', 'lunchTime'],
  dinner: ['remindDinner', 'dinnerTime'],
  snack: ['remindSnacks', 'snackTime'],
} as const;

/** "Text me at 9 every night if i haven't logged dinner": one meal and one hour, wherever they stand; anything else as reminders are told. */
export function reminderIn(said: Said, context: TurnContext): readonly Intent[] | null {
  const meal = mealOf<MealType>(said);
  const clocks = clocksIn(said);
  if (meal !== null && clocks.length === 1 && !said.has('switch-off', 'sooner', 'later-by')) {
    const [on, time] = KEYS[meal];
    return [{ type: 'settings', set: { [on]: true, [time]: settledHour(clocks[0]!, REMINDER_HOURS[time]), notifications: true } }];
  }
  const heard = clocks.length > 1 || said.has('some-days', 'on-weekday') ? null : reminderSettings(said, context);
  return heard?.type === 'decided' ? heard.intents : null;
}

/** The hours that are told, each once. */
function clocksIn({ parts }: Said): Clock[] {
  const told = parts.flatMap(({ spans }): Clock[] => {
    const when = spans.find(({ kind, value }) => (kind === 'when' || kind === 'time') && (value as When).time !== null);
    if (when) return [(when.value as When).time!];
    const hour = spans.find(({ kind }) => kind === 'number');
    const clock = hour ? clockOfNumber(hour.value as number) : null;
    return clock ? [clock] : [];
  });
  return told.filter(({ time }, at) => told.findIndex((one) => one.time === time) === at);
}
