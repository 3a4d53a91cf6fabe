/** The colour of what is written in a chart. */
export const INK = 'var(--soft)';

/** In the order in which it stands: a layer of its own would be drawn a step later, after everything was drawn without it. */
const IN_ORDER = { zIndex: 0 } as const;
/** How a line or an area is drawn in every chart. */
export const AT_ONCE = { isAnimationActive: false, ...IN_ORDER } as const;

const WRITTEN = { tick: { fill: INK, fontSize: 14 }, tickLine: false, ...IN_ORDER } as const;

/** How the axis of days looks in every chart. */
export const DAYS_AXIS = { ...WRITTEN, axisLine: { stroke: 'var(--line)' } } as const;
/** How the axis of figures looks in every chart. */
export const FIGURES_AXIS = { ...WRITTEN, axisLine: false } as const;
/** How the lines behind every chart look. Those that are not shown are not measured either. */
export const GRID = { vertical: false, verticalCoordinatesGenerator: (): number[] => [], stroke: 'var(--line)', ...IN_ORDER } as const;
