/** The colour of what is written in a chart. */
export const INK = 'var(--soft)';

const WRITTEN = { tick: { fill: INK, fontSize: 14 }, tickLine: false } as const;

/** How the axis of days looks in every chart. */
export const DAYS_AXIS = { ...WRITTEN, axisLine: { stroke: 'var(--line)' } } as const;
/** How the axis of figures looks in every chart. */
export const FIGURES_AXIS = { ...WRITTEN, axisLine: false } as const;
