import { GOAL_BOUNDS, goalWithinBounds, NO_GOALS } from '../../domain/goals.js';
import { isZone, localTime } from '../../domain/local-day.js';
import { decision, type Decision } from '../decision.js';
import type { UserSettings } from '../events.js';
import type { TurnContext } from '../turn-context.js';
import { ask } from '../questions/ask.js';
import { upgradeLink } from '../upgrade-link.js';
import { phrasesOf } from '../replies/phrasebook.js';
import type { IntentOf } from './intent.js';

/** Sets, moves or clears one goal. Out of bounds, and nought is, it is refused with the range: only "off" clears. */
export function setGoal(intent: IntentOf<'set-goal'>, context: TurnContext): Decision {
  const { say } = context;
  const before = context.snapshot.goals;
  const current = before?.[intent.goal] ?? null;
  const name = say.goalNames[intent.goal];
  // The number that follows is the goal.
  if (intent.by !== null && current === null)
    return decision('set_goal', [{ kind: 'clarify', text: say.noGoalYet(name) }], {
      pending: ask('goal', [], { goal: intent.goal, value: null, sign: 0, days: false }, context),
    });
  const value = intent.by !== null ? current! + intent.by : intent.to;
  if (value !== null && !goalWithinBounds(intent.goal, value)) {
    return decision('set_goal', [
      { kind: 'refuse_bounds', text: say.goalOutOfBounds(name, ...GOAL_BOUNDS[intent.goal], unitOf(intent.goal)) },
    ]);
  }
  const after = { ...(before ?? NO_GOALS), [intent.goal]: value };
  const text = value === null ? say.goalCleared(name) : say.goalSet(name, value, unitOf(intent.goal));
  return decision('set_goal', [{ kind: 'confirm_goal', text }], { events: [{ type: 'goals-changed', before, after }] });
}

/** Takes every goal away; with none set there is nothing to clear. */
export function clearGoals(_intent: IntentOf<'clear-goals'>, { say, snapshot }: TurnContext): Decision {
  const before = snapshot.goals;
  if (before === null || Object.values(before).every((goal) => goal === null))
    return decision('set_goal', [{ kind: 'clarify', text: say.noGoals }]);
  return decision('set_goal', [{ kind: 'confirm_goal', text: say.goalsCleared }], {
    events: [{ type: 'goals-changed', before, after: NO_GOALS }],
  });
}

const unitOf = (goal: string): string => (goal === 'calories' ? 'cal' : 'g');

/** A reminder or summary that is switched on needs the master switch, in whatever words it was asked for. */
function withMaster(set: Partial<UserSettings>): Partial<UserSettings> {
  const { remindBreakfast, remindLunch, remindDinner, remindSnacks, enableSummary } = set;
  const on = [remindBreakfast, remindLunch, remindDinner, remindSnacks, enableSummary].includes(true);
  return on && set.notifications === undefined ? { ...set, notifications: true } : set;
}

export function changeSettings(intent: IntentOf<'settings'>, context: TurnContext): Decision {
  const { snapshot } = context;
  const set = withMaster(intent.set);
  if (set.timezone && !isZone(set.timezone)) return decision('settings', [{ kind: 'clarify', text: context.say.unknownZone }]);
  const current: UserSettings = {
    news: false,
    ...snapshot.user.settings,
    timezone: snapshot.user.timezone,
    firstName: snapshot.user.firstName ?? '',
    language: snapshot.user.language,
  };
  const before = Object.fromEntries(Object.keys(set).map((key) => [key, current[key as keyof UserSettings]])) as Partial<UserSettings>;
  // The answer to "speak French" is in French.
  const say = set.language ? phrasesOf(set.language) : context.say;
  const needsPlan =
    (Object.keys(set) as (keyof UserSettings)[]).some((key) => key !== 'news' && set[key] === true) && !snapshot.capabilities.reminders;
  const text = [...describe(set, context, say), ...(needsPlan ? [say.remindersNeedPlan(upgradeLink(context))] : [])].join(' ');
  return decision('settings', [{ kind: 'confirm_setting', text }], { events: [{ type: 'settings-changed', before, after: set }] });
}

const REMINDERS = [
  ['remindBreakfast', 'breakfastTime', 'breakfast'],
  ['remindLunch', 'lunchTime', 'lunch'],
  ['remindDinner', 'dinnerTime', 'dinner'],
  ['remindSnacks', 'snackTime', 'snack'],
] as const;

function describe(set: Partial<UserSettings>, context: TurnContext, say: TurnContext['say']): string[] {
  const settings = context.snapshot.user.settings;
  const out: string[] = [];
  for (const [key, time, meal] of REMINDERS)
    if (set[key] !== undefined) out.push(say.reminderSet(meal, set[key], say.clock(set[time] ?? settings[time])));
  if (set.enableSummary !== undefined)
    out.push(say.reminderSet('summary', set.enableSummary, say.clock(set.summaryTime ?? settings.summaryTime)));
  if (typeof set.weeklyReport === 'boolean' && set.notifications === undefined)
    out.push(set.weeklyReport ? say.weeklyReportOn : say.weeklyReportOff);
  if (out.length === 0 && set.notifications !== undefined) out.push(say.notificationsSet(set.notifications));
  if (set.timezone) out.push(say.zoneSet(set.timezone, say.clock(localTime(context.now, set.timezone))));
  if (set.firstName) out.push(say.nameSet(set.firstName));
  if (set.waterGoalMl !== undefined)
    out.push(set.waterGoalMl === null ? say.waterGoalGone : say.waterGoalSet(say.water(set.waterGoalMl, context.snapshot.user.country)));
  if (set.news !== undefined) out.push(say.newsSet(set.news));
  if (set.language) out.push(say.languageSet);
  return out;
}
