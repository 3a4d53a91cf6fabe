import type { GoalName } from '@mealtext/backend/domain';
import { sayShell } from './say-shell';

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
  calories: {
    get label() {
      return sayShell('calories');
    },
    unit: 'kcal',
    color: 'var(--calories)',
    over: 'var(--calories)',
  },
  protein: {
    get label() {
      return sayShell('protein');
    },
    unit: 'g',
    color: 'var(--protein)',
    over: 'var(--protein)',
  },
  carbs: {
    get label() {
      return sayShell('carbs');
    },
    unit: 'g',
    color: 'var(--carbs)',
    over: 'var(--carbs-over)',
  },
  fat: {
    get label() {
      return sayShell('fat');
    },
    unit: 'g',
    color: 'var(--fat)',
    over: 'var(--fat-over)',
  },
  sugar: {
    get label() {
      return sayShell('sugar');
    },
    unit: 'g',
    color: 'var(--sugar)',
    over: 'var(--sugar-over)',
  },
};
