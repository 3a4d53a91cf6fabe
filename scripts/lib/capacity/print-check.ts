import type { Assumptions } from './assumption.js';
import type { Checked, Taken } from './check.js';
import { short } from './print.js';
import { atRate, type Rate } from './reckon.js';

type Line = [name: string, took: (taken: Taken) => number, reckoned: (rate: Rate) => number | null];

/** A second of the load; what nobody's texts took is taken off before. */
const LINES: Line[] = [
  ['cores of the product', ({ product }) => product, ({ cores }) => cores.application],
  ['cores of PostgreSQL', ({ database }) => database, ({ cores }) => cores.database],
  ['commits that wrote', ({ commits }) => commits, ({ commits }) => commits],
  ['transactions, those that only read too', ({ transactions }) => transactions, () => null],
  ['texts out', ({ replies }) => replies, ({ replies }) => replies],
  ['entries', ({ entries }) => entries, ({ entries }) => entries],
  ['kB of their tables', ({ bytes }) => bytes / 1000, ({ bytes }) => bytes / 1000],
  ['kB of all other tables', ({ otherBytes }) => otherBytes / 1000, () => null],
];

/** What each size took beside what is reckoned for so many texts, and how many times that it was; then what a text took of a processor. */
export function checkTable({ bytes, idle, sizes }: Checked, given: Assumptions): string {
  const head = ['a second of', 'nobody', ...sizes.map(({ rate }) => `${short(rate)} texts: took / reckoned = times`)];
  const rows = LINES.map(([name, took, reckoned]) => [
    name,
    short(took(idle) / idle.lasted),
    ...sizes.map((size) => {
      const perSecond = ofTexts(took, size, idle) / size.inbound;
      const [seen, wanted] = [perSecond * size.rate, reckoned(atRate(size.rate, given, bytes))];
      return wanted === null ? short(seen) : `${short(seen)} / ${short(wanted)} = ${short(seen / wanted)}`;
    }),
  ]);
  const ms = sizes.map((size) => ({
    product: (1000 * ofTexts(({ product }) => product, size, idle)) / size.inbound,
    database: (1000 * ofTexts(({ database }) => database, size, idle)) / size.inbound,
  }));
  return [
    ...[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`),
    '',
    ...ms.map(
      ({ product, database }, at) =>
        `${short(sizes[at]!.rate)} texts a second, ${sizes[at]!.inbound} in all: ${short(product + database)} ms of a core a text, of which ${short(database / (product + database))} is of PostgreSQL`,
    ),
  ].join('\n');
}

/** What its texts took: all, without what the same time takes when nobody texts. */
export const ofTexts = (took: (taken: Taken) => number, size: Taken, idle: Taken): number =>
  took(size) - (took(idle) / idle.lasted) * size.lasted;
