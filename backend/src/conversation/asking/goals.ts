import { inShares } from './goal-shares.js';
import { GOAL_NAMES, type GoalName } from '../../domain/goals.js';
import type { IntentOf } from '../intents/intent.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import { understand } from '../frames/understand.js';
import type { TurnContext } from '../turn-context.js';
import { goalNamed, goalValues, type GoalValue } from './goal-values.js';
import { saidOf, vocabulary, type Said, type Subject } from './said.js';
import { hadOld } from './without-old.js';

export const GOAL_WORDS = vocabulary(
  `off-mark pointing-one aim aims aim-at aim-with advised advises bound regime begins from-now some-days on-weekday down-by down-less up-by up-more off-it drop-goal any-more instead-of the-rest micro untracked
   nutrient energy number figure kcal share percent split unit macro-letter per-day goal-word by be make to in for only day correct unchanged it`,
);
/** From here on a bare figure a day is of calories. */
const DAY_CALORIES = 1000;

/** Goals in any wording: in any order; other words around it change nothing of it. */
export const hearGoals: Subject = (chart, context) => {
  const said = saidOf(chart, GOAL_WORDS);
  if (said.strange.length > 0 || context.text.includes('?')) return null;
  // "My doc says 1500 mg sodium", "protein 130 n fiber 30": what no goal is kept of.
  const other = said.has('micro', 'untracked') && said.has('number');
  if (other && (said.has('aim', 'aims', 'aim-at', 'advised', 'per-day') || (isPlain(said) && labelFirst(said) && !ofMealJustTold(context))))
    return besideOther(said, context);
  // Among other words a goal is called one.
  const ofDays = said.has('some-days', 'on-weekday') && said.has('kcal') && !said.has('drank');
  if (said.left.length > 0 && !ofDays && !said.has('goal-word', 'aim', 'aims', 'per-day')) return null;
  if (said.has('it') && !said.has('goal-word', 'aim', 'aims', 'per-day') && ofMealJustTold(context)) return null;
  if (!said.has('goal-word', 'aim', 'aims', 'per-day') && ofMealJustTold(context) && tellsOfFood(context)) return null;
  return goalsIn(said, context);
};

/** "Protein 130 and fiber at least 30": the goals that are kept, and that the other is not. */
function besideOther(said: Said, context: TurnContext): Hearing {
  const kept = goalValues(said).length > 0 ? goalsIn(said, context) : null;
  const goals = kept?.type === 'decided' && kept.intents.every(({ type }) => type === 'set-goal') ? kept.intents : [];
  return decided(...goals, { type: 'ask-what', about: 'other-goal' });
}

/** "Fat is 10" of the bar just told. */
const tellsOfFood = (context: TurnContext): boolean =>
  understand(context).frames.some(({ match: { sentence } }) => sentence.act === 'figures?');

/** The goals that are told, or what is missing of them. */
export function goalsIn(said: Said, context: TurnContext): Hearing | null {
  const told = goalValues(said);
  const parted = inShares(said, told, context);
  if (parted) return parted;
  if (told.length === 0) return said.has('split') ? asked(null, null, 'value') : (cleared(said, context) ?? missing(said));
  if (said.has('some-days', 'on-weekday') && (told[0]!.goal !== null || told[0]!.value >= DAY_CALORIES))
    return asked(told[0]!.goal ?? 'calories', told[0]!.value, 'days');
  if (!isSign(said, told) || (timeJustSet(context) && !said.has(...GOAL_NAMED))) return null;
  const intents = told.map((one): IntentOf<'set-goal'> | null => {
    const { goal, value } = one;
    const by = relative(said, one, told, context);
    const name = goal ?? (value >= DAY_CALORIES || by !== 0 ? (goalNamed(said) ?? 'calories') : goalJustSet(context));
    if (name === null) return null;
    return by === 0 ? { type: 'set-goal', goal: name, to: value, by: null } : { type: 'set-goal', goal: name, to: null, by: by * value };
  });
  if (intents.some((one) => one === null)) return told.length === 1 ? asked(null, told[0]!.value, 'which') : null;
  const names = intents.map((one) => one!.goal);
  // Two figures for one goal: which of them is meant?
  if (new Set(names).size < names.length) return new Set(names).size === 1 ? asked(names[0]!, null, 'value') : null;
  return decided(...intents.map((one) => one!));
}

const GOAL_NAMED = ['aim', 'aims', 'goal-word', 'energy', 'nutrient', 'per-day', 'figure', 'kcal', 'advised', 'regime'] as const;

/** "Make it 1830" behind a reminder is its time. */
function timeJustSet({ snapshot: { changes }, now }: TurnContext): boolean {
  const last = changes.findLast((change) => !change.undone);
  return (
    last !== undefined &&
    now.getTime() - Date.parse(last.at) <= MINUTES * 60_000 &&
    last.events.some(({ type }) => type === 'settings-changed')
  );
}

/** "Actually make that goal 140", right after one was set. */
function goalJustSet({ snapshot: { changes }, now }: TurnContext): GoalName | null {
  const last = changes.findLast((change) => !change.undone);
  if (!last || now.getTime() - Date.parse(last.at) > MINUTES * 60_000) return null;
  const set = last.events.find((event) => event.type === 'goals-changed');
  return (set && GOAL_NAMES.find((name) => set.after[name] !== null && set.before?.[name] !== set.after[name])) ?? null;
}

/** How long "make it 3 sugars" is said of the meal that was just told, in minutes. */
const MINUTES = 15;

