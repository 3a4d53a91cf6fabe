import type { ProviderFault } from '../provider.js';
import type { Random } from '../seeded.js';
import type { Fault } from './fault.js';

const fault = (random: Random): ProviderFault => ({ when: random() < 0.5 ? 'before' : 'after', type: 'refuse', status: 503, code: 20503 });

const providerFails: Fault = {
  name: 'provider-fails',
  what: 'The provider answers 503, before or after it did the work.',
  strike: ({ trouble }, _random, ms = 2000) => trouble({ on: 'send', chance: 0.4, ms, fault }),
};

export default providerFails;
