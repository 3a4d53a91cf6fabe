import { handleMail } from '../../src/usecases/handle-mail.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { inboundForm, postSigned, twilioEnvironment } from '../support/twilio.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp({ ...twilioEnvironment('http://127.0.0.1:9'), VERIFIER: 'local' });
});
afterAll(() => target?.close());

test('of 50 texts at once at a limit of 10, half by phone and half by screen, exactly 10 are taken', async () => {
  const phone = '+12125550950';
  const { browser, path, id } = await signedIn(target, phone);
  const Body = 'how many calories left?';
  const [screen] = await Promise.all([
    Promise.all(Array.from({ length: 25 }, () => browser.post(`${path}/messages`, { content: Body }))),
    Promise.all(
      Array.from({ length: 25 }, async () => expect((await postSigned(target, inboundForm({ From: phone, Body }))).status).toBe(200)),
    ),
  ]);
  const [{ conversation }] = await target.parts.dataSource.query<[{ conversation: string }]>(
    'select id as conversation from conversations where user_id = $1',
    [id],
  );
  await eventually(
    async () => {
      await handleMail(target.deps, conversation);
      return target.parts.dataSource.query<unknown[]>('select 1 from inbound_texts where conversation_id = $1 and handled_at is null', [
        conversation,
      ]);
    },
    (left) => left.length === 0,
  );

  const taken = await target.parts.dataSource.query<{ source: string; limited: boolean; n: number }[]>(
    `select source, heard @> '[{"type": "text-limit"}]' as limited, count(*)::int as n from inbound_texts
     where conversation_id = $1 and handled_at is not null group by 1, 2`,
    [conversation],
  );
  const count = (limited: boolean, source?: string) =>
    taken.filter((row) => row.limited === limited && (!source || row.source === source)).reduce((sum, { n }) => sum + n, 0);
  expect([count(false), count(true)]).toEqual([10, 40]);
  // A screen that has waited long enough is told later what became of its text; what it is told at once is true.
  const answered = screen.filter(({ status, body }) => status === 201 && (body as { replies: unknown[] }).replies.length > 0);
  expect(answered.length).toBeLessThanOrEqual(count(false, 'dashboard'));
  expect(screen.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(count(true, 'dashboard'));
  expect(screen.filter(({ status }) => status !== 201 && status !== 403)).toEqual([]);
  expect(await target.parts.dataSource.query('select texts from daily_counters where user_id = $1', [id])).toEqual([{ texts: 10 }]);
  const answers = await target.parts.dataSource.query<{ limited: boolean; n: number }[]>(
    `select kinds = '{limit_texts}' as limited, count(*)::int as n from outbound_texts where conversation_id = $1 and channel = 'sms' group by 1`,
    [conversation],
  );
  expect(answers.find(({ limited }) => limited)?.n ?? 0).toBeLessThanOrEqual(1);
});
