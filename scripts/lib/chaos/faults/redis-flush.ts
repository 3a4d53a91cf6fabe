import type { Fault } from './fault.js';

const redisFlush: Fault = {
  name: 'redis-flush',
  what: 'Redis forgets everything.',
  needs: 'redis',
  on: 'redis',
  strike: ({ redis }) => redis?.flush(),
};

export default redisFlush;
