import { useId, useState } from 'react';
import type { Meal } from '@mealtext/backend/contract';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from '../../components/button';
import { MealSummary } from '../../components/meal-summary';
import { EntryButtons } from './entry-buttons';
import { TODAY_MEAL_COLORS } from './meal-colors';
import { MealRating } from './meal-rating';
import { MealWhy } from './meal-why';
import { sayShell } from '../../lib/say-shell';
import { say } from './say';

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
      <MealSummary meal={meal} otherwise={sayShell('unknown')} colors={TODAY_MEAL_COLORS} />
      <div className="-me-3 flex flex-wrap items-center sm:me-0 sm:ps-13">
        <div className="ps-13 empty:hidden sm:ps-0">
          <MealRating meal={meal} />
        </div>
        <div className="ms-auto flex items-center">
          <Button
            look="quiet"
            aria-label={say('whyOf', { what: meal.description })}
            aria-expanded={open}
            aria-controls={whyId}
            onClick={() => setOpen(!open)}
            className="px-2"
          >
            {say('why')}
            <ChevronDown size={16} aria-hidden="true" className={clsx('transition-transform', open && 'rotate-180')} />
          </Button>
          <EntryButtons kind="meal" id={meal.id} what={meal.description} onEdit={onEdit} onDelete={onDelete} />
        </div>
      </div>
      <div id={whyId} hidden={!open}>
        {open && <MealWhy meal={meal} />}
      </div>
    </li>
  );
}
