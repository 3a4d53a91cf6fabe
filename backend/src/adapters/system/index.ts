export { JsonLog } from './json-log.js';
export { keyedHash } from './keyed-hash.js';
export { SystemClock } from './system-clock.js';
