import { pause } from '../plant.mjs';

export default {
  name: 'callbacks-off',
  what: 'Status callbacks of a while never come.',
  strike: async ({ twilio: { callbacks } }) => {
    callbacks.manner = 'off';
    await pause(3000);
    callbacks.manner = 'prompt';
  },
};
