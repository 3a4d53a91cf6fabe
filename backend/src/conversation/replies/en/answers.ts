import type { GoalName } from '../../../domain/goals.js';
import type { MealType } from '../../../domain/meal-type.js';
import type { Plan } from '../../../domain/plan.js';
import { clockText, waterText, weightText } from '../clock-text.js';
import type { Figures } from './entries.js';

export type Which = MealType | 'summary';
export interface Limits {
  texts: number;
  meals: number;
  workouts: number;
}

/** A figure of one day, the day by name. */
export interface DayValue {
  day: string;
  value: number;
}

const UNIT: Record<GoalName, string> = { calories: ' cal', protein: 'g protein', carbs: 'g carbs', fat: 'g fat', sugar: 'g sugar' };
const unitOf = (name: GoalName | 'fiber' | 'sodium'): string =>
  name === 'fiber' ? 'g fiber' : name === 'sodium' ? 'mg sodium' : UNIT[name];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const few = (n: number): string => (n === -1 ? 'no limit on' : String(n));

/** Answers about one's own data, foods, settings and the service. */
export const answers = {
  goalNames: { calories: 'calorie', protein: 'protein', carbs: 'carb', fat: 'fat', sugar: 'sugar' } as Record<GoalName, string>,
  clock: (time: string): string => clockText(time, 'en'),
  nothingOn: (day: string): string => `${capital(day)}: nothing logged.`,
  summary: (day: string, eaten: { name: GoalName; value: number; goal: number | null }[], burned: number, meals: number): string =>
    `${capital(day)}: ${eaten.map(({ name, value, goal }) => `${value}${goal === null ? '' : `/${goal}`}${UNIT[name]}`).join(', ')}.${burned > 0 ? ` Burned ${burned} cal.` : ''} ${meals} meal${meals === 1 ? '' : 's'}.`,
  leftOf: (name: GoalName, left: number, eaten: number, goal: number): string =>
    left >= 0 ? `${left}${UNIT[name]} left today (${eaten} of ${goal}).` : `${-left}${UNIT[name]} over today (${eaten} of ${goal}).`,
  leftAll: (left: { name: GoalName; value: number }[]): string =>
    `Left today: ${left.map(({ name, value }) => `${value >= 0 ? '' : '-'}${Math.abs(value)}${UNIT[name]}`).join(', ')}.`,
  total: (day: string, name: GoalName | 'fiber' | 'sodium', value: number, goal: number | null): string => {
    const unit = unitOf(name);
    return `${capital(day)}: ${value}${unit}${goal === null ? '' : ` of ${goal}`}.`;
  },
  totals: (day: string, n: Figures): string =>
    `${capital(day)}: ${n.calories} cal, ${n.protein}g protein, ${n.carbs}g carbs, ${n.fat}g fat.`,
  burnedOn: (day: string, n: number): string => `${capital(day)}: ${n} cal burned by workouts.`,
  lastDays: (days: number): string => `last ${days} days`,
  ofMeal: (meal: string, day: string): string => `${meal}, ${day}`,
  isLogged: (list: string): string => `Yes: ${list}`,
  isNotLogged: (what: string): string => `No: nothing logged for ${what}.`,
  holds: (what: string, name: GoalName | 'fiber' | 'sodium', value: number): string => `${what}: ${value}${unitOf(name)}.`,
  untracked: 'I keep calories, protein, carbs, fat, sugar, fiber and sodium, and nothing else of a food.',
  week: (
    span: number,
    days: number,
    calories: number,
    macros: { protein: number; carbs: number; fat: number } | null,
    workouts: number,
    burned: number,
  ): string =>
    `${span} days to yesterday (${days} logged): ${calories} cal a day${macros ? `, ${macros.protein}P ${macros.carbs}C ${macros.fat}F` : ''}. ${workouts} workout${workouts === 1 ? '' : 's'}, ${burned} cal burned.`,
  nothingThisWeek: 'Nothing logged in that time.',
  average: (name: GoalName, mean: number, days: number): string =>
    `Average ${mean}${UNIT[name]} a day over ${days} logged day${days === 1 ? '' : 's'}.`,
  extremes: (name: GoalName, most: DayValue, least: DayValue | null, days: number): string =>
    least
      ? `Of ${days} logged days, most: ${most.day}, ${most.value}${UNIT[name]}; least: ${least.day}, ${least.value}${UNIT[name]}.`
      : `Only one day logged, ${most.day}: ${most.value}${UNIT[name]}.`,
  workoutsWord: 'workouts',
  counted: (what: string, count: number, days: number): string =>
    `${capital(what)}: ${count} ${days === 1 ? 'today' : `in the last ${days} days`}.`,
  most: (name: GoalName | 'fiber' | 'sodium', item: string, value: number, all: number): string =>
    `Most came from ${item}: ${value} of ${all}${unitOf(name)}.`,
  rated: (title: string, rating: number, comment: string): string => `${title}: ${rating}/10. ${comment}`,
  nothingToRate: (meal: string | null): string =>
    meal ? `No ${meal.toLowerCase()} logged today to rate.` : 'No meal logged today to rate.',
  cannotRate: (title: string): string => `${title} has too few figures to rate.`,
  unknownFood: (words: string): string => `I don't know "${words}". Log it with its calories, e.g. "${words} 300 cal".`,
  foodHolds: (names: string, figures: string): string => `${names}: ${figures}. Not logged; text "had it" if you ate it.`,
  holdsEach: (name: string, calories: number, protein: number): string => `${name}: ${calories} cal, ${protein}g protein.`,
  notLoggedYet: 'Nothing is logged: text what you had.',
  fits: (names: string, calories: number, day: number, left: number | null): string => {
    const where =
      left === null
        ? `Today would be ${day} cal.`
        : left >= 0
          ? `It fits: today would be ${day}, ${left} left.`
          : `Today would be ${day}, ${-left} over your goal.`;
    return `${names}: ${calories} cal. ${where} Text "had it" to log it.`;
  },
  planIs: (plan: Plan, limits: Limits, used: Limits, upgrade: string | null): string =>
    `You are on ${capital(plan)}: ${few(limits.texts)} texts, ${few(limits.meals)} meals, ${few(limits.workouts)} workouts a day. Today: ${used.texts} texts, ${used.meals} meals, ${used.workouts} workouts.${upgrade ? ` More: ${upgrade}` : ''}`,
  worksWhere: 'I work with phone numbers of the US and Canada, also while you travel: text me your new time zone.',
  site: (link: string): string => `Your log, charts, goals and settings: ${link}`,
  upgrade: (plus: number, pro: number, link: string): string =>
    `Plus is $${plus} and Pro $${pro} a month. Compare and change plans here: ${link}`,
  planDifference: (plus: number, pro: number, link: string): string =>
    `Plus, $${plus} a month: unlimited meals, basic workouts, 30 days of calories, weekly reports. Pro, $${pro}: unlimited meals and workouts, 30 days of all macros, daily reminders, meal ratings. ${link}`,
  billing: (link: string): string => `Manage or cancel your subscription here: ${link} Nothing has been changed by this text.`,
  account: (link: string): string => `That is done on your account page, signed in: ${link} Nothing has been changed by this text.`,
  accuracy:
    'These are estimates from USDA figures. A weighed food is within about 10%, a described one within 20-35%. Say grams or ounces to be more exact; "why?" shows the details.',
  privacy: (link: string): string => `Your log is yours: we do not sell it, and you can export or delete it. Details: ${link}`,
  howTo:
    'Just text what you ate or did: "2 eggs and toast", "ran 30 min". Fix it by saying so: "actually 3 eggs", "undo". /help lists the commands.',
  enough: (calories: number | null): string =>
    `${calories ? `Whether ${calories} cal is right` : 'What is right'} depends on your height, weight, age and activity. Many adults need 1,600-3,000 a day. A doctor or dietitian can tell you; this is no medical advice.`,
  timeIs: (clock: string, zone: string): string => `It is ${clock} in ${zone}. Tell me a city to change it.`,
  waterToday: (ml: number, country: 'US' | 'CA'): string => `Water today: ${waterText(ml, country)}.`,
  water: waterText,
  noWeight: 'No weight noted yet. Text e.g. "weight 170 lb".',
  weightIs: (kg: number, country: 'US' | 'CA'): string => `Last weight: ${weightText(kg, country)}.`,
  noSaved: 'No saved meals yet. After a meal, text: save that as (name)',
  savedList: (meals: string[]): string => `Saved: ${meals.join('; ')}. Text a name to log it.`,
  noMemory: 'I remember no special foods of yours. Tell me: my latte is oat, 12 oz',
  memoryList: (kept: string[]): string => `I remember: ${kept.join('; ')}. To drop one, text: forget (word)`,
  noGoals: 'No goals set yet. Text e.g. /goal calories 2000',
  noGoalYet: (name: string): string =>
    `You have no ${name} goal yet. Text e.g. "set my ${name} goal to ${name === 'calorie' ? 2000 : 100}".`,
  goalsAre: (goals: { name: GoalName; value: number }[]): string =>
    `Daily goals: ${goals.map(({ name, value }) => `${value}${UNIT[name]}`).join(', ')}.`,
  goalSet: (name: string, value: number, unit: string): string => `Your ${name} goal is now ${value} ${unit} a day.`,
  goalsCleared: 'All your goals are cleared. Text UNDO to bring them back.',
  goalCleared: (name: string): string => `Your ${name} goal is cleared.`,
  goalOutOfBounds: (name: string, min: number, max: number, unit: string): string =>
    `A ${name} goal can be ${min}-${max} ${unit}. Nothing changed.`,
  reminderSet: (which: Which, on: boolean, time: string): string => {
    const name = which === 'summary' ? 'Daily summary' : `${capital(which)} reminder`;
    return on ? `${name} is on, at ${time}.` : `${name} is off.`;
  },
  weeklyReportOn: 'Weekly report is on: Sunday evenings by text.',
  weeklyReportOff: 'No more weekly reports by text. They stay on your History page.',
  newsSet: (on: boolean): string =>
    on
      ? 'News is on: a few texts a month at most about Mealtext and its plans. Text "no news" to end them.'
      : 'No more news from us. All else stays as it is.',
  notificationsSet: (on: boolean): string => (on ? 'Reminders are on again.' : 'All reminders are off. Logging works as before.'),
  remindersNeedPlan: (link: string | null): string => `Saved, but reminders start with Pro${link ? `: ${link}` : '.'}`,
  remindersAre: (list: { which: Which; time: string }[]): string => `On: ${list.map(({ which, time }) => `${which} ${time}`).join(', ')}.`,
  reminderIs: (which: Which, on: boolean, time: string): string =>
    on
      ? `Your ${which} ${which === 'summary' ? 'comes' : 'reminder comes'} at ${time}.`
      : `Your ${which}${which === 'summary' ? '' : ' reminder'} is off. Text e.g. "${which === 'summary' ? 'summary' : `remind me about ${which}`} at ${time}".`,
  noReminders: 'No reminders are on. Text e.g. "remind me about lunch at 12:30pm".',
  remindersStay: 'OK, the reminders stay as they are.',
  zoneSet: (zone: string, clock: string): string => `Your time zone is now ${zone}, where it is ${clock}. Past days stay as they are.`,
  nameSet: (name: string): string => `OK, ${name} it is.`,
  waterGoalSet: (amount: string): string => `Water goal: ${amount} a day.`,
  waterGoalGone: 'No more water goal.',
  languageSet: 'OK, I will answer in English.',
  quietHours: (link: string): string =>
    `I only text first at reminder times you chose. Which should go? E.g. "turn off the summary" or "summary at 7pm". All of them: ${link}`,
  lastTime: (day: string, what: string): string => `${capital(day)}. ${what}`,
  notFoundLately: (what: string): string => `${capital(what)}: none in the days I can look back on.`,
  daysBeside: (name: GoalName, one: DayValue, other: DayValue): string =>
    `${capital(one.day)} ${one.value}${UNIT[name]}, ${other.day} ${other.value}${UNIT[name]}.`,
  streak: (days: number, today: boolean): string =>
    days === 0
      ? 'No day in a row yet: log something today and it begins.'
      : `${days} day${days === 1 ? '' : 's'} in a row with something logged${today ? ', today included' : ' up to yesterday; today is still open'}.`,
  done: (what: string, where: string, count: number, minutes: number, way: string | null, burned: number): string =>
    count === 0
      ? `${capital(what)}, ${where}: none.`
      : `${capital(what)}, ${where}: ${count === 1 ? '1 time' : `${count} times`}, ${minutes} min${way ? `, ${way}` : ''}, ${burned} cal burned.`,
  burnOf: (what: string, way: string | null, minutes: number, burned: number): string =>
    `${what}: ${way ? `${way}, ` : ''}${minutes} min burns about ${burned} cal. Not logged; text it when it is done.`,
  weightTrend: (
    earlier: { day: string; kg: number }[],
    way: 'down' | 'up' | 'same',
    change: number,
    since: string,
    country: 'US' | 'CA',
  ): string =>
    `Before: ${earlier.map(({ day, kg }) => `${day} ${weightText(kg, country)}`).join(', ')}. Trend ${way === 'same' ? 'about the same' : `${way} ${weightText(change, country)}`} since ${since}.`,
  usesADay: (kcal: number, margin: number): string =>
    `You use about ${kcal} cal a day, give or take ${margin}: worked out from what you ate and how your weight moved in the last 4 weeks.`,
  useNeeds: (days: number, weighIns: number): string =>
    `I work that out from your log and your weight over 4 weeks. Still needed: ${[...(days > 0 ? [`${days} more day${days === 1 ? '' : 's'} with meals`] : []), ...(weighIns > 0 || days === 0 ? [`${Math.max(1, weighIns)} more weigh-in${weighIns > 1 ? 's' : ''} (e.g. "weight 170 lb")`] : [])].join(' and ')}.`,
  useInPlan: 'What you use a day is worked out in the Plus and Pro plans, from your log and your weight over 4 weeks.',
  eatFor: (aim: 'lose' | 'gain', kcal: number, margin: number, goal: number): string =>
    aim === 'lose'
      ? `You use about ${kcal} cal a day (give or take ${margin}). About ${goal} cal a day, workouts on top, is as low as I go: up to a pound a week. Text "goal ${goal} calories" to set it. A doctor or dietitian knows what suits you.`
      : `You use about ${kcal} cal a day (give or take ${margin}). About ${goal} cal a day, workouts on top, is a slow gain. Text "goal ${goal} calories" to set it. A doctor or dietitian knows what suits you.`,
  gaining: (goal: number | null): string =>
    `About 250 cal a day above what you burn is a slow gain, half a pound a week.${goal ? ` Your goal: ${goal} cal a day.` : ' Text e.g. "goal 2600 calories".'} A doctor or dietitian knows what suits you.`,
  slimming: (goal: number | null): string =>
    `About 500 cal a day below what you burn is a pound a week; faster than 1-2 lb a week is too fast for most.${goal ? ` Your goal: ${goal} cal a day.` : ' Text e.g. "goal 1800 calories".'} A doctor or dietitian knows what suits you.`,
  noIdeas: 'Nothing I know fits that. Ask e.g. "dinner ideas under 600 cal".',
  ideas: (
    limit: number | null,
    calories: number | null,
    protein: number | null,
    named: { words: string; calories: number; nutrient: GoalName; value: number }[],
  ): string =>
    `${limit === null ? '' : `Up to ${limit} cal: `}${capital(named.map((one) => `${one.words}, ${one.calories} cal, ${one.value}${UNIT[one.nutrient]}`).join('; '))}.${calories === null ? '' : ` You have ${Math.max(0, calories)} cal${protein === null ? '' : ` and ${Math.max(0, protein)}g protein`} left.`}`,
};
