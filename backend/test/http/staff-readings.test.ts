import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let agent: StaffOfTest;

beforeAll(async () => {
  app = await startApp();
  agent = await staffOf(app, 'agent');
});
afterAll(() => app?.close());

/** A Pro user who has texted, revealed to the agent. */
async function user(last: number, ...texts: string[]): Promise<string> {
  const phone = `+12025550${last}`;
  const { id } = await signedIn(app, phone, 'pro');
  for (const words of texts) await text(app, phone, words);
  expect((await agent.console.post('/reveal', { kind: 'user', id, reason: 'ticket 12' })).status).toBeLessThan(300);
  return id;
}

test('a food that nobody knows is named in a correction, and kept uncounted only when that is said', async () => {
  const sam = await user(301, '2 eggs');
  const [meal] = (await agent.console.list('meals', { userId: sam })).body as { id: string; calories: number }[];
  const correction = {
    items: [
      { name: 'eggs', quantity: 2 },
      { name: 'snorf blat', quantity: 1 },
    ],
    reason: 'there was more',
  };
  const refused = await agent.console.put(`/meals/${meal!.id}`, { ...correction, unknownFoods: 'refuse' });
  expect(refused).toMatchObject({ status: 422, body: { error: 'Unknown food', details: ['snorf blat'] } });
  expect(await app.parts.dataSource.query(`select 1 from audit_log where object_id = $1 and action = 'correct'`, [meal!.id])).toEqual([]);
  const kept = await agent.console.put(`/meals/${meal!.id}`, { ...correction, unknownFoods: 'keep' });
  expect(kept).toMatchObject({ status: 200, body: { calories: meal!.calories, items: [{}, { name: 'snorf blat', calories: null }] } });
});

test('a text of which only the beginning was read says so in the conversation', async () => {
  const sam = await user(302, '2 eggs', `a banana ${'and so on '.repeat(180)}`);
  const { items } = (await agent.console.get(`/conversations/${sam}/timeline`)).body as { items: { kind: string; truncated?: boolean }[] };
  expect(items.filter(({ kind }) => kind === 'text').map(({ truncated }) => truncated)).toEqual([false, true]);
});
