import type { Fault } from './fault.js';

const redisFlush: Fault = {
  name: 'redis-flush',
  what: 'Redis forgets everything.',
  can: ({ redis }) => redis !== undefined,
  on: 'redis',
  strike: ({ redis }) => redis?.flush(),
};

export default redisFlush;
