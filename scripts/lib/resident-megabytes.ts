import { readFileSync } from 'node:fs';

/** Memory that a process holds. From /proc, so on Linux only. */
export function residentMegabytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
