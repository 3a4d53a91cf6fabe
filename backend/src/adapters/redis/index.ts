export { RedisWakeups } from './redis-wakeups.js';
