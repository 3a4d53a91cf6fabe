import { pause } from '../plant.js';
import type { Fault } from './fault.js';

const webhooksDelayed: Fault = {
  name: 'webhooks-delayed',
  what: 'Texts overtake each other on their way to us.',
  strike: async ({ inbound }) => {
    inbound.delayMs = 2000;
    await pause(2000);
    inbound.delayMs = 0;
  },
};

export default webhooksDelayed;
