const fault = () => ({ when: 'before', type: 'refuse', status: 503, code: 20503 });

export default {
  name: 'provider-down',
  what: 'The provider neither takes texts nor says which it has.',
  strike: ({ trouble }, _random, ms = 2000) => Promise.all(['send', 'list'].map((on) => trouble({ on, chance: 1, ms, fault }))),
};
