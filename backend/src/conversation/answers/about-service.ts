import { GOAL_NAMES } from '../../domain/goals.js';
import { PLAN_OFFERS } from '../../domain/plan-features.js';
import type { Said } from '../decision.js';
import type { Topic } from '../intents/topics.js';
import { itemText } from '../replies/amount-text.js';
import type { Scene } from '../scene.js';
import { upgradeLink } from '../upgrade-link.js';

type About<A extends Topic['about']> = Extract<Topic, { about: A }>;
const answer = (text: string): Said[] => [{ kind: 'answer', text }];
const list = (text: string): Said[] => [{ kind: 'list', text }];

export const plan = (_: About<'plan'>, scene: Scene): Said[] => {
  const { say, snapshot } = scene;
  const { capabilities: can, used, user } = snapshot;
  return answer(
    say.planIs(
      user.plan,
      { texts: can.textsPerDay, meals: can.mealsPerDay, workouts: can.workoutsPerDay },
      used,
      user.plan === 'pro' ? null : upgradeLink(scene),
    ),
  );
};
export const untracked = (_: About<'untracked'>, { say }: Scene): Said[] => answer(say.untracked);
export const upgrade = ({ compare }: About<'upgrade'>, { say, snapshot }: Scene): Said[] => {
  const told = compare ? say.planDifference : say.upgrade;
  return answer(told(PLAN_OFFERS.plus.price, PLAN_OFFERS.pro.price, snapshot.links.upgrade));
};
export const billing = (_: About<'billing'>, { say, snapshot }: Scene): Said[] => answer(say.billing(snapshot.links.upgrade));
export const account = (_: About<'account'>, { say, snapshot }: Scene): Said[] => answer(say.account(`${snapshot.links.app}/account`));
export const stopping = (_: About<'stopping'>, { say, snapshot }: Scene): Said[] => answer(say.complianceHelp(snapshot.links.support));
export const accuracy = (_: About<'accuracy'>, { say }: Scene): Said[] => answer(say.accuracy);
export const privacy = (_: About<'privacy'>, { say, snapshot }: Scene): Said[] => answer(say.privacy(`${snapshot.links.app}/privacy`));
export const howTo = (_: About<'how-to'>, { say }: Scene): Said[] => [{ kind: 'answer', text: say.howTo }];
export const way = ({ way: asked }: About<'way'>, { say, snapshot }: Scene): Said[] => answer(say.ways[asked](snapshot.links.app));
export const enough = ({ calories }: About<'enough'>, { say, snapshot }: Scene): Said[] => {
  const own = calories === null ? (snapshot.goals?.calories ?? null) : null;
  return answer(`${own === null ? '' : `${say.goalsAre([{ name: 'calories', value: own }])} `}${say.enough(calories)}`);
};
export const time = (_: About<'time'>, { say, snapshot, clock }: Scene): Said[] =>
  answer(say.timeIs(say.clock(clock), snapshot.user.timezone));
export const photo = (_: About<'photo'>, { say, snapshot }: Scene): Said[] => answer(snapshot.seesPictures ? say.photosSeen : say.noPhotos);
export const where = (_: About<'where'>, { say }: Scene): Said[] => answer(say.worksWhere);
export const site = (_: About<'site'>, { say, snapshot }: Scene): Said[] => answer(say.site(snapshot.links.app));
export const water = (_: About<'water'>, { say, snapshot }: Scene): Said[] =>
  answer(say.waterToday(snapshot.waterMlToday, snapshot.user.country));

export const saved = (_: About<'saved'>, { say, snapshot }: Scene): Said[] =>
  list(
    snapshot.saved.length === 0
      ? say.noSaved
      : say.savedList(snapshot.saved.map((one) => `${one.name} (${one.items.map((item) => item.name).join(', ')})`)),
  );

export const memory = (_: About<'memory'>, { say, snapshot }: Scene): Said[] =>
  list(
    snapshot.memory.length === 0
      ? say.noMemory
      : say.memoryList(snapshot.memory.map((one) => `${one.words} = ${itemText(one.item, 'en')}`)),
  );

export const goals = ({ nutrient }: About<'goals'>, { say, snapshot }: Scene): Said[] => {
  if (nutrient) {
    const value = snapshot.goals?.[nutrient];
    return answer(value ? say.goalsAre([{ name: nutrient, value }]) : say.noGoalYet(say.goalNames[nutrient]));
  }
  const set = GOAL_NAMES.flatMap((name) => (snapshot.goals?.[name] ? [{ name, value: snapshot.goals[name] }] : []));
  return answer(set.length === 0 ? say.noGoals : say.goalsAre(set));
};

export const reminders = ({ which }: About<'reminders'>, { say, snapshot }: Scene): Said[] => {
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
