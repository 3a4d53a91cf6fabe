import type { ProviderFault } from '../provider.js';
import type { Fault } from './fault.js';

const fault = (): ProviderFault => ({ when: 'before', type: 'refuse', status: 500, code: 20500 });

const listsFail: Fault = {
  name: 'lists-fail',
  what: 'The provider cannot say which texts it has.',
  strike: ({ trouble }) => trouble({ on: 'list', chance: 1, ms: 3000, fault }),
};

export default listsFail;
