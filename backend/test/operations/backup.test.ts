import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { BackupProblem, restoreBackup, writeBackup } from '../../src/adapters/postgres/backup/index.js';
import { listTables } from '../../src/adapters/postgres/backup/list-tables.js';
import { migrate } from '../../src/adapters/postgres/index.js';
import { stopsIn } from '../../src/cli/stops-in.js';
import { register } from '../../src/usecases/register.js';
import { sweep } from '../../src/usecases/sweep.js';
import { eventually } from '../support/eventually.js';
import { emptyDatabase, type TestDatabase } from '../support/postgres.js';
import { startApp, type TestApp, text } from '../support/app.js';
import { newSid, startWithTwilio, type TwilioApp } from '../support/twilio.js';

const MARK = 'the same secret';
const ABOUT = { release: 'test', secretMark: MARK };
const nothing = { username: null, lastName: null, timezone: null, consentVersion: null, ip: null, userAgent: null };
/** Both installations have the same secrets, and nobody waits for the sender's pace. */
const FAST = { TWILIO_SEGMENTS_PER_SECOND: '1000', HASH_SECRET: 'h'.repeat(40), SESSION_SECRET: 's'.repeat(40) };
const folder = mkdtempSync(join(tmpdir(), 'mealtext-backup-'));
const newFile = () => join(folder, `${randomUUID()}.gz`);

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A text that waits to be handled. */
const accept = ({ deps }: TestApp, phone: string, body: string) =>
  deps.store.accept({ providerId: newSid(), source: 'sms', phone, body, media: { count: 0, type: null }, receivedAt: new Date() });

/** Every row of every table, as text, in an order of its own. */
const contents = (url: string) =>
  withClient(url, async (client) => {
    const all: Record<string, string[]> = {};
    for (const { table } of await listTables(client)) {
      const { rows } = await client.query<{ row: string }>(`select t::text as row from ${client.escapeIdentifier(table)} t order by 1`);
      all[table] = rows.map(({ row }) => row);
    }
    return all;
  });

