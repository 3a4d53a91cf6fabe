import { GOAL_BOUNDS, type GoalName } from './goals.js';

/** Which of the formula's two constants; `unsaid` lies midway between them. */
export const SEXES = ['woman', 'man', 'unsaid'] as const;
export type Sex = (typeof SEXES)[number];

/** What a day is like without workouts, which are counted by themselves. */
export const DAYS_SPENT = ['sitting', 'on-foot', 'physical'] as const;
export type DaySpent = (typeof DAYS_SPENT)[number];

export const AIMS = ['lose', 'lose-slowly', 'keep', 'gain'] as const;
export type Aim = (typeof AIMS)[number];

export interface Body {
  sex: Sex;
  /** Years. */
  age: number;
  cm: number;
  kg: number;
}

/** Whom the formula can speak of. It was found on adults of 19 to 78. */
export const BODY_BOUNDS = { age: [18, 100], cm: [120, 230], kg: [35, 300] } as const satisfies Record<string, readonly [number, number]>;

const CONSTANT: Readonly<Record<Sex, number>> = { woman: -161, man: 5, unsaid: -78 };

/**
 * What a body uses at rest, kcal a day. Mifflin MD, St Jeor ST et al., "A new predictive equation for resting energy expenditure in
 * healthy individuals", Am J Clin Nutr 1990; 51: 241–247, with its coefficients rounded as the authors do. Within a tenth of what is measured
 * in more people than other formulas (Frankenfield et al., J Am Diet Assoc 2005; 105: 775–789), and further off in some.
 */
export const restingEnergy = ({ sex, age, cm, kg }: Body): number => 10 * kg + 6.25 * cm - 5 * age + CONSTANT[sex];

/** Multiples of rest within the classes sedentary, low active and active of the Dietary Reference Intakes (Institute of Medicine, 2005). */
const LEVEL: Readonly<Record<DaySpent, number>> = { sitting: 1.3, 'on-foot': 1.5, physical: 1.7 };

/** What a day uses without workouts, kcal. */
export const dayEnergy = (body: Body, spent: DaySpent): number => restingEnergy(body) * LEVEL[spent];

/** kcal a day more or less than is used: 500 is about a pound a week at first. */
const CHANGE: Readonly<Record<Aim, number>> = { lose: -500, 'lose-slowly': -250, keep: 0, gain: 250 };
/** Never less than this share of what is used. */
const LARGEST_CUT = 0.2;
/** The least that is suggested without a doctor's word, kcal a day (AHA/ACC/TOS guideline for overweight and obesity, 2013). */
const LEAST: Readonly<Record<Sex, number>> = { woman: 1200, man: 1500, unsaid: 1500 };

/** Weight over height squared, kg/m². */
export const bodyMassIndex = ({ cm, kg }: Pick<Body, 'cm' | 'kg'>): number => kg / (cm / 100) ** 2;
/** Below it nobody is helped to lose: underweight begins at 18.5 (WHO), and nobody should be led there. */
const THIN = 20;
const HEALTHY = 25;

export interface Suggestion {
  /** kcal a day without workouts. */
  used: number;
  /** The aim that was followed; another than asked for where that would not be safe. */
  aim: Aim;
  /** Whether the least that is safe held the calories up. */
  held: boolean;
  goals: Record<GoalName, number>;
}

/** In what steps goals are suggested: as fine as the sliders, not as fine as arithmetic. */
const STEP: Readonly<Record<GoalName, number>> = { calories: 50, protein: 5, carbs: 10, fat: 5, sugar: 5 };

/**
 * Daily goals for somebody with that aim; null for whom the formula cannot speak. Protein 1.6 g/kg where weight is to change (Morton et al.,
 * Br J Sports Med 2018; 52: 376–384), else 1.2, of the weight at a body mass index of 25 at most; fat 30 % of the energy, within the 20 to 35 % of
 * the Dietary Reference Intakes; sugar at most 10 % (WHO, 2015); carbs are what remains.
 */
export function suggestGoals(body: Body, spent: DaySpent, asked: Aim): Suggestion | null {
  if (!within(body)) return null;
  const used = dayEnergy(body, spent);
  const aim = CHANGE[asked] < 0 && bodyMassIndex(body) < THIN ? 'keep' : asked;
  const wanted = used + Math.max(CHANGE[aim], -LARGEST_CUT * used);
  const calories = fitted('calories', Math.max(wanted, LEAST[body.sex]));
  const weight = Math.min(body.kg, HEALTHY * (body.cm / 100) ** 2);
  const protein = fitted('protein', weight * (aim === 'keep' ? 1.2 : 1.6));
  const fat = fitted('fat', (0.3 * calories) / 9);
  const carbs = fitted('carbs', (calories - 4 * protein - 9 * fat) / 4);
  const sugar = fitted('sugar', (0.1 * calories) / 4);
  return { used: Math.round(used), aim, held: wanted < LEAST[body.sex], goals: { calories, protein, carbs, fat, sugar } };
}

/** The calorie goal for somebody who uses so much a day without workouts, within the same bounds; of the body only the use is known. */
export function calorieGoalFor(used: number, aim: Aim): number {
  return fitted('calories', Math.max(used + Math.max(CHANGE[aim], -LARGEST_CUT * used), LEAST.unsaid));
}

const within = (body: Body): boolean =>
  (['age', 'cm', 'kg'] as const).every((name) => body[name] >= BODY_BOUNDS[name][0] && body[name] <= BODY_BOUNDS[name][1]);

/** The nearest step within what may be set. */
function fitted(name: GoalName, value: number): number {
  const [min, max] = GOAL_BOUNDS[name];
  return Math.min(max, Math.max(min, STEP[name] * Math.round(value / STEP[name])));
}
