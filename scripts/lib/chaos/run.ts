import { check, honestWaits } from './check.js';
import { FAULTS } from './faults/index.js';
import { gather, unsettled } from './gather.js';
import { hostileTexts, stuckText } from './hostile.js';
import { openPlant, pause } from './plant.js';
import { signUp } from './people.js';
import { seeded, shuffled } from './seeded.js';
import { switchOff } from './without.js';
import { play } from './workload.js';

const SETTLE_MS = 240_000;
const AT_ONCE = 3;
/** How many send hostile texts, and how many one that never ends. */
const STRANGERS = 50;
const STUCK = 2;
/** The pause between two faults. */
const CALM_MS = [200, 1500];

/**
 * One run: people text, things break, everything is given time to settle, and the checker looks at what remains.
 * `long` says which faults begin with the texts and last how many ms; `hostile` is the number of hostile texts that come between the others, and
 * `stuck` where texts that never end do so (`thread` or `loop`); `settleMs` how long it waits at most for everything to come to an end; `longestWaitMs` how long an honest text may wait on a machine that is slow by itself. Resolves with `{ seed, texts, struck, ended, figures, violations }`.
 */
export async function run({
  seed,
  texts,
  ms,
  faults,
  queue,
  long = {},
  without = [],
  hostile = 0,
  stuck = null,
  settleMs = SETTLE_MS,
  longestWaitMs,
  say = () => {},
}) {
  const random = seeded(seed);
  const plant = await openPlant({ queue, random, stuck });
  try {
    for (const what of without) await switchOff(plant, what);
    const cast = await signUp(plant, random, { texts, ms, strange: (hostile ? STRANGERS : 0) + (stuck ? STUCK : 0) });
    const odd = await oddTexts(random, cast.strangers, hostile);
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
    const { acknowledged, unacknowledged } = await play(plant, random, { ...cast, texts, ms, odd });
    playing = false;
    await Promise.all(breaking);
    const began = performance.now();
    const left = await settle(plant, settleMs);
    const settled = (performance.now() - began) / 1000;
    const evidence = {
      ...(await gather(plant, { ...cast, acknowledged, unacknowledged })),
      stuckIn: stuck,
      longestWaitMs,
      calm: !stuck && !able.length && !lasting.length,
    };
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
        unacknowledged: unacknowledged.length,
        'slowest honest answer, s': Math.max(0, ...honestWaits(evidence).map(({ ms: wait }) => wait)) / 1000,
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

/** Hostile texts by some, and where a text can be stuck one of those by each of the rest. */
async function oddTexts(random, strangers, hostile) {
  const senders = hostile ? strangers.slice(0, STRANGERS) : [];
  const texts = hostile ? await hostileTexts(random, hostile) : [];
  return [
    ...texts.map((body, index) => ({ from: senders[index % senders.length].phone, kind: 'hostile', body })),
    ...strangers.slice(senders.length).map(({ phone }, index) => ({ from: phone, kind: 'stuck', body: stuckText(index) })),
  ];
}

async function settle(plant, ms) {
  const deadline = Date.now() + ms;
  for (;;) {
    const left = await unsettled(plant).catch(() => [['answers of the database', 1]]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await pause(200);
  }
}
