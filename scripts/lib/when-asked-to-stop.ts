import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A promise that settles on the first signal to stop, and when the npm that started us is gone: npm passes on no signal that it dies of.
 * `yet` says whether that has happened, `forget` ends the watching.
 */
export function whenAskedToStop() {
  const asked = { yet: false, forget: () => {} };
  asked.promise = new Promise((resolve) => {
    const ask = () => {
      asked.yet = true;
      resolve(undefined);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
    const npm = process.env.npm_lifecycle_event && npmAbove(process.ppid);
    if (!npm) return;
    const watch = setInterval(() => isGone(npm) && ask(), 500);
    watch.unref();
    asked.forget = () => clearInterval(watch);
  });
  return asked;
}

/** npm runs us through a shell, which may or may not still stand in between. */
function npmAbove(pid) {
  for (let up = pid; up > 1;) {
    const { above, command } = processAt(up);
    if (/(^|\/)npm( |$)|npm-cli\.js/.test(command)) return up;
    up = above;
  }
  return undefined;
}

/** The parent and the command line of a process, from /proc where there is one. */
function processAt(pid) {
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

function isGone(pid) {
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
