export default {
  name: 'redis-flush',
  what: 'Redis forgets everything.',
  needs: 'redis',
  on: 'redis',
  strike: ({ redis }) => redis.flush(),
};
