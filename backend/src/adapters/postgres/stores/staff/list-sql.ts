import { BadQuery, type ListRequest, PAGED, type Viewer } from '../../../../ports/storage/staff/staff-lists.js';
import { type Filter, Values, type Way } from './filters.js';

/** How one list is read. `$1` is always the key of the viewer's session. */
export interface ListSql {
  /** Tables, joined so that counting needs no more than filtering. */
  from: string | ((request: ListRequest, values: Values, viewer: Viewer) => string);
  /** What tells rows apart, so that only a page's rows are worked out; null: rows are made by the list itself. */
  key: string | null;
  /** Select list, in the contract's names. */
  select: string | ((viewer: Viewer) => string);
  /** What `id` filters, and `one` finds. */
  id: Filter;
  /** Conditions by the filters that are given. */
  filters: Readonly<Record<string, Filter>>;
  /** Conditions that hold unless the filter is given. */
  unless?: Readonly<Record<string, string>>;
  always?: string;
  /** Order by field, as expressions; the direction goes where `%` is, with the empty ones last of a descending order where `%n` is. */
  sorts: Readonly<Record<string, string>>;
  /** Filters of which an index holds the rows of a value in the first order: alone, they are walked however deep the page. */
  indexed?: readonly string[];
  /** So many found rows are sorted sooner than picked out of all rows in order. */
  few?: number;
  /** Filters that are asked, where the order is walked, of a set made once: passing over what is not in it costs next to nothing, however deep the page. */
  sets?: readonly string[];
  first: readonly [field: string, order: 'ASC' | 'DESC'];
  search?: (words: string, values: Values, viewer: Viewer) => string;
}

/** One expression of an order, and which way it goes. */
export type Order = readonly [expression: string, direction: string];

export interface Built {
  key: readonly string[] | null;
  select: string;
  from: string;
  where: string;
  order: readonly Order[];
  /** The most that are found and sorted, by the planner's guess, for a page near the begin and for one far in; 0: the order is walked in any case. */
  few: number;
  fewDeep: number;
  values: unknown[];
}

/** Where a filter spans a time and the order is of another, what is found may stand together at the far end. */
const RANGE = /_(gte|gt|lte|lt)$/;
const FEW = 15_000;
/** Of all rows none is passed over, and an index has them in order: so few are sorted as soon as they are walked. */
const FEW_OF_ALL = 1000;
/** A page far in is reached only past all that the order holds before it, which soon costs more than finding and sorting. */
const DEEPER = 4;

/** The parts of a list's statement; fails with BadQuery for what the list does not know. */
export function buildList(list: ListSql, request: ListRequest, viewer: Viewer, way: Way = 'walked'): Built {
  const values = new Values(way, request);
  values.add(viewer.sessionHash);
  const from = typeof list.from === 'string' ? list.from : list.from(request, values, viewer);
  const few = fewOf(list, request);
  return {
    key: list.key?.split(', ') ?? null,
    few,
    fewDeep: few * (list.sets?.some((name) => name in request.filter) ? 1 : DEEPER),
    select: typeof list.select === 'string' ? list.select : list.select(viewer),
    from,
    where: conditions(list, request, viewer, values),
    order: orderOf(list, request),
    values: values.all,
  };
}

function fewOf({ indexed = [], few = FEW, first }: ListSql, { filter, sort }: ListRequest): number {
  const given = Object.entries(filter).filter(([, value]) => value !== null && value !== '');
  if (!given.length) return FEW_OF_ALL;
  if (given.some(([name]) => RANGE.test(name))) return Math.max(FEW, few);
  const [[name, value]] = given as [[string, unknown]];
  const held = given.length === 1 && indexed.includes(name) && (value === true || typeof value === 'string');
  return held && (sort ?? first)[0] === first[0] ? 0 : few;
}

/** Uses `$1` in any case, so that its type is known. */
const SESSION = '$1::text is not null';

function conditions(list: ListSql, { filter }: ListRequest, viewer: Viewer, values: Values): string {
  const all = [SESSION, ...(list.always ? [list.always] : [])];
  for (const [name, condition] of Object.entries(list.unless ?? {})) if (!(name in filter) && !('id' in filter)) all.push(condition);
  for (const [name, value] of Object.entries(filter)) {
    // Forms clear a filter by emptying it.
    if (value === null || value === '') continue;
    if (name === 'q' && list.search) all.push(list.search(wordsOf(value), values, viewer));
    else if (name === 'id') all.push(list.id(value, values, name));
    else if (Object.hasOwn(list.filters, name)) all.push(list.filters[name]!(value, values, name));
    else {
      const known = [...(list.search ? ['q'] : []), 'id', ...Object.keys(list.filters)].join(', ');
      throw new BadQuery(`There is no filter "${name.slice(0, 50)}" here. There are: ${known}.`);
    }
  }
  return all.join(' and ');
}

function wordsOf(value: unknown): string {
  if (typeof value !== 'string' || value.length > 100 || value.includes('\u0000'))
    throw new BadQuery('The search must be text of at most 100 characters.');
  return value.trim();
}

function orderOf({ sorts, first }: ListSql, { sort }: ListRequest): Order[] {
  const [field, order] = sort ?? first;
  if (!Object.hasOwn(sorts, field))
    throw new BadQuery(`This list cannot be sorted by "${field.slice(0, 50)}". It can by ${Object.keys(sorts).join(', ')}.`);
  const down = order === 'DESC';
  const ways: Readonly<Record<string, string>> = { '%': down ? 'desc' : 'asc', '%n': down ? 'desc nulls last' : 'asc nulls first' };
  return sorts[field]!.split(', ').map((one) => {
    const [expression, way] = one.split(/ (?=%)/);
    return [expression!, ways[way!]!];
  });
}

/** Offset and limit of a page. */
export function pageOf([first, last]: ListRequest['range']): { offset: number; limit: number } {
  if (first >= PAGED) throw new BadQuery(`Pages end at row ${PAGED}. Please filter, or search for something narrower.`);
  return { offset: first, limit: Math.min(last - first + 1, 1000) };
}
