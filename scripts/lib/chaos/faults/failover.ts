import type { Fault } from './fault.js';

const failover: Fault = {
  name: 'failover',
  what: 'The machine of the primary dies, and the server that followed it takes its place.',
  can: ({ failOver }) => failOver !== undefined,
  strike: ({ failOver }) => failOver?.(),
};

export default failover;
