const fault = () => ({ when: 'before', type: 'refuse', status: 429, code: 20429 });

export default {
  name: 'provider-busy',
  what: 'The provider refuses a third of the texts with 429.',
  strike: ({ trouble }, _random, ms = 2000) => trouble({ on: 'send', chance: 0.3, ms, fault }),
};
