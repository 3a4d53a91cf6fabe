import { check } from './check.mjs';
import { FAULTS } from './faults/index.mjs';
import { gather, unsettled } from './gather.mjs';
import { openPlant, pause } from './plant.mjs';
import { signUp } from './people.mjs';
import { seeded, shuffled } from './seeded.mjs';
import { switchOff } from './without.mjs';
import { play } from './workload.mjs';

const SETTLE_MS = 240_000;
const AT_ONCE = 3;
/** The pause between two faults. */
const CALM_MS = [200, 1500];

/**
 * One run: people text, things break, everything is given time to settle, and the checker looks at what remains.
 * `long` says which faults begin with the texts and last how many ms. Resolves with `{ seed, texts, struck, ended, figures, violations }`.
 */
export async function run({ seed, texts, ms, faults, queue, long = {}, without = [], say = () => {} }) {
  const random = seeded(seed);
  const plant = await openPlant({ queue, random });
  try {
    for (const what of without) await switchOff(plant, what);
    const cast = await signUp(plant, random, { texts, ms });
    const lasting = Object.entries(long).map(([name, lasts]) => ({ fault: FAULTS[name], lasts }));
    const able = faults
      .map((name) => FAULTS[name])
      .filter(
        ({ name, needs, on }) => (!needs || needs === queue) && !(name in long) && !(on && lasting.some(({ fault }) => fault.on === on)),
      );
    const struck = {};
    let playing = true;
    let deck = [];
    // Each fault in its turn, in an order of the seed's, several at a time.
    const breaking = Array.from({ length: able.length ? AT_ONCE : 0 }, async () => {
      while (playing) {
        await pause(CALM_MS[0] + random() * (CALM_MS[1] - CALM_MS[0]));
        if (deck.length === 0) deck = shuffled(random, able);
        const fault = deck.pop();
        struck[fault.name] = (struck[fault.name] ?? 0) + 1;
        await fault.strike(plant, random).catch((error) => say(`${fault.name}: ${error.message}`));
      }
    });
    for (const { fault, lasts } of lasting) {
      struck[`${fault.name} for ${lasts / 1000} s`] = 1;
      breaking.push(fault.strike(plant, random, lasts));
    }
    const acknowledged = await play(plant, random, { ...cast, texts, ms });
    playing = false;
    await Promise.all(breaking);
    const began = performance.now();
    const left = await settle(plant);
    const settled = (performance.now() - began) / 1000;
    const evidence = await gather(plant, { ...cast, acknowledged });
    const violations = [
      ...left.map(([what, count]) => ({ invariant: 'I3', what: `${count} ${what} never came to an end` })),
      ...check(evidence),
    ];
    const states = Object.groupBy ? Object.groupBy(evidence.outbound, ({ state }) => state) : {};
    return {
      seed,
      queue,
      struck,
      violations,
      figures: {
        acknowledged: acknowledged.length,
        unacknowledged: texts + cast.people.filter(({ stops }) => stops).length - acknowledged.length,
        sent: evidence.messages.length,
        reminders: evidence.reminderLog.length,
        ends: plant.processes.ends(),
        'longest stop, s': Math.max(0, ...plant.processes.stops) / 1000,
        'settled after, s': settled,
        ...Object.fromEntries(Object.entries(states).map(([state, list]) => [state, list.length])),
      },
    };
  } finally {
    await plant.close();
  }
}

async function settle(plant) {
  const deadline = Date.now() + SETTLE_MS;
  for (;;) {
    const left = await unsettled(plant).catch(() => [['answers of the database', 1]]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await pause(200);
  }
}
