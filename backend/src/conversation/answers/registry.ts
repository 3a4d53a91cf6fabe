import { decision, type Decision, type ReplyDraft } from '../decision.js';
import type { Topic } from '../intents/topics.js';
import type { TurnContext } from '../turn-context.js';
import * as body from './about-weight.js';
import * as days from './about-days.js';
import * as food from './about-food.js';
import * as log from './about-log.js';
import * as logged from './about-logged.js';
import { ideas } from './ideas.js';
import * as service from './about-service.js';

type Answer<A extends Topic['about']> = (topic: Extract<Topic, { about: A }>, context: TurnContext) => ReplyDraft[] | Decision;

/** One answer for every topic: leaving one out does not compile. */
const ANSWERS: { [A in Topic['about']]: Answer<A> } = {
  summary: log.summary,
  left: log.left,
  total: log.total,
  logged: logged.logged,
  whether: logged.whether,
  untracked: service.untracked,
  burned: log.burned,
  last: days.last,
  days: days.days,
  done: days.done,
  streak: days.streak,
  'burn-of': food.burnOf,
  slimming: body.slimming,
  use: body.use,
  list: log.list,
  week: log.week,
  average: log.average,
  extremes: log.extremes,
  count: log.count,
  most: log.most,
  rating: log.rating,
  why: log.why,
  food: food.food,
  compare: food.compare,
  fits: food.fits,
  saved: service.saved,
  memory: service.memory,
  water: service.water,
  weight: body.weight,
  goals: service.goals,
  reminders: service.reminders,
  ideas: ideas,
  plan: service.plan,
  upgrade: service.upgrade,
  billing: service.billing,
  account: service.account,
  stopping: service.stopping,
  accuracy: service.accuracy,
  enough: service.enough,
  privacy: service.privacy,
  'how-to': service.howTo,
  way: service.way,
  time: service.time,
  photo: service.photo,
  where: service.where,
  site: service.site,
};

export function answerQuestion(topic: Topic, context: TurnContext): Decision {
  const made = (ANSWERS[topic.about] as Answer<Topic['about']>)(topic, context);
  return Array.isArray(made) ? decision('question', made) : made;
}
