import type { Plant } from '../plant.js';
import type { Random } from '../seeded.js';

/** A name, what it does in a sentence, and how it strikes. */
export interface Fault {
  name: string;
  what: string;
  /** What only one of them may hold at a time. */
  on?: string;
  /** Whether there is anything to strike; there is where this is unset. */
  can?: (plant: Plant) => boolean;
  /** One that lasts takes as its third parameter how long, in ms. */
  strike: (plant: Plant, random: Random, ms?: number) => unknown;
}
