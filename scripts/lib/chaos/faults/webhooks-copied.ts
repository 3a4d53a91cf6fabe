import { pause } from '../plant.js';

export default {
  name: 'webhooks-copied',
  what: 'Each text comes fifty times at once, to both processes.',
  strike: async ({ inbound }) => {
    inbound.copies = 50;
    await pause(1000);
    inbound.copies = 1;
  },
};
