import type { Fault } from './fault.js';

const redisRestart: Fault = {
  name: 'redis-restart',
  what: 'Redis is gone for a few seconds, and empty when it is back.',
  can: ({ redis }) => redis !== undefined,
  on: 'redis',
  strike: ({ redis }, random, ms = 1000 + random() * 3000) => redis?.goAway(ms),
};

export default redisRestart;
