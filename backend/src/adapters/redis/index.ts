export { redisClient, type RedisPlace } from './redis-client.js';
export { RedisWakeups } from './redis-wakeups.js';
