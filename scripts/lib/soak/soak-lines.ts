import type { Line } from '../print-lines.js';
import { isKept, type Measured, type Sample } from './measure.js';
import type { Soaked } from './run-soak.js';

type Of = (one: Sample) => number;

/** In percent. Connections and files come and go with what is idle. */
const GROWTH = 5;
const COMING_AND_GOING = 10;
/** BullMQ cuts its own history at about ten thousand. */
const EVENTS = 11_000;
/** What can be undone is kept for a day, and removed within another. */
const KEPT_DAYS = 2.2;
const shown = (figure: number) => (Number.isInteger(figure) ? String(figure) : figure.toFixed(0));

/** What a soak came to: lines to be judged, and the course of what was measured, to be read. */
export function soakLines({ days, evidence, violations, overLimit, measured, samples, killed, readers, acknowledged }: Soaked): {
  lines: Line[];
  notes: string[];
} {
  const [start, half, end] = measured;
  if (!start || !half || !end) throw new Error('the run was too short to be measured three times');
  const course = (name: string, of: (one: Measured) => number | undefined) =>
    `${name.padEnd(48)}${[start, half, end].map((one) => shown(of(one) ?? 0).padStart(10)).join('')}`;
  const heapGrowth = (index: number) => 100 * ((end.held[index]?.heap ?? NaN) / (half.held[index]?.heap ?? NaN) - 1);
  const third = Math.max(1, Math.floor(samples.length / 3));
  const mean = (list: Sample[], of: Of) => list.reduce((sum, one) => sum + of(one), 0) / list.length;
  const growth = (of: Of) => 100 * (mean(samples.slice(-third), of) / mean(samples.slice(-2 * third, -third), of) - 1);
  const tables = Object.keys(end.rows).filter((table) => (end.rows[table] ?? 0) > 0);
  const results: Record<string, number> = {};
  for (const { result } of evidence.reminderLog) results[result] = (results[result] ?? 0) + 1;
  const notes = [
    '',
    `${''.padEnd(48)}${['start', 'half', 'end'].map((word) => word.padStart(10)).join('')}`,
    ...start.held.flatMap(({ role }, index) => [
      course(`${role}: memory, MB`, ({ held }) => held[index]?.rss),
      course(`${role}: heap after a collection, MB`, ({ held }) => held[index]?.heap),
      course(`${role}: open files`, ({ held }) => held[index]?.files),
      course(`${role}: timers, sockets and the like`, ({ held }) => held[index]?.resources),
    ]),
    course('database, MB', ({ database }) => database),
    ...tables.map((table) => course(`rows: ${table}${isKept(table) ? ' (kept)' : ''}`, ({ rows }) => rows[table])),
    '',
    `occasions: ${Object.entries(results)
      .map(([result, count]) => `${result} ${count}`)
      .join(', ')}`,
    ...violations.slice(0, 10).map(({ invariant, what }) => `${invariant}: ${what}`),
    ...readers.refused.slice(0, 5),
    '',
  ];
  const broken = (invariant: string) => violations.filter((one) => one.invariant === invariant).length;
  const lines = [
    { name: 'texts acknowledged', figure: acknowledged, unit: '' },
    { name: 'texts sent', figure: evidence.messages.length, unit: '' },
    { name: 'screens opened', figure: readers.asked, unit: '' },
    { name: 'processes killed', figure: killed, unit: '' },
    ...['I1', 'I2', 'I3', 'I4', 'I5', 'I7', 'I8', 'I9', 'I10'].map((name) => ({
      name: `violations of ${name}`,
      figure: broken(name),
      unit: '',
      atMost: 0,
    })),
    { name: 'days over the limits of the plan (I6)', figure: overLimit, unit: '', atMost: 0 },
    {
      name: 'occasions without their one result',
      figure: Math.abs(evidence.occasions.length - evidence.reminderLog.length),
      unit: '',
      atMost: 0,
    },
    { name: 'occasions missed', figure: results.missed ?? 0, unit: '', atMost: 0 },
    { name: 'screens refused', figure: readers.refused.length, unit: '', atMost: 0 },
    ...start.held.flatMap(({ role }, index) => [
      {
        name: `${role}: memory, last third over middle`,
        figure: growth(({ processes }) => processes[index]?.rss ?? NaN),
        unit: '%',
        atMost: GROWTH,
      },
      { name: `${role}: heap, end over half`, figure: heapGrowth(index), unit: '%', atMost: GROWTH },
      {
        name: `${role}: open files, last third over middle`,
        figure: growth(({ processes }) => processes[index]?.files ?? NaN),
        unit: '%',
        atMost: COMING_AND_GOING,
      },
    ]),
    { name: 'connections, last third over middle', figure: growth(({ connections }) => connections), unit: '%', atMost: COMING_AND_GOING },
    { name: 'jobs in the queues', figure: end.rows['queues: job'] ?? 0, unit: '', atMost: 500 },
    { name: 'events of the queues', figure: end.rows['queues: event'] ?? 0, unit: '', atMost: EVENTS },
    { name: 'changes kept to be undone', figure: end.rows.changes ?? 0, unit: '', atMost: Math.ceil((KEPT_DAYS * acknowledged) / days) },
  ];
  return { lines, notes };
}
