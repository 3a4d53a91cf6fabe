export { FixtureFolder } from './fixture-folder.js';
export { JsonLog } from './json-log.js';
export { keyedHash } from './keyed-hash.js';
export { type Sealed, sealed } from './sealed.js';
export { SteadyClock } from './steady-clock.js';
