import { shuffled } from '../seeded.js';
import { post } from '../workload.js';
import type { Fault } from './fault.js';

const webhooksReplayed: Fault = {
  name: 'webhooks-replayed',
  what: 'Texts that came before come again, in any order.',
  strike: async (plant, random) => {
    await Promise.all(
      shuffled(random, plant.inbound.posted)
        .slice(0, 10)
        .map((form) => post(plant, form)),
    );
  },
};

export default webhooksReplayed;
