/** A source of chance that gives the same row of picks for the same seed (mulberry32). */
export interface Seeded {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** One of the list, each as likely as the next. */
  pick<T>(list: readonly T[]): T;
  /** True in this share of cases. */
  chance(share: number): boolean;
}

export function seeded(seed: number): Seeded {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick: (list) => {
      if (!list.length) throw new Error('there is nothing to pick from');
      return list[Math.floor(next() * list.length)]!;
    },
    chance: (share) => next() < share,
  };
}
