import { useId } from 'react';
import type { GoalName } from '@mealtext/backend/domain';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import { EDITOR_BOUNDS, numberOf } from './goal-fields';
import { say } from './say';

interface Props {
  name: GoalName;
  typed: string;
  /** Percent of the calorie goal; null where none is shown. */
  share: number | null;
  fault: string | null;
  onType: (text: string) => void;
}

/** One goal on one line: its name, its share of the calories, its figure. */
export function GoalInput({ name, typed, share, fault, onType }: Props) {
  const id = useId();
  const { label, unit, color } = NUTRIENT_LOOKS[name];
  const [min, max] = EDITOR_BOUNDS[name];
  return (
    <div className="py-3">
      <div className="flex items-center gap-3">
        <div className="flex-1">
          <label htmlFor={id} className="flex items-center gap-2 font-semibold">
            <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: color }} />
            {label}
          </label>
          {share !== null && (
            <p id={`${id}-share`} className="figures ms-4.5 text-sm text-soft">
              {say('share', { share })}
            </p>
          )}
        </div>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          step="any"
          min={min}
          max={max}
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => onType(String(numberOf(typed)))}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-fault` : share !== null ? `${id}-share` : undefined}
          className="figures min-h-11 w-24 rounded-xl border border-edge bg-paper px-3 text-end text-base aria-invalid:border-danger"
        />
        <span className="w-8 text-sm text-soft">{unit}</span>
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1 text-end text-sm text-danger">
          {fault}
        </p>
      )}
    </div>
  );
}
