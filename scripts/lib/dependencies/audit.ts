import { execFile } from 'node:child_process';
import { at } from '../../bootstrap/root.mjs';

/** What npm says of an audit. */
interface Said {
  metadata?: { vulnerabilities?: Partial<Record<'high' | 'critical', number>> };
  vulnerabilities?: Record<string, { severity: string }>;
}

export type Audit = { asked: false; why: string } | { asked: true; bad: string[] };

/** Known faults, high and above, of the packages that run in production; where the registry cannot be asked, or does not know of faults, that. */
export async function audit(): Promise<Audit> {
  const said = await new Promise<string>((resolve) =>
    execFile(
      'npm',
      ['audit', '--omit=dev', '--audit-level=high', '--json'],
      { cwd: at('.'), maxBuffer: 1 << 26, timeout: 60_000 },
      (error, out) => resolve(out || (error?.message ?? '')),
    ),
  );
  return readAudit(said);
}

export function readAudit(said: string): Audit {
  let answer: Said & { message?: string };
  try {
    answer = JSON.parse(said) as Said & { message?: string };
  } catch {
    return { asked: false, why: said.split('\n')[0]!.slice(0, 200) };
  }
  if (!answer.metadata?.vulnerabilities) return { asked: false, why: (answer.message ?? 'the registry gave no answer').split('\n')[0]! };
  const bad = Object.entries(answer.vulnerabilities ?? {}).filter(([, { severity }]) => severity === 'high' || severity === 'critical');
  return { asked: true, bad: bad.map(([name, { severity }]) => `${name}: ${severity}`) };
}