function ofMealJustTold({ snapshot: { changes }, now }: TurnContext): boolean {
  const last = changes.findLast((change) => !change.undone);
  const fresh = last !== undefined && now.getTime() - Date.parse(last.at) <= MINUTES * 60_000;
  return fresh && last.events.some(({ type }) => type === 'meal-logged' || type === 'entry-corrected');
}

/** Whether the words say that a figure is a goal, and not what was eaten. */
function isSign(said: Said, told: readonly GoalValue[]): boolean {
  const labelled = told.every(({ goal }) => goal !== null);
  const whole = told.every(({ goal, value }) => (goal === null || goal === 'calories') && value >= DAY_CALORIES);
  if (said.has('aim', 'aims', 'goal-word')) return true;
  if (said.has('advised') && said.has('advises')) return labelled || whole;
  if (said.has('per-day')) return labelled || whole;
  // "cals 2100 carbs 200 from now on"
  if (said.has('from-now') && told.length > 1) return labelled;
  if (said.has('aim-at', 'up-by', 'down-by')) return labelled || whole || (said.has('by') && goalNamed(said) !== null);
  if (said.has('regime')) return labelled || whole;
  // "Calories 1900 protein 140": several by their names, nothing else; "protein 150" alone.
  return (
    isPlain(said) &&
    labelled &&
    labelFirst(said) &&
    (told.length > 1 || told[0]!.goal !== 'calories' || (said.has('to') && told[0]!.value >= DAY_CALORIES))
  );
}

/** Nothing but figures and their names. */
const isPlain = (said: Said): boolean =>
  said.left.length === 0 && !hadOld(said.chart) && said.parts.every(({ spans }) => spans.some(({ kind }) => PLAIN.has(kind)));
const PLAIN: ReadonlySet<string> = new Set([
  'filler',
  'to',
  'figure',
  'kcal',
  'number',
  'nutrient',
  'energy',
  'unit',
  'and',
  'macro-letter',
  'micro',
]);

/** What somebody ate is told with the figure first. */
const labelFirst = ({ chart, parts }: Said): boolean =>
  chart.at[parts[0]!.from]!.some(({ kind, from, to }) => from === parts[0]!.from && LABELS.has(kind) && to <= parts[0]!.to);

const LABELS: ReadonlySet<string> = new Set(['nutrient', 'energy', 'micro']);

/** 1 or -1 where the figure is a step up or down, 0 where it is the new value itself. */
function relative(said: Said, { at, value, goal }: GoalValue, told: readonly GoalValue[], context: TurnContext): number {
  // What stands between this figure and the one before it; alone it is told by the whole text.
  const from = told.filter((one) => one.at < at).at(-1)?.at ?? 0;
  const own = told.length === 1 ? said.parts : said.parts.slice(from, at);
  const has = (...kinds: string[]) => own.some(({ spans }) => spans.some(({ kind }) => kinds.includes(kind)));
  const [up, down] = [has('up-by', 'up-more'), has('down-by', 'down-less')];
  if (!up && !down) return 0;
  const before = said.parts.slice(0, at).findLast(({ spans }) => !spans.every(({ kind }) => kind === 'determiner' || kind === 'filler'));
  const sign = up ? 1 : -1;
  if (has('by')) return sign;
  if (before?.spans.some(({ kind }) => kind === 'to' || kind === 'be' || kind === 'bound')) return 0;
  const now = context.snapshot.goals?.[goal ?? goalNamed(said) ?? 'calories'] ?? null;
  return value < (now ?? (goal === null || goal === 'calories' ? 2000 : 100)) * 0.4 ? sign : 0;
}

/** "Remove my sugar goal", "i do not want a calorie goal anymore", "clear my goals". */
function cleared(said: Said, { snapshot }: TurnContext) {
  if (!said.has('drop-goal') || !said.has('aim', 'aims', 'goal-word')) return null;
  const name = goalNamed(said);
  if (name) return decided({ type: 'set-goal', goal: name, to: null, by: null });
  if (said.has('aims')) return decided({ type: 'clear-goals' });
  const set = GOAL_NAMES.filter((one) => snapshot.goals?.[one]);
  return set.length === 1 ? decided({ type: 'set-goal', goal: set[0]!, to: null, by: null }) : null;
}

/** A goal is to change, but how much was not said: "lower my calories", "my doctor wants me to have less sugar", "new cut starts today". */
function missing(said: Said) {
  const sign = said.has('up-by', 'up-more') ? 1 : said.has('down-by', 'down-less') ? -1 : 0;
  const name = goalNamed(said);
  const wanted = said.has('aim-at', 'make', 'up-by', 'down-by');
  if (said.has('advised') && said.has('advises') && name) return asked(name, null, 'value', sign);
  if (said.has('aim', 'aims', 'goal-word') && (wanted || (said.has('from-now', 'regime') && said.has('begins', 'regime'))))
    return asked(name, null, 'value', sign);
  if (name && (said.has('up-by', 'down-by') || (wanted && said.has('up-more', 'down-less'))) && said.chart.tokens.length > 2)
    return asked(name, null, 'value', sign);
  return said.has('regime') && (said.has('begins') || said.has('aim-at')) ? asked(null, null, 'value', 0) : null;
}

const asked = (goal: GoalName | null, value: number | null, lacks: IntentOf<'ask-goal'>['lacks'], sign = 0) =>
  decided({ type: 'ask-goal', goal, value, lacks, sign });
