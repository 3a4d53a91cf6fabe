import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Evidence, Said, Violation } from '../chaos/evidence.js';
import { check } from '../chaos/check.js';
import { gather, unsettled } from '../chaos/gather.js';
import { openPlant, type Plant } from '../chaos/plant.js';
import type { Member } from '../chaos/processes.js';
import { pick, seeded } from '../chaos/seeded.js';
import { play } from '../chaos/workload.js';
import { loadable } from '../scripts.js';
import { daysBeforeClockChange, momentsOf, occasionsBetween } from './calendar.js';
import { soakCast } from './cast.js';
import { measure, type Measured, sample, type Sample } from './measure.js';
import { Readers } from './readers.js';
import { simulatedClock } from './simulated-clock.js';

const DAY_MS = 86_400_000;
const SETTLE_MS = 120_000;
/** How long the texts of one moment take to come in. */
const MOMENT_MS = 600;
/** Of two processes of a role one lives as long as the run, and is measured; the other is killed again and again. */
const LASTING = [0, 2];
const KILLED = [1, 3];

export interface SoakOptions {
  days: number;
  people: number;
  /** At each moment. */
  texts: number;
  /** How long it lasts at least. */
  minutes: number;
  /** The pause between two kills, in seconds. */
  kills: number;
  say: (line: string) => void;
}

export interface Soaked {
  days: number;
  evidence: Evidence;
  violations: Violation[];
  overLimit: number;
  /** At the start, in the middle and at the end. */
  measured: Measured[];
  samples: Sample[];
  killed: number;
  readers: Readers;
  acknowledged: number;
}

/**
 * So many simulated days: at each moment that reminders are due the clock of everybody jumps there, people text and look, and all comes to rest.
 * Resolves with what the checker needs and what was measured at the start, in the middle and at the end.
 */
export async function runSoak({ days, people: count, texts, minutes, kills, say }: SoakOptions): Promise<Soaked> {
  const folder = mkdtempSync(join(tmpdir(), 'mealtext-soak-'));
  chmodSync(folder, 0o711);
  const file = join(folder, 'clock');
  const random = seeded(days);
  const began = performance.now();
  const clock = simulatedClock(file, daysBeforeClockChange(new Date(), Math.ceil(days / 2)));
  const plant = await openPlant({
    queue: 'postgres',
    random,
    prepare: (admin) => clock.install(admin),
    more: { SOAK_CLOCK: file, NODE_OPTIONS: `--import=${loadable('lib/soak/preload')}` },
  });
  const killer: { ended: number; timer?: NodeJS.Timeout } = { ended: 0 };
  try {
    const { people, limited } = await soakCast(plant, random, count);
    await settled(plant, 'select count(*)::int as n from reminder_settings where planned_with is null');
    const from = new Date();
    const occasions = occasionsBetween(people, from, new Date(from.getTime() + days * DAY_MS));
    const moments = momentsOf(occasions);
    const lasting = plant.processes
      .up('api')
      .concat(plant.processes.up('worker'))
      .filter(({ index }) => LASTING.includes(index));
    const readers = new Readers(
      await portOf(lasting[0]),
      people.filter(({ plan }) => plan !== 'free'),
    );
    say(
      `${days} days from ${from.toISOString().slice(0, 10)}: ${occasions.length} occasions of ${count} people at ${moments.length} moments; load of the machine ${(loadavg()[0] ?? 0).toFixed(1)}`,
    );
    killer.timer = setInterval(() => {
      const turn = plant.processes.up(killer.ended % 2 ? 'api' : 'worker').find(({ index }) => KILLED.includes(index));
      if (turn?.product?.child.kill('SIGKILL')) killer.ended += 1;
    }, kills * 1000);

    const acknowledged: Said[] = [];
    const samples: Sample[] = [];
    const measured: Measured[] = [];
    const started = performance.now();
    for (const [index, moment] of moments.entries()) {
      await clock.jump(plant.admin, moment);
      await settled(plant);
      // One of them has had enough now and then.
      const leaves = random() < 0.02 ? pick(random, people) : undefined;
      const who = Array.from({ length: texts }, (_, nth) => people[(index * texts + nth) % people.length]).filter(
        (one) => one !== undefined,
      );
      acknowledged.push(
        ...(await play(plant, random, { people: leaves ? [...who, { ...leaves, stops: true }] : who, texts, ms: MOMENT_MS })).acknowledged,
      );
      await readers.look(random);
      await settled(plant);
      samples.push(await sample(plant, lasting));
      if ([Math.floor(moments.length / 10), Math.floor(moments.length / 2), moments.length - 1].includes(index)) {
        measured.push(await measure(plant, lasting));
        say(
          `${moment.toISOString().slice(0, 16)}  ${acknowledged.length} texts, ${killer.ended} processes killed, ${((performance.now() - began) / 1000).toFixed(0)} s`,
        );
      }
      const due = started + ((index + 1) / moments.length) * minutes * 60_000;
      await pause(Math.max(0, due - performance.now()));
    }
    clearInterval(killer.timer);
    const evidence = await gather(plant, {
      acknowledged,
      people,
      occasions,
      limited: limited.map((one) => ({ ...one, meals: Infinity, texts: Infinity })),
    });
    const overLimit = await plant.admin.query<{ n: number }>(
      `select count(*)::int as n from (select u.id from entries e join users u on u.id = e.user_id where u.phone = any($1) and e.deleted_at is null
       group by u.id, e.counted_on having count(*) > $2) t`,
      [limited.map(({ phone }) => phone), limited[0]?.meals ?? 0],
    );
    return {
      days,
      evidence,
      violations: check(evidence),
      overLimit: overLimit.rows[0]?.n ?? 0,
      measured,
      samples,
      killed: killer.ended,
      readers,
      acknowledged: acknowledged.length,
    };
  } finally {
    clearInterval(killer.timer);
    await plant.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The port that a process said it answers on. */
async function portOf(member: Member | undefined): Promise<number> {
  const ready = await member?.product?.ready;
  if (!ready) throw new Error('the process that lasts did not start');
  return ready.port;
}

/** Waits until nothing is under way any more, or what `sql` counts is none. @throws when that takes too long */
async function settled(plant: Plant, sql?: string): Promise<void> {
  const deadline = performance.now() + SETTLE_MS;
  for (;;) {
    const left = sql ? (await plant.admin.query<{ n: number }>(sql)).rows[0]?.n : (await unsettled(plant)).length;
    if (!left) return;
    if (performance.now() > deadline) throw new Error(`not at rest: ${sql ?? JSON.stringify(await unsettled(plant))}`);
    await pause(100);
  }
}
