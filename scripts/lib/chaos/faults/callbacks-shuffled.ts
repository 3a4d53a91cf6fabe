import { pause } from '../plant.js';
import { shuffled } from '../seeded.js';
import type { Fault } from './fault.js';

const callbacksShuffled: Fault = {
  name: 'callbacks-shuffled',
  what: 'Status callbacks come late, twice and in any order.',
  on: 'callbacks',
  strike: async ({ twilio: { callbacks } }, random) => {
    callbacks.manner = 'held';
    await pause(2500);
    callbacks.manner = 'prompt';
    const late = callbacks.held.splice(0);
    for (const one of shuffled(random, [...late, ...late])) await callbacks.bring([one]).catch(() => {});
  },
};

export default callbacksShuffled;
