import { applyOutcome } from '../../src/conversation/apply.js';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import { dailySummary } from '../../src/conversation/occasions/daily-summary.js';
import { firstMessage } from '../../src/conversation/occasions/first-message.js';
import { notHandled } from '../../src/conversation/occasions/not-handled.js';
import type { OccasionDecision, OccasionName } from '../../src/conversation/occasions/occasion.js';
import { reminderDue } from '../../src/conversation/occasions/reminder-due.js';
import { passwordChanged, phoneCame, phoneLeft } from '../../src/conversation/occasions/security-notices.js';
import { weeklyReport } from '../../src/conversation/occasions/weekly-report.js';
import { decideTurn } from '../../src/conversation/model-turn/turn-by-model.js';
import type { Outcome } from '../../src/conversation/outcome.js';
import type { SeenPicture } from '../../src/conversation/seen-picture.js';
import type { Snapshot } from '../../src/conversation/snapshot.js';
import { turn } from '../../src/conversation/turn.js';
import type { MealType } from '../../src/domain/meal-type.js';
import { CAPABILITIES, type Plan } from '../../src/domain/plan.js';
import { GOAL_NAMES, NO_GOALS } from '../../src/domain/goals.js';
import type { FoodTable } from '../../src/food/index.js';
import { type ReadingContext, readText } from '../../src/reading/index.js';
import { frames } from '../support/turn-answer.js';
import type { Given, Transcript, Turn } from './transcript.js';

export type Played = { type: 'text'; outcome: Outcome } | { type: 'occasion'; decision: OccasionDecision };

/** What the engine makes of each turn, with the foods that come with it or others; state goes through JSON in between. */
export function play(transcript: Transcript, foods?: FoodTable): Played[] {
  let now = new Date(transcript.given?.now ?? '2025-06-10T12:30:00-04:00');
  let snapshot = startOf(transcript.given ?? {}, now);
  return transcript.turns.map((step, i) => {
    now = new Date(now.getTime() + milliseconds(step.after ?? (i === 0 ? '0s' : '1m')));
    if (step.occasion) {
      const decision = happen(step.occasion, snapshot, now);
      if (decision.type === 'say')
        snapshot = { ...snapshot, lastSent: { kind: decision.kind, meal: decision.meal, at: now.toISOString() } };
      return { type: 'occasion', decision };
    }
    const heard = {
      id: `t${i + 1}`,
      text: step.they ?? '',
      source: step.source ?? ('sms' as const),
      receivedAt: now,
      media: step.media ?? { count: step.seen ? 1 : 0, type: step.seen ? 'image/jpeg' : null },
      ...(step.seen ? { seen: seenAs(step.seen, now, foods) } : {}),
    };
    const read = (text: string, context: ReadingContext) =>
      step.model === 'down' ? { reading: readText(text, context, foods), modelMissed: true } : null;
    const told = Array.isArray(step.model) ? decideTurn(heard, frames(...step.model), snapshot, now, foods) : null;
    const outcome = told && told !== 'refused' ? told : turn(heard, snapshot, now, read, foods);
    snapshot = JSON.parse(JSON.stringify(applyOutcome(snapshot, outcome, heard, now))) as Snapshot;
    return { type: 'text', outcome };
  });
}

function seenAs(words: string, now: Date, foods?: FoodTable): SeenPicture {
  const context = { now, zone: 'America/New_York', country: 'US', meal: null, weightKg: null, memory: [] } as const;
  const items = readText(words, context, foods, 'meal').meals.flatMap((meal) => meal.items);
  return items.length > 0
    ? { type: 'food', items: items.map((item) => ({ ...item, source: 'model', assumed: true })), meal: null, day: 0, time: null }
    : { type: 'trouble', why: 'unclear' };
}

function startOf({ user = {}, snapshot = {} }: Given, now: Date): Snapshot {
  const plan = (user['plan'] ?? 'pro') as Plan;
  const blank = blankSnapshot({
    id: 'u1',
    timezone: (user['timezone'] ?? 'America/New_York') as string,
    country: user['country'] === 'CA' ? 'CA' : 'US',
    plan,
    language: (user['language'] ?? 'en') as 'en',
    createdAt: new Date(now.getTime() - 86_400_000).toISOString(),
  });
  const set = GOAL_NAMES.filter((name) => user[`${name}Goal`] !== undefined);
  const goals = set.length > 0 ? { ...NO_GOALS, ...Object.fromEntries(set.map((name) => [name, user[`${name}Goal`]])) } : null;
  const known = Object.fromEntries(Object.entries(user).filter(([key]) => key in blank.user));
  const settings = Object.fromEntries(Object.entries(user).filter(([key]) => key in blank.user.settings));
  return {
    ...blank,
    goals,
    capabilities: CAPABILITIES[plan],
    ...snapshot,
    user: { ...blank.user, ...known, settings: { ...blank.user.settings, ...settings } },
  } as Snapshot;
}

function happen(occasion: NonNullable<Turn['occasion']>, snapshot: Snapshot, now: Date): OccasionDecision {
  const due = new Date(now.getTime() - milliseconds(occasion.late ?? '0s'));
  const decide: { [O in OccasionName]: () => OccasionDecision } = {
    'first-message': () => firstMessage(snapshot, now),
    'reminder-due': () => reminderDue((occasion.meal ?? 'lunch') as MealType, due, snapshot, now),
    'daily-summary': () => dailySummary(due, snapshot, now),
    'weekly-report': () => weeklyReport(due, snapshot, now),
    'phone-left': () => phoneLeft(snapshot, now, '67'),
    'phone-came': () => phoneCame(snapshot, now),
    'password-changed': () => passwordChanged(snapshot, now),
    'not-handled': () => notHandled(snapshot, now),
  };
  return decide[occasion.name]();
}

const UNITS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

function milliseconds(text: string): number {
  const found = /^(\d+)([smhd])$/.exec(text);
  if (!found) throw new Error(`"${text}" is no time: write 5s, 5m, 2h or 1d`);
  return Number(found[1]) * UNITS[found[2] as keyof typeof UNITS];
}
