import { readFileSync } from 'node:fs';

/** Memory that a process holds. From /proc, so on Linux only. */
export function residentMegabytes(pid) {
  const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+)/m);
  return Number(kilobytes) / 1024;
}
