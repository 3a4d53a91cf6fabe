import { pause } from '../plant.js';

export default {
  name: 'callbacks-off',
  what: 'Status callbacks of a while never come.',
  on: 'callbacks',
  strike: async ({ twilio: { callbacks } }, _random, ms = 3000) => {
    callbacks.manner = 'off';
    await pause(ms);
    callbacks.manner = 'prompt';
  },
};
