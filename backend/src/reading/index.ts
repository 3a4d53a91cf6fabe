export type * from './reading.js';
export { readText } from './read.js';
export { readAmount, readItems } from './read-items.js';
