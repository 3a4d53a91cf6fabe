import { messageOf } from '../message-of.js';
import { check, honestWaits } from './check.js';
import type { Evidence, StuckIn, Violation } from './evidence.js';
import type { Fault } from './faults/fault.js';
import { FAULTS } from './faults/index.js';
import { gather, unsettled } from './gather.js';
import { hostileTexts, stuckText } from './hostile.js';
import { openPlant, pause, type Plant, type Queue } from './plant.js';
import { type Person, signUp } from './people.js';
import { type Random, seeded, shuffled } from './seeded.js';
import { type Safeguard, switchOff } from './without.js';
import { type OddText, play } from './workload.js';

const SETTLE_MS = 240_000;
const AT_ONCE = 3;
/** How many send hostile texts, and how many one that never ends: each of its tries takes a thread with it, and some seconds of a processor. */
const STRANGERS = 50;
const STUCK = { alone: 1, usually: 2 };
/** The pause between two faults. */
const CALM_MS = { least: 200, most: 1500 };

export interface RunOptions {
  seed: number;
  texts: number;
  ms: number;
  /** Names of those that strike again and again. */
  faults: string[];
  /** How often each of them strikes; unset: again and again while people text. */
  rounds?: number | undefined;
  queue: Queue;
  /** What stands before or in place of one PostgreSQL and one Redis; see through/. */
  through?: string;
  /** Which faults begin with the texts, and how many ms they last. */
  long?: Record<string, number>;
  without?: Safeguard[];
  /** The number of hostile texts that come between the others. */
  hostile?: number;
  /** Where texts that never end do so. */
  stuck?: StuckIn | null;
  /** Whether each role has one process instead of two. */
  alone?: boolean;
  /** The longest wait for everything to come to an end. */
  settleMs?: number;
  /** How long an honest text may wait on a machine that is slow by itself. */
  longestWaitMs?: number;
  say?: (line: string) => void;
}

export interface RunResult {
  seed: number;
  queue: Queue;
  /** How often each fault struck. */
  struck: Record<string, number>;
  violations: Violation[];
  figures: Record<string, number>;
}

/** One run: people text, things break, everything is given time to settle, and the checker looks at what remains. */
export async function run({
  seed,
  texts,
  ms,
  faults,
  rounds,
  queue,
  through = 'nothing',
  long = {},
  without = [],
  hostile = 0,
  stuck = null,
  alone = false,
  settleMs = SETTLE_MS,
  longestWaitMs,
  say = () => {},
}: RunOptions): Promise<RunResult> {
  const random = seeded(seed);
  const fallsOver = through.startsWith('failover');
  const plant = await openPlant({ queue, through, random, stuck, alone });
  try {
    for (const what of without) await switchOff(plant, what);
    const cast = await signUp(plant, random, {
      texts,
      ms,
      strange: (hostile ? STRANGERS : 0) + (stuck ? STUCK[alone ? 'alone' : 'usually'] : 0),
    });
    const odd = await oddTexts(random, cast.strangers, hostile);
    const lasting = Object.entries(long).map(([name, lasts]) => ({ fault: faultNamed(name), lasts }));
    const able = faults
      .map(faultNamed)
      .filter(({ name, can, on }) => (can?.(plant) ?? true) && !(name in long) && !(on && lasting.some(({ fault }) => fault.on === on)));
    const strike = async (fault: Fault, lasts?: number): Promise<void> => void (await fault.strike(plant, random, lasts));
    const struck: Record<string, number> = {};
    let playing = true;
    let deck: Fault[] = [];
    let dealt = 0;
    const nextFault = (): Fault | undefined => {
      if (deck.length === 0 && dealt++ < (rounds ?? Infinity)) deck = shuffled(random, able);
      return deck.pop();
    };
    // Each fault in its turn, in an order of the seed's, several at a time.
    const breaking = Array.from({ length: able.length ? AT_ONCE : 0 }, async () => {
      while (playing || rounds !== undefined) {
        await pause(CALM_MS.least + random() * (CALM_MS.most - CALM_MS.least));
        const fault = nextFault();
        if (!fault) return;
        struck[fault.name] = (struck[fault.name] ?? 0) + 1;
        await strike(fault).catch((error: unknown) => say(`${fault.name}: ${messageOf(error)}`));
      }
    });
    for (const { fault, lasts } of lasting) {
      struck[`${fault.name} for ${lasts / 1000} s`] = 1;
      breaking.push(strike(fault, lasts));
    }
    // However the cards fall: once in the middle.
    if (fallsOver) {
      const strikeThen = async () => {
        await pause(ms / 2);
        struck['failover'] = (struck['failover'] ?? 0) + 1;
        await strike(faultNamed('failover'));
      };
      breaking.push(strikeThen());
    }
    const { acknowledged, unacknowledged } = await play(plant, random, { ...cast, texts, ms, odd });
    playing = false;
    await Promise.all(breaking);
    const began = performance.now();
    const left = await settle(plant, settleMs);
    const settled = (performance.now() - began) / 1000;
    const evidence: Evidence = {
      ...(await gather(plant, { ...cast, acknowledged, unacknowledged })),
      stuckIn: stuck,
      longestWaitMs,
      calm: !stuck && !able.length && !lasting.length && !fallsOver,
    };
    const violations = [
      ...left.map(([what, count]) => ({ invariant: 'I3', what: `${count} ${what} never came to an end` })),
      ...check(evidence),
    ];
    const states: Record<string, number> = {};
    for (const { state } of evidence.outbound) states[state] = (states[state] ?? 0) + 1;
    return {
      seed,
      queue,
      struck,
      violations,
      figures: {
        acknowledged: acknowledged.length,
        unacknowledged: unacknowledged.length,
        'slowest honest answer, s': Math.max(0, ...honestWaits(evidence).map(({ ms: wait }) => wait)) / 1000,
        'texts out': evidence.messages.length,
        reminders: evidence.reminderLog.length,
        ends: plant.processes.ends(),
        'longest stop, s': Math.max(0, ...plant.processes.stops) / 1000,
        'settled after, s': settled,
        ...states,
      },
    };
  } finally {
    await plant.close();
  }
}

/** Hostile texts by some, and where a text can be stuck one of those by each of the rest. */
async function oddTexts(random: Random, strangers: Person[], hostile: number): Promise<OddText[]> {
  const senders = hostile ? strangers.slice(0, STRANGERS) : [];
  const texts = hostile ? await hostileTexts(random, hostile) : [];
  return [
    ...texts.map((body, index): OddText => ({ from: senders[index % senders.length]?.phone ?? '', kind: 'hostile', body })),
    ...strangers.slice(senders.length).map(({ phone }, index): OddText => ({ from: phone, kind: 'stuck', body: stuckText(index) })),
  ];
}

function faultNamed(name: string): Fault {
  const fault = FAULTS[name];
  if (!fault) throw new Error(`there is no fault "${name}"`);
  return fault;
}

async function settle(plant: Plant, ms: number): Promise<[what: string, count: number][]> {
  const deadline = Date.now() + ms;
  for (;;) {
    const left = await unsettled(plant).catch((): [string, number][] => [['answers of the database', 1]]);
    if (left.length === 0 || Date.now() > deadline) return left;
    await pause(200);
  }
}
