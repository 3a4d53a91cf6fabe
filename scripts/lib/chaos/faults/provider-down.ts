import type { ProviderFault } from '../provider.js';
import type { Fault } from './fault.js';

const fault = (): ProviderFault => ({ when: 'before', type: 'refuse', status: 503, code: 20503 });

const providerDown: Fault = {
  name: 'provider-down',
  what: 'The provider neither takes texts nor says which it has.',
  strike: ({ trouble }, _random, ms = 2000) => Promise.all((['send', 'list'] as const).map((on) => trouble({ on, chance: 1, ms, fault }))),
};

export default providerDown;
