import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { at } from '../bootstrap/root.mjs';

/** How long a product that was asked to stop may finish what it is doing; it gives itself a little less. */
const patience = 30_000;

/** What the product says once it can serve. */
export interface Ready {
  type: 'ready';
  port: number;
}

/** How a process ended. */
export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** The built product in a process of its own, which ends with this one. */
export interface RunningProduct {
  child: ChildProcess;
  /** What it said when it was ready; undefined when it ended before. */
  ready: Promise<Ready | undefined>;
  ended: Promise<Ending>;
  stop(): Promise<void>;
}

export interface ProductOptions {
  env: NodeJS.ProcessEnv;
  args?: string[];
  stdio?: 'inherit' | 'pipe' | 'ignore';
  /** What the environment still lacks, when it is known. */
  rest?: Promise<NodeJS.ProcessEnv>;
  main?: string;
}

/**
 * Starts the built product in a process of its own with a channel to this one: it says "ready" over it and ends when the channel closes, so it
 * never outlives us. It stands in a session of its own: a Ctrl-C reaches us, and we decide the order in which things stop.
 * `rest`: a promise of what the environment still lacks; the product loads itself meanwhile. When it fails, the product is stopped.
 * `main` is another program in its place, for tests. `ready` settles with what it said, or undefined when it ended before; `ended` with `{ code, signal }`.
 */
export function startProduct({
  env,
  args = [],
  stdio = 'inherit',
  rest,
  main = at('backend/dist/main.js'),
}: ProductOptions): RunningProduct {
  const child: ChildProcess = spawn(process.execPath, [main, ...args], {
    cwd: at(),
    env,
    detached: true,
    stdio: ['ignore', stdio, stdio, 'ipc'],
  });
  const exited = once(child, 'exit') as Promise<[Ending['code'], Ending['signal']]>;
  const ended = exited.then(([code, signal]): Ending => ({ code, signal }));
  const ready = new Promise<Ready | undefined>((resolve) => {
    child.on('message', (message) => {
      if (isReady(message)) resolve(message);
    });
    void ended.then(() => resolve(undefined));
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const hurry = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(hurry);
  };
  rest?.then(
    (environment) => {
      if (child.connected) child.send({ environment });
    },
    () => void stop(),
  );
  return { child, ready, ended, stop };
}

const isReady = (message: unknown): message is Ready =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ready';
