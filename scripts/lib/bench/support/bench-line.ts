import type { RunningPostgres } from '../../postgres.js';

/** A figure, what is wanted of it, and how it stands to its floor. */
export interface BenchLine {
  name: string;
  figure: number;
  unit: string;
  atMost?: number | undefined;
  atLeast?: number;
  ratio?: number;
  /** The floor in words. */
  floor?: string;
}

/** What a part of the bench is given. */
export interface BenchContext {
  /** Fewer samples. */
  quick: boolean;
  postgres: RunningPostgres;
  folder: string;
}

export type Measure = (context: BenchContext) => Promise<BenchLine[]>;
