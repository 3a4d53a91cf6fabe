import type { ProviderFault } from '../provider.js';
import type { Fault } from './fault.js';

const fault = (): ProviderFault => ({ when: 'before', type: 'refuse', status: 429, code: 20429 });

const providerBusy: Fault = {
  name: 'provider-busy',
  what: 'The provider refuses a third of the texts with 429.',
  strike: ({ trouble }, _random, ms = 2000) => trouble({ on: 'send', chance: 0.3, ms, fault }),
};

export default providerBusy;
