import { readdirSync, readFileSync } from 'node:fs';

/** Where `/proc/PID/stat` has them, behind the name in brackets, which may hold blanks: the parent, and time taken by itself and by children that ended. */
const [PARENT, USER, SYSTEM, USER_OF_ENDED, SYSTEM_OF_ENDED] = [1, 11, 12, 13, 14];
/** Linux tells times in hundredths. */
const TICKS_A_SECOND = 100;

interface Told {
  parent: number;
  own: number;
  ofEnded: number;
}

/** Seconds of a processor that a process has taken, all of its threads together. Of Linux alone. */
export const secondsOf = (pid: number): number => told(pid)?.own ?? 0;

/** The same of a process with those that it started, whether or not they still run: PostgreSQL with all of its connections. */
export function secondsOfTree(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = all.map((name) => told(Number(name))).filter((one) => one?.parent === pid);
  const root = told(pid);
  return (root ? root.own + root.ofEnded : 0) + children.reduce((sum, one) => sum + (one?.own ?? 0), 0);
}

export const parentOf = (pid: number): number | undefined => told(pid)?.parent;

/** Null of a process that ended. */
function told(pid: number): Told | null {
  try {
    return toldIn(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
}

export function toldIn(stat: string): Told {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (field: number) => fields[field] ?? 0;
  return {
    parent: at(PARENT),
    own: (at(USER) + at(SYSTEM)) / TICKS_A_SECOND,
    ofEnded: (at(USER_OF_ENDED) + at(SYSTEM_OF_ENDED)) / TICKS_A_SECOND,
  };
}
