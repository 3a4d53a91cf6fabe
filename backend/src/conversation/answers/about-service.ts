import { GOAL_NAMES } from '../../domain/goals.js';
import { PLAN_OFFERS } from '../../domain/plan-features.js';
import type { ReplyDraft } from '../decision.js';
import type { Topic } from '../intents/topics.js';
import { itemText } from '../replies/amount-text.js';
import type { TurnContext } from '../turn-context.js';
import { upgradeLink } from '../upgrade-link.js';

type About<A extends Topic['about']> = Extract<Topic, { about: A }>;
const answer = (text: string): ReplyDraft[] => [{ kind: 'answer', text }];
const list = (text: string): ReplyDraft[] => [{ kind: 'list', text }];

export const plan = (_: About<'plan'>, context: TurnContext): ReplyDraft[] => {
  const { say, snapshot } = context;
  const { capabilities: can, used, user } = snapshot;
  return answer(
    say.planIs(
      user.plan,
      { texts: can.textsPerDay, meals: can.mealsPerDay, workouts: can.workoutsPerDay },
      used,
      user.plan === 'pro' ? null : upgradeLink(context),
    ),
  );
};
export const untracked = (_: About<'untracked'>, { say }: TurnContext): ReplyDraft[] => answer(say.untracked);
export const upgrade = ({ compare }: About<'upgrade'>, { say, snapshot }: TurnContext): ReplyDraft[] => {
  const told = compare ? say.planDifference : say.upgrade;
  return answer(told(PLAN_OFFERS.plus.price, PLAN_OFFERS.pro.price, snapshot.links.upgrade));
};
export const billing = (_: About<'billing'>, { say, snapshot }: TurnContext): ReplyDraft[] => answer(say.billing(snapshot.links.upgrade));
export const account = (_: About<'account'>, { say, snapshot }: TurnContext): ReplyDraft[] =>
  answer(say.account(`${snapshot.links.app}/account`));
export const stopping = (_: About<'stopping'>, { say, snapshot }: TurnContext): ReplyDraft[] =>
  answer(say.complianceHelp(snapshot.links.support));
export const accuracy = (_: About<'accuracy'>, { say }: TurnContext): ReplyDraft[] => answer(say.accuracy);
export const privacy = (_: About<'privacy'>, { say, snapshot }: TurnContext): ReplyDraft[] =>
  answer(say.privacy(`${snapshot.links.app}/privacy`));
export const howTo = (_: About<'how-to'>, { say }: TurnContext): ReplyDraft[] => [{ kind: 'answer', text: say.howTo }];
export const way = ({ way: asked }: About<'way'>, { say, snapshot }: TurnContext): ReplyDraft[] =>
  answer(say.ways[asked](snapshot.links.app));
export const enough = ({ calories }: About<'enough'>, { say, snapshot }: TurnContext): ReplyDraft[] => {
  const own = calories === null ? (snapshot.goals?.calories ?? null) : null;
  return answer(`${own === null ? '' : `${say.goalsAre([{ name: 'calories', value: own }])} `}${say.enough(calories)}`);
};
export const time = (_: About<'time'>, { say, snapshot, clock }: TurnContext): ReplyDraft[] =>
  answer(say.timeIs(say.clock(clock), snapshot.user.timezone));
export const photo = (_: About<'photo'>, { say, snapshot }: TurnContext): ReplyDraft[] =>
  answer(snapshot.seesPictures ? say.photosSeen : say.noPhotos);
export const where = (_: About<'where'>, { say }: TurnContext): ReplyDraft[] => answer(say.worksWhere);
export const site = (_: About<'site'>, { say, snapshot }: TurnContext): ReplyDraft[] => answer(say.site(snapshot.links.app));
export const water = (_: About<'water'>, { say, snapshot }: TurnContext): ReplyDraft[] =>
  answer(say.waterToday(snapshot.waterMlToday, snapshot.user.country));

export const saved = (_: About<'saved'>, { say, snapshot }: TurnContext): ReplyDraft[] =>
  list(
    snapshot.saved.length === 0
      ? say.noSaved
      : say.savedList(snapshot.saved.map((one) => `${one.name} (${one.items.map((item) => item.name).join(', ')})`)),
  );

export const memory = (_: About<'memory'>, { say, snapshot }: TurnContext): ReplyDraft[] =>
  list(
    snapshot.memory.length === 0
      ? say.noMemory
      : say.memoryList(snapshot.memory.map((one) => `${one.words} = ${itemText(one.item, 'en')}`)),
  );

export const goals = ({ nutrient }: About<'goals'>, { say, snapshot }: TurnContext): ReplyDraft[] => {
  if (nutrient) {
    const value = snapshot.goals?.[nutrient];
    return answer(value ? say.goalsAre([{ name: nutrient, value }]) : say.noGoalYet(say.goalNames[nutrient]));
  }
  const set = GOAL_NAMES.flatMap((name) => (snapshot.goals?.[name] ? [{ name, value: snapshot.goals[name] }] : []));
  return answer(set.length === 0 ? say.noGoals : say.goalsAre(set));
};

export const reminders = ({ which }: About<'reminders'>, { say, snapshot }: TurnContext): ReplyDraft[] => {
  const s = snapshot.user.settings;
  const all = [
    { which: 'breakfast' as const, on: s.notifications && s.remindBreakfast, time: s.breakfastTime },
    { which: 'lunch' as const, on: s.notifications && s.remindLunch, time: s.lunchTime },
    { which: 'dinner' as const, on: s.notifications && s.remindDinner, time: s.dinnerTime },
    { which: 'snack' as const, on: s.notifications && s.remindSnacks, time: s.snackTime },
    { which: 'summary' as const, on: s.notifications && s.enableSummary, time: s.summaryTime },
  ];
  if (which === null) {
    const on = all.filter((one) => one.on);
    return answer(on.length === 0 ? say.noReminders : say.remindersAre(on.map((one) => ({ which: one.which, time: say.clock(one.time) }))));
  }
  const one = all.find((each) => each.which === which)!;
  return answer(say.reminderIs(which, one.on, say.clock(one.time)));
};
