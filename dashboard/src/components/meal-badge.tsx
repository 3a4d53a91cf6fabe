import type { Meal } from '@mealtext/backend/contract';

const LETTERS = { breakfast: 'B', lunch: 'L', dinner: 'D', snack: 'S' } as const;

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

/** The letter of a meal: B, L, D or S in its screen's colours. */
export function MealBadge({ type, otherwise, colors }: Props) {
  const known = type in LETTERS ? (type as keyof typeof LETTERS) : null;
  const { disc, ink } = colors[type] ?? colors.other;
  return (
    <span
      role="img"
      aria-label={known ?? otherwise}
      title={known ?? otherwise}
      className="grid size-10 shrink-0 place-items-center rounded-full font-semibold"
      style={{ background: disc, color: ink }}
    >
      {known ? LETTERS[known] : (otherwise[0] ?? '').toUpperCase()}
    </span>
  );
}
