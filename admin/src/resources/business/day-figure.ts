import type { Business, BusinessDay, HealthFigure } from '@mealtext/backend/contract';

type Counted = Exclude<keyof BusinessDay, 'day'>;

/** One figure of every day, as charts draw it. A day stands at its noon here, whatever the clocks did. */
export const dayFigure = ({ days }: Pick<Business, 'days'>, name: Counted, title: string, unit: '' | '$' = ''): HealthFigure => ({
  ...{ name, title, unit, total: days.at(-1)?.[name] ?? null, rows: null },
  points: days.map((one) => ({ at: `${one.day}T12:00:00`, value: one[name] })),
});
