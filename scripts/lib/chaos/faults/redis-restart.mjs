export default {
  name: 'redis-restart',
  what: 'Redis is gone for a few seconds, and empty when it is back.',
  needs: 'redis',
  strike: ({ redis }, random) => redis.goAway(1000 + random() * 3000),
};
