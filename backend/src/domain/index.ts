// What the front ends may compute with: pure, and free of zone data, which is large.
export * from './day-log.js';
export * from './goals.js';
export * from './meal-type.js';
export * from './nutrients.js';
export * from './outbound-state.js';
export * from './plan.js';
export * from './plan-mapping.js';
export * from './reminder-settings.js';
export * from './zones.js';