describe('a backup', () => {
  let source: TestApp;
  let file: string;
  const databases: TestDatabase[] = [];
  const empty = async (): Promise<TestDatabase> => {
    const database = await emptyDatabase();
    databases.push(database);
    return database;
  };

  beforeAll(async () => {
    source = await startApp();
    for (let user = 0; user < 3; user += 1) {
      const phone = `+1202555020${user}`;
      await register(source.deps, { phone, firstName: 'Zoë "\\." \t\n🍎', ...nothing });
      for (const body of ['2 eggs', 'actually 3 eggs', 'a "burrito"\tand a coke\nplease \\. \\N', '🍕🍕', '/goal protein 150', 'undo'])
        await text(source, phone, body);
    }
    await sweep(source.deps);
    // Nothing changes any more, and nothing waits that a restore would mark.
    const underWay = `select count(*)::int as n from outbound_texts where state <> 'delivered'`;
    await eventually(
      () => source.parts.dataSource.query<{ n: number }[]>(underWay),
      ([one]) => one!.n === 0,
    );
    await source.parts.dataSource.query(
      `insert into analytics_events (name, properties, at) select 'filler', jsonb_build_object('n', n, 'text', repeat('å', 300)), now() from generate_series(1, 3000) n`,
    );
    file = newFile();
    await writeBackup(source.database.ownerUrl, file, ABOUT);
  });
  afterAll(async () => {
    await source?.close();
    for (const database of databases) await database.drop();
  });

  test('restored into an empty database is the same, row by row, and numbering goes on', async () => {
    const target = await empty();
    const { rows } = await restoreBackup(target.ownerUrl, file, MARK);
    expect(rows).toBeGreaterThan(3000);
    const [before, after] = [await contents(source.database.ownerUrl), await contents(target.ownerUrl)];
    expect(after).toEqual(before);
    const add = `insert into analytics_events (name, properties, at) values ('next', '{}', now()) returning id`;
    expect(await withClient(target.ownerUrl, async (client) => (await client.query(add)).rows[0].id)).toBe('3001');
  });

  test('can be read by nobody else, and by a person with zcat', () => {
    expect(statSync(file).mode & 0o077).toBe(0);
    const [header] = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    expect(JSON.parse(header!)).toMatchObject({
      format: 'mealtext backup 1',
      migrations: expect.arrayContaining(['Accounts1762100000001']),
    });
  });

  test('sealed with a key can be read with that key alone, and is refused when changed anywhere', async () => {
    const [key, sealed] = ['k0123456789abcdef0123456789abcdef', newFile()];
    await writeBackup(source.database.ownerUrl, sealed, ABOUT, key);
    const bytes = readFileSync(sealed);
    expect(statSync(sealed).mode & 0o077).toBe(0);
    for (const word of ['Accounts1762100000001', 'eggs', '+1202']) expect(bytes.includes(word)).toBe(false);
    expect(() => gunzipSync(bytes)).toThrow();
    const target = await empty();
    const refused = (one: string, with_: string | null) =>
      restoreBackup(target.ownerUrl, one, MARK, { key: with_ }).then(
        () => 'restored',
        (error: unknown) => (error instanceof BackupProblem ? error.message : String(error)),
      );
    expect(await refused(sealed, null)).toMatch(/encrypted: set BACKUP_KEY/);
    expect(await refused(sealed, `${key}x`)).toMatch(/BACKUP_KEY is not the key/);
    const head = 25;
    for (const at of [head + 40, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const bad = newFile();
      writeFileSync(bad, Buffer.from(bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))));
      expect(await refused(bad, key)).toMatch(/changed or damaged|cut off/);
    }
    for (const length of [10, 60, 90, bytes.length - 1]) {
      const cut = newFile();
      writeFileSync(cut, bytes.subarray(0, length));
      expect(await refused(cut, key)).toMatch(/changed or damaged|cut off/);
    }
    expect(await refused(sealed, key)).toBe('restored');
    expect(await contents(target.ownerUrl)).toEqual(await contents(source.database.ownerUrl));
  });

  test('does not bring back texts to who opted out after it was taken, where the list is given', async () => {
    const target = await empty();
    const stops = stopsIn('Number,Since\n"+12025550201",2026-11-01\n\n(202) 555-0202\n', (phone) => `hash of ${phone}`);
    await restoreBackup(target.ownerUrl, file, MARK, { stops });
    const rows = await withClient(target.ownerUrl, (client) =>
      client.query('select phone, phone_hash, reason from suppressions order by 1'),
    );
    expect(rows.rows).toEqual([
      { phone: '+12025550201', phone_hash: 'hash of +12025550201', reason: 'carrier' },
      { phone: '+12025550202', phone_hash: 'hash of +12025550202', reason: 'carrier' },
    ]);
    expect(() => stopsIn('+44 20 7946 0000', String)).toThrow('line 1');
  });

  test('that is changed, cut off or something else is refused before anything is touched', async () => {
    const whole = readFileSync(file);
    const plain = gunzipSync(whole);
    const at = plain.indexOf('eggs');
    const altered = Buffer.from(plain);
    altered.write('legs', at);
    const lines = plain.toString('utf8').split('\n');
    const withoutOneRow = [...lines.slice(0, 3), ...lines.slice(4)].join('\n');
    const broken: Record<string, Buffer> = {
      'half of it': whole.subarray(0, whole.length / 2),
      'all but the last bytes': whole.subarray(0, whole.length - 12),
      'a flipped bit': Buffer.from(whole.map((byte, index) => (index === Math.floor(whole.length / 3) ? byte ^ 16 : byte))),
      'another word, packed again': gzipSync(altered),
      'a row left out, packed again': gzipSync(withoutOneRow),
      'no last line': gzipSync(`${lines.slice(0, -2).join('\n')}\n`),
      'something after the last line': gzipSync(Buffer.concat([plain, Buffer.from('{}\n')])),
      'no gzip': Buffer.from('hello'),
      nothing: Buffer.alloc(0),
      'another program’s': gzipSync('{"format":"something else"}\n'),
    };
    const target = await empty();
    for (const [what, bytes] of Object.entries(broken)) {
      const bad = newFile();
      writeFileSync(bad, bytes);
      expect([what, await restoreBackup(target.ownerUrl, bad, MARK).catch((error: unknown) => error)]).toEqual([
        what,
        expect.any(BackupProblem),
      ]);
    }
    await expect(restoreBackup(target.ownerUrl, join(folder, 'missing.gz'), MARK)).rejects.toThrow('cannot be read');
    await expect(restoreBackup(target.ownerUrl, file, 'another secret')).rejects.toThrow('HASH_SECRET');
    expect(await contents(target.ownerUrl)).toEqual({});
  });

  test('is not restored over rows, nor over a later schema', async () => {
    const before = await contents(source.database.ownerUrl);
    await expect(restoreBackup(source.database.ownerUrl, file, MARK)).rejects.toThrow('not empty');
    expect(await contents(source.database.ownerUrl)).toEqual(before);
    const older = newFile();
    const plain = gunzipSync(readFileSync(file)).toString('utf8');
    writeFileSync(older, gzipSync(plain.replace('"Accounts1762100000001"', '"Accounts1762100000001","FromTheFuture9"')));
    await expect(restoreBackup((await empty()).ownerUrl, older, MARK)).rejects.toThrow(BackupProblem);
  });

  test('that cannot be written leaves nothing behind', async () => {
    const nowhere = join(folder, 'no', 'such', 'folder.gz');
    await expect(writeBackup(source.database.ownerUrl, nowhere, ABOUT)).rejects.toThrow('ENOENT');
    await expect(writeBackup('postgres://nobody:x@127.0.0.1:1/none', join(folder, 'never.gz'), ABOUT)).rejects.toThrow();
    expect(existsSync(join(folder, 'never.gz'))).toBe(false);
  });

  test('taken while others write is one instant: no entry without its text, no reply without its cause', async () => {
    const phone = '+12025550209';
    await register(source.deps, { phone, firstName: 'Kim', ...nothing });
    let stop = false;
    const writing = (async () => {
      while (!stop) await text(source, phone, 'an apple');
    })();
    const during = newFile();
    await writeBackup(source.database.ownerUrl, during, ABOUT);
    stop = true;
    await writing;
    const target = await empty();
    await restoreBackup(target.ownerUrl, during, MARK);
    const { rows } = await withClient(target.ownerUrl, (client) =>
      client.query(
        `select count(*)::int as handled, count(e.id)::int as entries, count(o.id)::int as replies from inbound_texts i
         join conversations c on c.id = i.conversation_id and c.phone = $1
         left join entries e on e.inbound_id = i.id left join outbound_texts o on o.inbound_id = i.id where i.handled_at is not null`,
        [phone],
      ),
    );
    expect(rows[0].entries).toBe(rows[0].handled);
  });
});

