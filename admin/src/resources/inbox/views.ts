import type { Attention } from '@mealtext/backend/contract';

/** Whose cases are seen: the filter of the list, and which of the counts is beside its name. */
export const VIEWS = [
  { name: 'mine', label: 'Mine', filter: (me: string) => ({ assignedTo: me }), count: 'mine' },
  { name: 'unassigned', label: 'Unassigned', filter: () => ({ assigned: false }), count: 'unassigned' },
  { name: 'waiting', label: 'Waiting', filter: () => ({ unanswered: true }), count: 'waiting' },
  { name: 'all', label: 'All', filter: () => ({}), count: 'all' },
  { name: 'later', label: 'Put off', filter: () => ({ snoozed: true }), count: null },
] as const satisfies readonly {
  name: string;
  label: string;
  filter: (me: string) => Record<string, unknown>;
  count: keyof Attention['inbox'] | null;
}[];

export type View = (typeof VIEWS)[number];
export const viewOf = (name: string | null): View => VIEWS.find((one) => one.name === name) ?? VIEWS[3];
