import type { ReactNode } from 'react';
import type { Meal } from '@mealtext/backend/contract';
import { showClock, showNumber } from '../lib/format';
import { MacroLine } from './macro-line';
import { MealBadge, type BadgeColor } from './meal-badge';
import { sayShell } from '../lib/say-shell';

interface Props {
  meal: Meal;
  /** What the screen calls a meal that is none of the four. */
  otherwise: string;
  colors: Readonly<Record<Meal['mealType'], BadgeColor>>;
  /** Beside its time and number. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** A meal in its lines: letter, description, calories, the other nutrients, when it was and its number. */
export function MealSummary({ meal, otherwise, colors, aside, children }: Props) {
  const uncounted = meal.items.filter(({ calories }) => calories === null);
  return (
    <div className="flex gap-3">
      <MealBadge type={meal.mealType} otherwise={otherwise} colors={colors} />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-3">
          <p dir="auto" className="min-w-0 font-semibold wrap-anywhere">
            {meal.description}
          </p>
          <p className="figures shrink-0 font-semibold">
            {showNumber(meal.calories)} <span className="text-sm font-normal text-soft">{sayShell('kcal')}</span>
          </p>
        </div>
        <MacroLine of={meal} />
        {uncounted.length > 0 && (
          <p className="text-sm">
            {sayShell('notCounted')} <span dir="auto">{uncounted.map(({ name }) => name).join(', ')}</span>
          </p>
        )}
        <div className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
          {showClock(meal.time)} · #{meal.number}
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
