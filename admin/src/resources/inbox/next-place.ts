interface Step {
  /** Where in the list the case is that is looked at; -1: it is not in it, or there is none. */
  at: number;
  /** Where it was before it left the list; null: none is looked at. */
  left: number | null;
  by: 1 | -1;
}

/**
 * The place in the list that a step leads to, which may be none of it. From a case that left the list, the next is the one that moved up to its
 * place; from none, the first.
 */
export function nextPlace({ at, left, by }: Step): number {
  if (at >= 0) return at + by;
  if (left === null) return by === 1 ? 0 : -1;
  return by === 1 ? left : left - 1;
}

/** The case to open once one of them was closed: the one that moves up to its place, or else the last. */
export function afterClosed<Row extends { id: string }>(rows: readonly Row[], id: string, place: number): Row | undefined {
  const others = rows.filter((row) => row.id !== id);
  return others[Math.min(place, others.length - 1)];
}
