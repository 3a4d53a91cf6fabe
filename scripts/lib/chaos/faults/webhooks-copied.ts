import { pause } from '../plant.js';
import type { Fault } from './fault.js';

const webhooksCopied: Fault = {
  name: 'webhooks-copied',
  what: 'Each text comes fifty times at once, to both processes.',
  strike: async ({ inbound }) => {
    inbound.copies = 50;
    await pause(1000);
    inbound.copies = 1;
  },
};

export default webhooksCopied;
