import { useId, useState } from 'react';
import type { Meal } from '@mealtext/backend/contract';
import { clsx } from 'clsx';
import { ChevronDown, Pencil, Trash2 } from 'lucide-react';
import { Button } from '../../components/button';
import { MealSummary } from '../../components/meal-summary';
import { TODAY_MEAL_COLORS } from './meal-colors';
import { MealRating } from './meal-rating';
import { MealWhy } from './meal-why';

interface Props {
  meal: Meal;
  onEdit: () => void;
  onDelete: () => void;
}

/** One meal: what it was, what it held, and on request why. */
export function MealRow({ meal, onEdit, onDelete }: Props) {
  const [open, setOpen] = useState(false);
  const whyId = useId();
  return (
    <li className="py-3">
      <MealSummary meal={meal} otherwise="unknown" colors={TODAY_MEAL_COLORS} />
      <div className="flex items-center sm:ps-13">
        <MealRating meal={meal} />
        <Button
          look="quiet"
          aria-label={`Why: ${meal.description}`}
          aria-expanded={open}
          aria-controls={whyId}
          onClick={() => setOpen(!open)}
          className="ms-auto px-2"
        >
          Why
          <ChevronDown size={16} aria-hidden="true" className={clsx('transition-transform', open && 'rotate-180')} />
        </Button>
        <Button look="quiet" icon aria-label={`Edit ${meal.description}`} onClick={onEdit}>
          <Pencil size={18} aria-hidden="true" />
        </Button>
        <Button look="danger-quiet" icon aria-label={`Delete ${meal.description}`} onClick={onDelete}>
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      </div>
      <div id={whyId} hidden={!open}>
        {open && <MealWhy meal={meal} />}
      </div>
    </li>
  );
}
