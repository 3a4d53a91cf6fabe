import type { ChildProcess } from 'node:child_process';

/** The built product in a process of its own, which ends with this one. */
export interface RunningProduct {
  child: ChildProcess;
  /** What it said when it was ready; undefined when it ended before. */
  ready: Promise<{ type: 'ready'; port: number } | undefined>;
  ended: Promise<{ code: number | null; signal: string | null }>;
  stop(): Promise<void>;
}

export function startProduct(options: {
  env: NodeJS.ProcessEnv;
  args?: string[];
  stdio?: 'inherit' | 'pipe' | 'ignore';
  /** What the environment still lacks, when it is known. */
  rest?: Promise<NodeJS.ProcessEnv>;
}): RunningProduct;
