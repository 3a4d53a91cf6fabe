const fault = (random) => ({ when: random() < 0.5 ? 'before' : 'after', type: 'reset' });

export default {
  name: 'provider-resets',
  what: 'The connection to the provider breaks, before or after it did the work.',
  strike: ({ trouble }, _random, ms = 2000) => trouble({ on: 'send', chance: 0.4, ms, fault }),
};
