/** The five nutrients that can have a goal. */
export const GOAL_NAMES = ['calories', 'protein', 'carbs', 'fat', 'sugar'] as const;
export type GoalName = (typeof GOAL_NAMES)[number];

/** Daily goals: kcal for calories, grams for the rest; null is "no goal". */
export type Goals = Record<GoalName, number | null>;

export const NO_GOALS: Readonly<Goals> = Object.freeze({ calories: null, protein: null, carbs: null, fat: null, sugar: null });

/** What may be set on web, API and by text alike: the wider of the specification's two ranges, inclusive. */
export const GOAL_BOUNDS: Readonly<Record<GoalName, readonly [min: number, max: number]>> = {
  calories: [1000, 5000],
  protein: [20, 300],
  carbs: [50, 500],
  fat: [20, 200],
  sugar: [1, 150],
};

/** Goals as the goals form and onboarding show them before anything is saved. */
export const GOAL_FORM_DEFAULTS: Readonly<Record<GoalName, number>> = { calories: 2000, protein: 100, carbs: 250, fat: 65, sugar: 50 };

export function goalWithinBounds(name: GoalName, value: number): boolean {
  const [min, max] = GOAL_BOUNDS[name];
  return Number.isFinite(value) && value >= min && value <= max;
}
