import type { Quality, ReviewFigures, ReviewQueue } from '../../src/contract/index.js';
import { RUN } from '../../src/jobs/run-job.js';
import { StaffDependencies } from '../../src/usecases/staff/staff-dependencies.js';
import { text } from '../support/app.js';
import { proUser } from './support/pro-user.js';
import { agent as ana, app, colleague as ben, viewer } from './support/desk.js';

const DAY_MS = 86_400_000;
const sql = <T>(words: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(words, values);
const yesterday = () => new Date(new Date().setUTCHours(12, 0, 0, 0) - DAY_MS);
const next = async (skip: string[] = [], who = ana) => (await who.console.post('/reviews/next', { skip })).body as ReviewQueue;
const judge = (id: string, verdict: string, who = ana) => who.console.post(`/reviews/${id}/judge`, { verdict });
const figures = async () => (await viewer.console.get('/reviews?weeks=4')).body as ReviewFigures;

async function ate(...words: string[]) {
  const user = await proUser(app);
  for (const body of words) await text(app, user.phone, body, { receivedAt: yesterday() });
  return user;
}

test('readings of yesterday that nothing was asked about are drawn once, whoever draws how often', async () => {
  await ate('2 eggs and a banana', 'hi', 'qwrtzp blorf 7', 'had qorvelu for lunch');
  const sam = await ate('a large apple');
  await sql(`update inbound_texts set body = 'a large apple, call me at 202 555 0188' where body = 'a large apple'`);
  await text(app, sam.phone, 'an orange');
  await Promise.all([RUN.reviews(app.deps, {}), RUN.reviews(app.deps, {})]);
  await ate('3 pancakes');
  await RUN.reviews(app.deps, {});
  const drawn = await sql<{ body: string }>('select t.body from reading_reviews r join inbound_texts t on t.id = r.text_id order by 1');
  expect(drawn.map(({ body }) => body)).toEqual(['2 eggs and a banana', 'a large apple, call me at 202 555 0188']);
  const draws = await sql<{ readings: number }>('select readings from review_draws order by day');
  expect(draws.map(({ readings }) => readings)).toEqual([0, 0, 0, 0, 0, 0, 2]);
});

test('no more than twenty of a day are drawn', async () => {
  const day = new Date(Date.now() - 20 * DAY_MS).toISOString().slice(0, 10);
  const { conversationId } = await proUser(app);
  await sql(
    `insert into inbound_texts (id, conversation_id, provider_id, source, body, received_at, handled_at, intents, heard, reader)
     select gen_random_uuid(), $1, 'many-' || n, 'sms', 'a pear', $2::date + interval '5 hours', now(), '{log_meal}', '[{"type": "log-meal", "items": [{"sureness": 0.9}]}]', 'builtin'
     from generate_series(1, 30) n`,
    [conversationId, day],
  );
  expect(await app.deps.reviews.draw(day, 20, new Date())).toBe(20);
  expect(await app.deps.reviews.draw(day, 20, new Date())).toBeNull();
  expect(await sql('select readings from review_draws where day = $1', [day])).toEqual([{ readings: 30 }]);
  await sql('delete from reading_reviews where day = $1', [day]);
});

test('a card shows what was said and made of it, not who said it nor how sure the reader was, and that it was shown is audited', async () => {
  const { left } = await figures();
  expect(left).toBe(2);
  const first = await next();
  const second = await next([first.card!.id]);
  expect([first.left, second.left]).toEqual([2, 2]);
  expect((await next([first.card!.id, second.card!.id])).card).toBeNull();
  const cards = [first.card!, second.card!];
  const eggs = cards.find(({ text: said }) => said.includes('eggs'))!;
  expect(eggs.meals[0]!.items.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['egg', 2],
    ['banana', 1],
  ]);
  expect(JSON.stringify(cards)).not.toMatch(/0188|sureness/);
  const audit = await sql<{ id: string; reason: string }>(`select object_id as id, reason from audit_log where action = 'review-show'`);
  expect(audit.map(({ id }) => id)).toEqual(expect.arrayContaining(cards.map(({ id }) => id)));
  expect(audit.every(({ reason }) => reason.length > 3)).toBe(true);
  expect((await viewer.console.post('/reviews/next', {})).status).toBe(403);
  expect((await ana.console.post('/reviews/next', { skip: ['nobody'] })).status).toBe(400);
});

test('whoever judged may think better of it, nobody else; what is no verdict is refused', async () => {
  const { card } = await next();
  expect((await judge(card!.id, 'fine')).status).toBe(400);
  expect((await judge('3f2b8a52-6a0e-4c8e-9d38-0f2f6a3b7c11', 'right')).status).toBe(404);
  expect((await judge(card!.id, 'right')).status).toBe(200);
  expect((await judge(card!.id, 'right', ben)).status).toBe(409);
  expect((await judge(card!.id, 'wrong-amount')).body).toMatchObject({ left: 1, weeks: [{ judged: 1, right: 0, wrongAmount: 1 }] });
  const audit = await sql<{ after: object; before: object | null }>(
    `select before, after from audit_log where action = 'review-judge' order by id`,
  );
  expect(audit).toEqual([
    { before: null, after: { verdict: 'right' } },
    { before: { verdict: 'right' }, after: { verdict: 'wrong-amount' } },
  ]);
});

test('the share that was right is told with its uncertainty, by week and by band of sureness', async () => {
  const { card } = await next([], ben);
  await judge(card!.id, 'right', ben);
  await sql("update reading_reviews set sureness = case verdict when 'right' then 0.97 else 0.72 end");
  const { left, weeks, bands } = await figures();
  expect(left).toBe(0);
  const both = { judged: 2, right: 0.5, low: 0.095, high: 0.905, wrongFood: 0, wrongAmount: 1, shouldHaveAsked: 0 };
  expect(weeks).toEqual([{ label: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), ...both }]);
  expect(bands).toMatchObject([
    { from: 0.95, to: 1, judged: 1, right: 1, high: 1 },
    { from: 0.7, to: 0.8, judged: 1, right: 0, low: 0 },
  ]);
});

test('a verdict outlives the text that it is about, an unjudged text leaves the lot', async () => {
  await ate('a kiwi');
  await sql('delete from review_draws d where not exists (select 1 from reading_reviews r where r.day = d.day)');
  await sql(`update inbound_texts set received_at = received_at - interval '1 day' where body = 'a kiwi'`);
  await RUN.reviews(app.deps, {});
  expect((await figures()).left).toBe(1);
  await sql('delete from inbound_texts');
  const { left, weeks } = await figures();
  expect([left, weeks.reduce((sum, { judged }) => sum + judged, 0)]).toEqual([0, 2]);
});

test('what models cost is told for each text that was understood', async () => {
  const quality = async () => ((await viewer.console.get('/quality?weeks=4')).body as Quality).week[0]!;
  await proUser(app, 'a banana', 'qwrtzp blorf');
  expect((await quality()).cost).toBeNull();
  Object.assign(app.app.get(StaffDependencies).costs, { tokenIn: 0.001, tokenOut: 0.01 });
  await sql(`update inbound_texts set model_tokens_in = 100, model_tokens_out = 10 where body = 'qwrtzp blorf'`);
  const { texts, understood, cost } = await quality();
  expect(cost).toBeCloseTo(0.2 / (texts * understood), 6);
});
