const fault = (random) => ({ when: random() < 0.5 ? 'before' : 'after', type: 'hang' });

export default {
  name: 'provider-hangs',
  what: 'The provider takes a text and never answers, before or after it did the work.',
  strike: ({ trouble }, _random, ms = 2000) => trouble({ on: 'send', chance: 0.4, ms, fault }),
};
