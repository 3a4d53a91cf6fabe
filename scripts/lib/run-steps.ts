import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { at } from '../bootstrap/root.mjs';
import type { KnownStep } from './known/known-step.js';
import { whenAskedToStop } from './when-asked-to-stop.js';

/** Nothing takes this long unless it hangs. */
const longest = 60 * 60_000;

/** A line of the table at the end: a step, or a group of its tests. */
export interface Row {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that were skipped. */
  skips?: string[];
  /** What passed only when it was run again. */
  unsteady?: string[];
  seconds: number;
  /** How much of what passed did so before, and was not run again. */
  known?: number;
}

/** A row whose time is not known yet. */
export type Counted = Omit<Row, 'seconds'>;

/** Without `count` a step is one check. What fails and, run again as `again()` says, fails twice failed; what passes then is told as unsteady, by name. */
export interface Step {
  name: string;
  /** The arguments of Node. */
  command: string[];
  /** Steps that must have passed before. */
  after?: string[];
  /** Uses several cores itself. */
  busy?: boolean;
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Turns what it printed into rows. */
  count?: (output: string, passed: boolean) => Counted[];
  /** What to run once more when it failed, if anything. */
  again?: (() => Repeat | undefined) | undefined;
  /** Where it need not run when it passed before. */
  known?: KnownStep;
}

/** A step once more, and what is told of it when it passes. */
export interface Repeat extends Step {
  unsteady: { row: string; test: string }[];
}

interface Result {
  name: string;
  ok: boolean;
  output: string;
  rows: Row[];
}

interface Running {
  done: Promise<Result>;
  stop: () => Promise<void>;
}

/**
 * Runs the steps, two at a time where there are two cores, but no two busy ones, and prints the output of those that fail. A signal, or the end of the npm that
 * started us, ends them all. Settles with a row for each step or group of tests, with its time in seconds.
 */
export async function runSteps(steps: Step[]): Promise<Row[] | undefined> {
  const waiting = [...steps];
  const running = new Map<string, Running & { busy: boolean }>();
  const results = new Map<string, Result>();
  const interrupted = whenAskedToStop();
  while (waiting.length || running.size) {
    for (const step of [...waiting]) {
      const before = (step.after ?? []).map((name) => results.get(name));
      if (running.size >= Math.min(2, availableParallelism()) || before.some((one) => one === undefined)) continue;
      if (step.busy && [...running.values()].some(({ busy }) => busy)) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (before.some((one) => !one?.ok)) results.set(step.name, notRun(step));
      else running.set(step.name, runStep(step));
    }
    if (!running.size) continue;
    const ended = await Promise.race([...[...running.values()].map(({ done }) => done), interrupted.promise]);
    if (interrupted.yet || !ended) {
      await Promise.all([...running.values()].map(({ stop }) => stop()));
      return undefined;
    }
    running.delete(ended.name);
    results.set(ended.name, ended);
    if (!ended.ok) console.log(`\n── ${ended.name} failed ──\n${ended.output.trim()}\n`);
  }
  interrupted.forget();
  return steps.flatMap(({ name }) => results.get(name)?.rows ?? []);
}

const notRun = ({ name }: Step): Result => ({
  name,
  ok: false,
  output: '',
  rows: [{ name: `${name} (not run)`, passed: 0, failed: 1, skipped: 0, seconds: 0 }],
});

const knownBefore = ({ name }: Step): Result => ({
  name,
  ok: true,
  output: '',
  rows: [{ name, passed: 1, failed: 0, skipped: 0, seconds: 0, known: 1 }],
});

/** Runs a step and, when it fails and says what to run again, that. */
function runStep(step: Step): Running & { busy: boolean } {
  if (step.known?.isKnown()) return { done: Promise.resolve(knownBefore(step)), busy: false, stop: () => Promise.resolve() };
  let current = runOnce(step);
  let stopped = false;
  const done = current.done.then(async (first) => {
    if (first.ok) step.known?.keep();
    const repeat = first.ok || stopped ? undefined : step.again?.();
    if (!repeat) return first;
    console.log(`\n── ${step.name} failed, and what failed is run again ──\n${first.output.trim()}\n`);
    current = runOnce(repeat);
    const second = await current.done;
    return { ...second, name: step.name, rows: second.ok ? first.rows.map(passedAtLast(repeat.unsteady)) : first.rows };
  });
  const stop = () => {
    stopped = true;
    return current.stop();
  };
  return { done, busy: step.busy ?? false, stop };
}

const passedAtLast =
  (unsteady: Repeat['unsteady']) =>
  (row: Row): Row => ({
    ...row,
    passed: row.passed + row.failed,
    failed: 0,
    unsteady: unsteady.filter(({ row: name }) => name === row.name).map(({ test }) => test),
  });

function runOnce({ name, command, cwd = '.', env = {}, count }: Step): Running {
  const began = performance.now();
  const parts: Buffer[] = [];
  const child = spawn(process.execPath, command, {
    cwd: at(cwd),
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const limit = setTimeout(() => {
    parts.push(Buffer.from(`\n${name} did not end within ${longest / 60_000} minutes and was stopped.\n`));
    void stopGroup(child, done);
  }, longest);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part));
  const closed = once(child, 'close') as Promise<[number | null]>;
  const done = closed.then(([code]): Result => {
    clearTimeout(limit);
    const output = Buffer.concat(parts).toString('utf8');
    const ok = code === 0;
    const seconds = (performance.now() - began) / 1000;
    const counted = count?.(output, ok) ?? [{ name, passed: Number(ok), failed: Number(!ok), skipped: 0 }];
    const failed = counted.some((row) => row.failed);
    if (!ok && !failed) counted.push({ name, passed: 0, failed: 1, skipped: 0 });
    return { name, ok, output, rows: counted.map((row) => ({ ...row, seconds })) };
  });
  return { done, stop: () => stopGroup(child, done) };
}

/** Ends a step with everything that it started in its session. */
async function stopGroup({ pid }: ChildProcess, done: Promise<unknown>): Promise<void> {
  if (pid === undefined) return;
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    try {
      process.kill(-pid, signal);
    } catch {
      return;
    }
    if (await Promise.race([done, pause(5_000)])) return;
  }
}
