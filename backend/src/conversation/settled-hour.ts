import type { Clock } from '../language/clock.js';

/** The hours in which a reminder of each kind is meant. */
export const REMINDER_HOURS = {
  breakfastTime: [4, 12],
  lunchTime: [10, 17],
  snackTime: [9, 24],
  dinnerTime: [15, 24],
  summaryTime: [12, 24],
} as const;

/** A time whose half of the day was not told, put where the meal is. Written with two digits it is meant as it stands. */
export function settledHour({ time, sure }: Clock, [from, to]: readonly [number, number]): string {
  const hour = Number(time.slice(0, 2));
  return sure || (hour >= from && hour < to) || hour >= 12 || hour + 12 >= to ? time : `${hour + 12}${time.slice(2)}`;
}
