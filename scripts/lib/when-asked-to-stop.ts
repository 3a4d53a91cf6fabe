import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCode } from './error-code.js';

/** Whether somebody asked to stop, when they do, and how to listen no longer. */
export interface Asked {
  yet: boolean;
  promise: Promise<undefined>;
  forget: () => void;
}

/**
 * A promise that settles on the first signal to stop, and when the npm that started us is gone: npm passes on no signal that it dies of.
 * `yet` says whether that has happened, `forget` ends the watching.
 */
export function whenAskedToStop(): Asked {
  let settle = () => {};
  const asked: Asked = { yet: false, forget: () => {}, promise: new Promise((resolve) => (settle = () => resolve(undefined))) };
  const ask = () => {
    asked.yet = true;
    settle();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
  const npm = process.env.npm_lifecycle_event ? npmAbove(process.ppid) : undefined;
  if (npm === undefined) return asked;
  const watch = setInterval(() => {
    if (isGone(npm)) ask();
  }, 500);
  watch.unref();
  asked.forget = () => clearInterval(watch);
  return asked;
}

/** npm runs us through a shell, which may or may not still stand in between. */
function npmAbove(pid: number): number | undefined {
  for (let up = pid; up > 1;) {
    const { above, command } = processAt(up);
    if (/(^|\/)npm( |$)|npm-cli\.js/.test(command)) return up;
    up = above;
  }
  return undefined;
}

/** The parent and the command line of a process, from /proc where there is one. */
function processAt(pid: number): { above: number; command: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return { above: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command: command.trim() };
  } catch {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' });
    const [, above = 0, command = ''] = stdout?.match(/^\s*(\d+)\s+(.*)/) ?? [];
    return { above: Number(above), command };
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === 'ESRCH';
  }
}
