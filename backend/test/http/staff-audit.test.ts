import { signedIn, startApp, type TestApp, text } from '../support/app.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let app: TestApp;
let agent: StaffOfTest;
let admin: StaffOfTest;

beforeAll(async () => {
  app = await startApp();
  [agent, admin] = await Promise.all([staffOf(app, 'agent'), staffOf(app, 'admin')]);
});
afterAll(() => app?.close());

const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const reveal = (who: StaffOfTest, id: string) => who.console.post('/reveal', { kind: 'user', id, reason: 'ticket 12' });
const like = ({ quantity, name }: { quantity: number; name: RegExp }) => ({ quantity, name: expect.stringMatching(name) as string });

test('the audit keeps entries whole, before and after, for whom the user is revealed to and for as long as the account', async () => {
  const { id } = await signedIn(app, '+12025550288', 'pro');
  for (const words of ['2 eggs and 2 toast for breakfast', 'ran 30 minutes']) await text(app, '+12025550288', words);
  await Promise.all([reveal(agent, id), reveal(admin, id)]);
  const [meal] = (await agent.console.list('meals', { userId: id })).body as { id: string }[];
  const [workout] = (await agent.console.list('workouts', { userId: id })).body as { id: string }[];
  await agent.console.put(`/meals/${meal!.id}`, { items: [{ name: 'eggs', quantity: 2 }], reason: 'no toast' });
  await agent.console.delete(`/workouts/${workout!.id}`, { reason: 'never happened' });
  const whole = async (who: StaffOfTest, objectId: string) =>
    ((await who.console.list('audit', { objectId })).body as { entriesBefore: unknown; entriesAfter: unknown }[])[0]!;
  const corrected = await whole(admin, meal!.id);
  expect(corrected.entriesBefore).toMatchObject([
    {
      items: [
        { quantity: 2, name: /egg/ },
        { quantity: 2, name: /toast/ },
      ].map(like),
    },
  ]);
  expect(corrected.entriesAfter).toMatchObject([{ items: [like({ quantity: 2, name: /egg/ })] }]);
  expect(await whole(admin, workout!.id)).toMatchObject({ entriesBefore: [{ minutes: 30 }], entriesAfter: [] });
  const second = await staffOf(app, 'admin');
  expect(await whole(second, meal!.id)).toMatchObject({ entriesBefore: null, entriesAfter: null });
  await admin.console.put(`/staff/${second.id}`, { disabled: true });
  await app.deps.accountLife.erase(id, app.deps.clock.now());
  expect(await query('select 1 from audited_entries where user_id = $1', [id])).toEqual([]);
  expect(await whole(admin, meal!.id)).toMatchObject({ action: 'correct', entriesBefore: null });
});
