import type { Meal, MealItem } from '@mealtext/backend/contract';
import { showAmount, showNumber } from '../../lib/format';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

const SOURCES = { builtin: 'sourceBuiltin', usda: 'sourceUsda', user: 'sourceUser', model: 'sourceModel' } as const;

/** Where a meal's figures come from, item by item: the portion that was counted, and its source. */
export const MealWhy = ({ meal }: { meal: Meal }) => (
  <div className="mb-2 sm:ms-13 rounded-xl bg-ground p-4 text-sm">
    <ul className="flex flex-col gap-3">
      {meal.items.map((item, at) => (
        <li key={at}>
          <p className="flex justify-between gap-3">
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {amountOf(item)} {item.name}
            </span>
            <span className="figures shrink-0">
              {item.calories === null ? sayShell('unknown') : say('kcalOf', { kcal: showNumber(item.calories) })}
            </span>
          </p>
          <p className="text-soft">{whyOf(item)}</p>
        </li>
      ))}
    </ul>
    {meal.healthRating != null && meal.healthComment && <p className="mt-3 border-t border-line pt-3">{meal.healthComment}</p>}
  </div>
);

/** "2", "1.5 cup", "1 large"; a plain count needs no unit. */
function amountOf({ quantity, unit, size }: MealItem): string {
  return [showAmount(quantity), unit === 'count' ? null : unit, size !== unit ? size : null].filter(Boolean).join(' ');
}

function whyOf(item: MealItem): string {
  const known = item.calories !== null;
  const weight = item.grams === null ? null : say('grams', { grams: showNumber(item.grams) });
  const assumed = item.assumed ? (item.assumption ? say('assumed', { what: item.assumption }) : say('assumedUsual')) : null;
  const source = known ? sourceOf(item) : say('notKnown');
  return [weight, assumed, source].filter(Boolean).join(' · ');
}

const sourceOf = ({ source: from, foodName, name }: MealItem): string => {
  const source = say(SOURCES[from]);
  return foodName && foodName !== name ? say('fromNamed', { source, name: foodName }) : say('from', { source });
};
