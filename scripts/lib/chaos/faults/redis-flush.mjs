export default {
  name: 'redis-flush',
  what: 'Redis forgets everything.',
  needs: 'redis',
  strike: ({ redis }) => redis.flush(),
};
