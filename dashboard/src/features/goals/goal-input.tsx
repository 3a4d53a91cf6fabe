import type { GoalName } from '@mealtext/backend/domain';
import { TextField } from '../../components/field';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import { EDITOR_BOUNDS, numberOf } from './goal-fields';

interface Props {
  name: GoalName;
  typed: string;
  /** Percent of the calorie goal; null where none is shown. */
  share: number | null;
  fault: string | null;
  onType: (text: string) => void;
}

/** One goal, with its share of the calories beside it. */
export function GoalInput({ name, typed, share, fault, onType }: Props) {
  const { label, unit, color } = NUTRIENT_LOOKS[name];
  const [min, max] = EDITOR_BOUNDS[name];
  return (
    <TextField
      label={
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: color }} />
          {label} <span className="text-sm font-normal text-soft">{unit}</span>
        </span>
      }
      type="number"
      inputMode="numeric"
      step="any"
      min={min}
      max={max}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onBlur={() => onType(String(numberOf(typed)))}
      hint={share === null ? undefined : `${share}% of calories`}
      error={fault}
    />
  );
}
