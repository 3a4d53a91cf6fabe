import { shuffled } from '../seeded.js';
import { post } from '../workload.js';

export default {
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
