import { BadQuery, type ListRequest } from '../../../../ports/storage/staff/staff-lists.js';

/** How a page is come by: all that it could hold is found and then sorted, or the order is walked until the page is full. */
export type Way = 'found' | 'walked';

/** Collects values for placeholders. */
export class Values {
  readonly all: unknown[] = [];

  constructor(
    readonly way: Way,
    readonly request: ListRequest,
  ) {}

  /** The placeholder of a value. */
  add(value: unknown): string {
    this.all.push(value);
    return `$${this.all.length}`;
  }
}

/** Makes a condition of a filter's value, or says what is wrong with it. */
export type Filter = (value: unknown, values: Values, name: string) => string;

const wrong = (name: string, wanted: string): never => {
  throw new BadQuery(`The filter "${name}" must be ${wanted}.`);
};
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const MOST_OF_A_LIST = 200;

export const isUuid = (value: unknown): boolean => typeof value === 'string' && UUID.test(value);

/** One value or a list of them, each checked. */
function oneOrMany(sql: string, type: string, is: (value: unknown) => boolean, wanted: string): Filter {
  return (value, values, name) => {
    const list = Array.isArray(value) ? value : [value];
    if (list.length > MOST_OF_A_LIST || !list.every(is)) wrong(name, `${wanted}, or a list of at most ${MOST_OF_A_LIST}`);
    return Array.isArray(value) ? `${sql} = any(${values.add(list)}::${type}[])` : `${sql} = ${values.add(value)}::${type}`;
  };
}

export const uuid = (sql: string): Filter => oneOrMany(sql, 'uuid', isUuid, 'an id');
export const word = (sql: string): Filter =>
  oneOrMany(sql, 'text', (value) => typeof value === 'string' && value.length <= 200 && !value.includes('\u0000'), 'text');
export const whole = (sql: string): Filter => oneOrMany(sql, 'bigint', (value) => Number.isSafeInteger(value), 'a whole number');

/** One of a few words, each with a condition of its own. */
export function choice(conditions: Readonly<Record<string, string>>): Filter {
  return (value, _values, name) => {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const found = list.map((one) => (typeof one === 'string' && Object.hasOwn(conditions, one) ? conditions[one]! : null));
    if (!found.length || found.some((one) => one === null)) wrong(name, `one of ${Object.keys(conditions).join(', ')}`);
    return `(${found.join(' or ')})`;
  };
}

/** True or false. */
export const either =
  (on: string, off: string): Filter =>
  (value, _values, name) =>
    value === true ? `(${on})` : value === false ? `(${off})` : wrong(name, 'true or false');

/** One of the listed words of a column. */
export const among = (sql: string, words: readonly string[]): Filter =>
  oneOrMany(sql, 'text', (value) => words.includes(value as string), `one of ${words.join(', ')}`);

const BOUNDS = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;

/** `{name}_gte`, `{name}_lt` and so on, by instants. */
export const instants = (name: string, sql: string): Record<string, Filter> =>
  bounds(name, sql, 'timestamptz', isInstant, 'an instant such as 2026-11-21T00:00:00Z');
/** The same by days, and the day itself. */
export const days = (name: string, sql: string): Record<string, Filter> => ({
  ...bounds(name, sql, 'date', isDay, 'a day such as 2026-11-21'),
  [name]: oneOrMany(sql, 'date', isDay, 'a day such as 2026-11-21'),
});

function bounds(name: string, sql: string, type: string, is: (value: unknown) => boolean, wanted: string): Record<string, Filter> {
  return Object.fromEntries(
    Object.entries(BOUNDS).map(([end, sign]): [string, Filter] => [
      `${name}_${end}`,
      (value, values, called) => (is(value) ? `${sql} ${sign} ${values.add(value)}::${type}` : wrong(called, wanted)),
    ]),
  );
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/;
const isInstant = (value: unknown): boolean =>
  typeof value === 'string' && INSTANT.test(value) && !Number.isNaN(Date.parse(value)) && isDay(value.slice(0, 10));
const isDay = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(`${value}T00:00:00Z`).toISOString().startsWith(value);

/** Words for `like`, taken literally. */
export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