describe('the drill: a backup taken in the middle of work, restored after more has happened', () => {
  const PHONES = Array.from({ length: 8 }, (_, index) => `+1202555030${index}`);
  let app: TwilioApp;
  let restored: TwilioApp | undefined;
  let database: TestDatabase | undefined;
  beforeAll(async () => {
    app = await startWithTwilio(FAST);
  });
  afterAll(async () => {
    await restored?.close();
    await app?.close();
    await database?.drop();
  });
  /** What reached the provider, whoever asked for it. */
  const sent = () => app.double.messages.all.map(({ to, body }) => `${to} ${body}`).sort();

  test('the product starts on it, sends nothing twice and leaves nothing unsaid', async () => {
    for (const phone of PHONES) await register(app.deps, { phone, firstName: 'Sam', ...nothing });
    for (const phone of PHONES) await text(app, phone, '2 eggs');
    await sweep(app.deps);
    // Replies that wait to leave, and texts that wait to be handled, at the instant of the backup.
    for (const phone of PHONES.slice(0, 6)) await text(app, phone, 'a banana');
    for (const phone of PHONES.slice(3)) await accept(app, phone, 'a bagel');
    const file = newFile();
    await writeBackup(app.database.ownerUrl, file, ABOUT);
    // What the backup knows nothing of: most of it is sent, three are not.
    await sweep(app.deps);
    const sentBefore = sent();
    expect(sentBefore.length).toBe(8 + 8 + 6 + 5);

    database = await emptyDatabase();
    await restoreBackup(database.ownerUrl, file, MARK);
    await migrate(database.ownerUrl, database.url, () => undefined);
    restored = await startWithTwilio({
      ...FAST,
      TWILIO_API_URL: app.parts.config.twilio.apiUrl!,
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: database.ownerUrl,
    });
    for (let round = 0; round < 6; round += 1) await sweep(restored.deps);
    expect(sent()).toEqual(sentBefore);
    const states = await restored.parts.dataSource.query(
      `select state, count(*)::int as n from outbound_texts where state not in ('accepted', 'sent', 'delivered') or check_first group by state`,
    );
    expect(states).toEqual([]);
    // And it goes on as before.
    await text(restored, PHONES[0]!, 'a pear');
    await sweep(restored.deps);
    expect(sent()).toHaveLength(sentBefore.length + 1);
  });
});
