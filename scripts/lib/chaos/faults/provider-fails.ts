const fault = (random) => ({ when: random() < 0.5 ? 'before' : 'after', type: 'refuse', status: 503, code: 20503 });

export default {
  name: 'provider-fails',
  what: 'The provider answers 503, before or after it did the work.',
  strike: ({ trouble }, _random, ms = 2000) => trouble({ on: 'send', chance: 0.4, ms, fault }),
};
