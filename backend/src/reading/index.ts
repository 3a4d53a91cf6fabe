export type * from './reading.js';
export { readText, type ReadAs } from './read.js';
export { readAmount, readItems } from './read-items.js';
export { memoryKey } from './memory.js';
export { describeItem } from './describe-item.js';
export { normaliseText, READ_LIMIT } from './normalise.js';
export { detectLanguage } from './language.js';
export { saysNoFood } from './says-no-food.js';
export { stanceOf } from './stance.js';
