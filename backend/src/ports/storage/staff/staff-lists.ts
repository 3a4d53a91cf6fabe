export const STAFF_RESOURCES = [
  'users',
  'conversations',
  'inbox',
  'texts',
  'meals',
  'workouts',
  'goals',
  'reminders',
  'reminder-log',
  'deliveries',
  'feedback',
  'subscriptions',
  'staff',
  'audit',
  'saved-replies',
  'learning',
  'lessons',
  'requests',
  'outreaches',
  'views',
] as const;
export type StaffResource = (typeof STAFF_RESOURCES)[number];

/** What is asked of a list; names are checked by the list itself. */
export interface ListRequest {
  /** Null: the list's own order. */
  sort: readonly [field: string, order: 'ASC' | 'DESC'] | null;
  /** First and last row, both included. */
  range: readonly [first: number, last: number];
  filter: Readonly<Record<string, unknown>>;
}

/** Who looks: what is revealed to them, and how they may search. */
export interface Viewer {
  sessionHash: string;
  findsByPhone: boolean;
  /** Folded words of many users are shown to whoever could reveal them one by one. */
  reveals: boolean;
}

export type Row = Readonly<Record<string, unknown>>;

export interface Listed {
  rows: Row[];
  total: number;
  /** `total` is the planner's guess: there are more rows than are counted. */
  estimated: boolean;
}

/** A sort, range or filter that the list cannot follow; the message says why and what it knows. */
export class BadQuery extends Error {}

/** Where rows are many, so many of them are counted; beyond that a total is a guess. */
export const COUNTED = 1000;
/** Pages are not turned beyond this row. */
export const PAGED = 10_000;

/**
 * Lists for staff, in the fields of the contract; instants are Dates. Promises: a number or a text that is not revealed to the viewer
 * never leaves the database; a page of any list takes an index, whatever the filter. Fails with BadQuery.
 */
export abstract class StaffLists {
  abstract list(resource: StaffResource, request: ListRequest, viewer: Viewer): Promise<Listed>;
  abstract one(resource: StaffResource, id: string, viewer: Viewer): Promise<Row | null>;
  /** Up to `most` rows in the order asked for, in portions, all of one instant. */
  abstract every(resource: StaffResource, request: ListRequest, viewer: Viewer, most: number): AsyncIterable<Row[]>;
}
