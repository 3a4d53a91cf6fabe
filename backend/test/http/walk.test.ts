import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startApp, type TestApp } from '../support/app.js';

const RUN = join(__dirname, '../../../scripts/run.mjs');

async function walk(target: TestApp): Promise<{ code: number; out: string; err: string }> {
  const { port } = target.app.getHttpServer().address() as AddressInfo;
  const child = spawn(process.execPath, [RUN, 'walk', `http://127.0.0.1:${port}`], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err, [code]] = (await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])) as [
    string,
    string,
    [number],
  ];
  return { code, out, err };
}

test('from a new phone to a paid plan, a month of entries, export and deletion', async () => {
  const target = await startApp();
  try {
    const { code, out, err } = await walk(target);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const steps = out.split('\n').filter((line) => /^✓ \d+ +\d+ ms {2}\S/.test(line));
    expect(steps.length).toBeGreaterThan(35);
    expect(out).toContain('no surprises');
    const [left] = await target.parts.dataSource.query<{ users: number; entries: number }[]>(
      `select (select count(*)::int from users where deleted_at is null and phone <> '+12025550123') as users, (select count(*)::int from entries) as entries`,
    );
    expect(left).toEqual({ users: 0, entries: 0 });
  } finally {
    await target.close();
  }
});

test('a product that behaves otherwise is a surprise, told in words', async () => {
  const target = await startApp({ FREE_TEXTS_PER_DAY: '0' });
  try {
    const { code, out, err } = await walk(target);
    expect(code).toBe(1);
    expect(out).toMatch(/✗ 403 .*text: 2 eggs and toast for breakfast/);
    expect(err).toMatch(/^\nA surprise after \d+ calls\. text: 2 eggs and toast for breakfast: .*Message limit reached/);
  } finally {
    await target.close();
  }
});
