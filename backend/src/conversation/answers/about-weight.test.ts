import { addDays } from '../../domain/calendar.js';
import type { MealEntry } from '../../domain/entry.js';
import { CAPABILITIES, type Plan } from '../../domain/plan.js';
import { talked } from '../../../test/support/talked.js';
import type { Snapshot } from '../snapshot.js';
import { turn } from '../turn.js';

const NOW = new Date('2026-03-04T18:30:00Z');
const TODAY = '2026-03-04';
const KG_OF_LB = 0.45359237;

/** Four weeks of somebody who eats so much a day and loses or gains so much a week, in pounds. */
function month(eats: number, perWeek: number, plan: Plan = 'pro'): Snapshot {
  const { state } = talked([`${eats} cal`], { from: NOW });
  const [meal] = state.entries as [MealEntry];
  const past = Array.from({ length: 28 }, (_, ago) => addDays(TODAY, ago - 28));
  return {
    ...state,
    user: { ...state.user, plan, weightKg: 80 },
    capabilities: CAPABILITIES[plan],
    entries: past.map((localDate, at) => ({ ...meal, id: `m${at}`, localDate })),
    weights: past.map((date, at) => ({ id: `w${at}`, date, kg: 80 + (perWeek * KG_OF_LB * at) / 7 })),
  };
}

function asked(text: string, before: Snapshot): string {
  const heard = { id: 'asked', text, source: 'sms' as const, receivedAt: NOW, media: { count: 0, type: null } };
  return turn(heard, before, NOW)
    .replies.map((reply) => reply.text)
    .join(' ');
}

const goalIn = (reply: string): number => Number(/About (\d+) cal a day, workouts/.exec(reply)?.[1]);

test('what is used a day is told as the dashboard works it out, and how sure it is', () => {
  // A pound a week lost on 2,000 kcal: about 2,500 are used.
  expect(asked('what is my tdee', month(2000, -1))).toMatch(/^You use about 2[45]\d\d cal a day, give or take \d+/);
});

test('what to eat for a pound a week follows from it', () => {
  expect(goalIn(asked('what should i eat to lose a pound a week', month(2000, -1)))).toBe(2000);
  expect(goalIn(asked('how do i gain weight', month(2000, -1)))).toBe(2750);
});

test.each([
  'what should i eat to lose 5 pounds a week',
  'how many calories to lose 10 lbs a week',
  'i want to lose 4 lbs a week how much should i eat',
])('“%s”: no pace that is asked for leads below what is safe', (text) => {
  // Who uses 1,600 is never told to eat less than the least that is safe, nor a fifth less than 2,500.
  expect(goalIn(asked(text, month(1600, 0)))).toBe(1500);
  expect(goalIn(asked(text, month(2000, -1)))).toBeGreaterThanOrEqual(2000);
});

test('a plan without trends is told of the bounds, and of no estimate', () => {
  expect(asked('what should i eat to lose a pound a week', month(2000, -1, 'free'))).toMatch(/faster than 1-2 lb a week is too fast/);
  expect(asked('what is my tdee', month(2000, -1, 'free'))).toMatch(/Plus and Pro/);
});

test('weights are told with those before and the way they go', () => {
  expect(asked('weight history', month(2000, -1))).toMatch(
    /^Last weight: \S+ lb\. Before: Mar 2 \S+ lb, .+ Trend down \S+ lb since Feb 4\.$/,
  );
  expect(asked('am i losing', month(2000, 0))).toMatch(/Trend about the same/);
});
