import type { GoalName } from '@mealtext/backend/domain';

interface NutrientLook {
  label: string;
  unit: 'kcal' | 'g';
  /** A bar's colour. */
  color: string;
  /** Its darker colour above 100 %; calories and protein keep theirs. */
  over: string;
}

/** How each nutrient is called and drawn. */
export const NUTRIENT_LOOKS: Readonly<Record<GoalName, NutrientLook>> = {
  calories: { label: 'Calories', unit: 'kcal', color: 'var(--calories)', over: 'var(--calories)' },
  protein: { label: 'Protein', unit: 'g', color: 'var(--protein)', over: 'var(--protein)' },
  carbs: { label: 'Carbs', unit: 'g', color: 'var(--carbs)', over: 'var(--carbs-over)' },
  fat: { label: 'Fat', unit: 'g', color: 'var(--fat)', over: 'var(--fat-over)' },
  sugar: { label: 'Sugar', unit: 'g', color: 'var(--sugar)', over: 'var(--sugar-over)' },
};
