import { pause } from '../plant.js';
import type { Fault } from './fault.js';

const callbacksOff: Fault = {
  name: 'callbacks-off',
  what: 'Status callbacks of a while never come.',
  on: 'callbacks',
  strike: async ({ twilio: { callbacks } }, _random, ms = 3000) => {
    callbacks.manner = 'off';
    await pause(ms);
    callbacks.manner = 'prompt';
  },
};

export default callbacksOff;
