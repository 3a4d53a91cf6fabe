import type { Meal } from '@mealtext/backend/contract';
import { sayShell } from '../lib/say-shell';

const KNOWN = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

/** A disc's colour and the ink that is legible on it. */
export interface BadgeColor {
  disc: string;
  ink: string;
}

interface Props {
  type: Meal['mealType'];
  /** What the screen calls it when it is none of the four. */
  otherwise: string;
  colors: Readonly<Record<Meal['mealType'], BadgeColor>>;
}

/** The letter of a meal, B, L, D or S in English, in its screen's colours. */
export function MealBadge({ type, otherwise, colors }: Props) {
  const known = KNOWN.find((one) => one === type);
  const name = known ? sayShell(known) : otherwise;
  const { disc, ink } = colors[type] ?? colors.other;
  return (
    <span
      role="img"
      aria-label={name}
      title={name}
      className="grid size-10 shrink-0 place-items-center rounded-full font-semibold"
      style={{ background: disc, color: ink }}
    >
      {known ? sayShell(`${known}Letter`) : (otherwise[0] ?? '').toUpperCase()}
    </span>
  );
}
