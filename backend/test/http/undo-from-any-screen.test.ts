import { signedIn, startApp, text, type TestApp } from '../support/app.js';
import { routesOf } from './support/routes.js';
import { type StaffOfTest, staffOf } from './support/staff.js';

let target: TestApp;
let agent: StaffOfTest;
let phones = 0;
beforeAll(async () => {
  target = await startApp();
  agent = await staffOf(target, 'agent');
});
afterAll(() => target?.close());

const reason = 'ticket 12: asked by phone';

/** A user with two meals and two workouts, the latter of each being the latest thing that happened by text. */
async function ground(plan: 'pro' | 'plus' | 'free' = 'pro') {
  // one of staff may reveal so many an hour
  if (phones > 0 && phones % 25 === 0) agent = await staffOf(target, 'agent');
  const phone = `+1212777${String(1000 + phones++)}`;
  const { id, browser, path } = await signedIn(target, phone, plan);
  await agent.console.post('/reveal', { kind: 'user', id, reason });
  await browser.patch(`${path}/goals`, { caloriesGoal: 2000, proteinGoal: 100 });
  for (const words of ['2 eggs for breakfast', 'ran 30 minutes', 'a banana for lunch', 'walked 20 minutes'])
    await text(target, phone, words);
  const day = async () => ({
    meals: (await browser.get(`${path}/meals`)).body as Entry[],
    workouts: (await browser.get(`${path}/workouts`)).body as Entry[],
    goals: (await browser.get(`${path}/goals`)).body as object,
  });
  return { id, phone, browser, path, day, before: await day() };
}
interface Entry {
  id: string;
  mealType?: string;
  durationMinutes?: number;
}
type Ground = Awaited<ReturnType<typeof ground>>;
interface Answer {
  status: number;
  body: { changeId?: string };
}

/** Each change as each of the two screens makes it. */
const CHANGES: Record<string, Record<'dashboard' | 'console', (to: Ground) => Promise<Answer>>> = {
  'delete meal': {
    dashboard: ({ browser, path, before }) => browser.delete(`${path}/meals/${before.meals[0]!.id}`),
    console: ({ before }) => agent.console.delete(`/meals/${before.meals[0]!.id}`, { reason }),
  },
  'edit meal': {
    dashboard: ({ browser, path, before }) => browser.patch(`${path}/meals/${before.meals[0]!.id}`, { mealType: 'snack' }),
    console: ({ before }) => agent.console.put(`/meals/${before.meals[0]!.id}`, { mealType: 'snack', reason }),
  },
  'delete workout': {
    dashboard: ({ browser, path, before }) => browser.delete(`${path}/workouts/${before.workouts[0]!.id}`),
    console: ({ before }) => agent.console.delete(`/workouts/${before.workouts[0]!.id}`, { reason }),
  },
  'edit workout': {
    dashboard: ({ browser, path, before }) => browser.patch(`${path}/workouts/${before.workouts[0]!.id}`, { durationMinutes: 55 }),
    console: ({ before }) => agent.console.put(`/workouts/${before.workouts[0]!.id}`, { durationMinutes: 55, reason }),
  },
  goals: {
    dashboard: ({ browser, path }) => browser.patch(`${path}/goals`, { caloriesGoal: 1500 }),
    console: ({ id }) => agent.console.put(`/goals/${id}`, { caloriesGoal: 1500, reason }),
  },
};

/** What only the dashboard changes, each after its own ground is laid; `seen` is what it changes. */
const OWN: Record<string, { lay?: (to: Ground) => Promise<unknown>; seen: string; make: (to: Ground) => Promise<Answer> }> = {
  reminders: { seen: 'goals', make: ({ browser, path }) => browser.patch(`${path}/goals`, { notifications: true, lunchTime: '12:45' }) },
  zone: { seen: 'goals', make: ({ browser, path }) => browser.patch(`${path}/goals`, { timezone: 'America/Denver' }) },
  'water goal': { seen: 'goals', make: ({ browser, path }) => browser.post(`${path}/goals`, { waterGoalMl: 2500 }) },
  'add weight': { seen: 'weights', make: ({ browser, path }) => browser.post(`${path}/weights`, { kg: 81 }) },
  'remove weight': {
    lay: ({ phone }) => text(target, phone, 'I weigh 180 lbs'),
    seen: 'weights',
    make: async ({ browser, path }) => browser.delete(`${path}/weights/${((await browser.get(`${path}/weights`)).body as Entry[])[0]!.id}`),
  },
  'remove drink': {
    lay: ({ phone }) => text(target, phone, 'drank 500 ml water'),
    seen: 'water',
    make: async ({ browser, path }) => {
      const { drinks } = (await browser.get(`${path}/water`)).body as { drinks: Entry[] };
      return browser.delete(`${path}/water/${drinks[0]!.id}`);
    },
  },
  'meal again': { seen: 'meals', make: ({ browser, path, before }) => browser.post(`${path}/meals/${before.meals[0]!.id}/again`) },
  'workout again': {
    seen: 'workouts',
    make: ({ browser, path, before }) => browser.post(`${path}/workouts/${before.workouts[0]!.id}/again`),
  },
};

/** Each way of taking back. */
const WAYS: Record<string, (to: Ground, changeId: string, screen: string) => Promise<unknown>> = {
  'undo by SMS': ({ phone }) => text(target, phone, 'undo'),
  'undo in the box': ({ browser, path, id }) => browser.post(`${path}/messages`, { userId: id, content: 'undo', fromDashboard: true }),
  'the Undo button': ({ browser, path, id }, changeId, screen) =>
    screen === 'console'
      ? agent.console.post(`/conversations/${id}/undo`, { changeId, reason })
      : browser.post(`${path}/changes/${changeId}/undo`),
};

const CASES = Object.entries(CHANGES).flatMap(([what, screens]) =>
  (['dashboard', 'console'] as const).map((screen) => ({ what, screen, make: screens[screen] })),
);

describe.each(CASES)('$what on the $screen', ({ make, screen }) => {
  test.each(Object.keys(WAYS))('%s takes back exactly that', async (way) => {
    const person = await ground();
    const made = await make(person);
    expect(made.status).toBe(200);
    expect(await person.day()).not.toEqual(person.before);
    await WAYS[way]!(person, made.body.changeId!, screen);
    expect(await person.day()).toEqual(person.before);
  });

  test('undo twice takes back what came before it, and each is brought back in turn', async () => {
    const person = await ground();
    await make(person);
    const after = await person.day();
    await text(target, person.phone, 'undo');
    await text(target, person.phone, 'undo');
    expect(await person.day()).toEqual({ ...person.before, workouts: person.before.workouts.slice(0, 1) });
    await text(target, person.phone, 'redo');
    expect(await person.day()).toEqual(person.before);
    await text(target, person.phone, 'redo');
    expect(await person.day()).toEqual(after);
  });
});

describe.each(Object.entries(OWN))('%s on the dashboard', (_, { lay, seen, make }) => {
  test.each(Object.keys(WAYS))('%s takes back exactly that', async (way) => {
    const person = await ground();
    await lay?.(person);
    const all = async () => ({ ...(await person.day()), [seen]: (await person.browser.get(`${person.path}/${seen}`)).body as unknown });
    const before = await all();
    const made = await make(person);
    expect(made.status).toBeLessThan(300);
    expect(await all()).not.toEqual(before);
    await WAYS[way]!(person, made.body.changeId!, 'dashboard');
    expect(await all()).toEqual(before);
  });
});

/** Writes that a row above makes. */
const TAKEN_BACK = [
  'PATCH /api/users/:id/goals',
  'POST /api/users/:id/goals',
  'POST /api/users/:id/weights',
  'DELETE /api/users/:id/weights/:weightId',
  'DELETE /api/users/:id/water/:drinkId',
  'PATCH /api/users/:id/meals/:mealId',
  'POST /api/users/:id/meals/:mealId/again',
  'DELETE /api/users/:id/meals/:mealId',
  'PATCH /api/users/:id/workouts/:workoutId',
  'POST /api/users/:id/workouts/:workoutId/again',
  'DELETE /api/users/:id/workouts/:workoutId',
  'PUT /api/staff/meals/:id',
  'DELETE /api/staff/meals/:id',
  'PUT /api/staff/workouts/:id',
  'DELETE /api/staff/workouts/:id',
  'PUT /api/staff/goals/:id',
];
/** Writes that no UNDO is about, and why. */
const NO_CHANGES: Record<string, string> = {
  'PATCH /api/users/:id': 'who somebody is: saved again on the same screen, and UNDO is about the diary, goals and settings',
  'DELETE /api/users/:id': 'the account is gone',
  'POST /api/users/:id/change-password': 'a credential',
  'POST /api/users/:id/change-phone': 'a credential',
  'DELETE /api/users/:id/sessions': 'a credential',
  'DELETE /api/users/:id/sessions/:sessionId': 'a credential',
  'POST /api/users/:id/assistants': 'a credential',
  'DELETE /api/users/:id/assistants/:assistantId': 'a credential',
  'PATCH /api/users/:id/news': 'a consent: switched back on the same screen, and kept with its history',
  'POST /api/users/:id/messages': 'a text: what it changes is taken back as by any text',
  'POST /api/users/:id/messages/picture': 'a photo: what comes of it is confirmed by a text, and taken back as by any text',
  'POST /api/users/:id/changes/:changeId/undo': 'takes back',
  'POST /api/users/:id/cancel-subscription': 'money',
};
/** The part of the console's writes that touches what stands in a user's log. */
const OF_THE_LOG = [
  '/api/staff/meals',
  '/api/staff/workouts',
  '/api/staff/goals',
  '/api/staff/entries',
  '/api/staff/weights',
  '/api/staff/water',
];

test('every write of a screen is taken back by one of the rows above, or is named as none that could be', () => {
  const writes = routesOf(target.app).filter(
    ({ method, path }) => method !== 'GET' && (path.startsWith('/api/users/:id') || OF_THE_LOG.some((begin) => path.startsWith(begin))),
  );
  expect(writes.map(({ key }) => key).toSorted()).toEqual([...TAKEN_BACK, ...Object.keys(NO_CHANGES)].toSorted());
});

test.each(['meals', 'workouts'] as const)(
  '"bring it back" right after one of the %s was deleted on a screen brings that back',
  async (kind) => {
    const person = await ground();
    // Something undone earlier is not what is meant.
    await text(target, person.phone, 'an apple');
    await text(target, person.phone, 'undo');
    await person.browser.delete(`${person.path}/${kind}/${person.before[kind][0]!.id}`);
    await text(target, person.phone, 'bring it back');
    expect(await person.day()).toEqual(person.before);
  },
);

test('a button takes back its own change whatever came after, but not what was changed again', async () => {
  const person = await ground();
  const { body: removed } = await person.browser.delete(`${person.path}/meals/${person.before.meals[0]!.id}`);
  await person.browser.delete(`${person.path}/workouts/${person.before.workouts[0]!.id}`);
  expect((await person.browser.post(`${person.path}/changes/${removed.changeId}/undo`)).status).toBe(200);
  expect((await person.browser.post(`${person.path}/changes/${removed.changeId}/undo`)).status).toBe(409);
  expect((await person.day()).meals).toEqual(person.before.meals);
  expect((await person.day()).workouts).toHaveLength(1);
  const { body: first } = await person.browser.patch(`${person.path}/meals/${person.before.meals[0]!.id}`, { mealType: 'snack' });
  await person.browser.patch(`${person.path}/meals/${person.before.meals[0]!.id}`, { mealType: 'dinner' });
  const refused = await person.browser.post(`${person.path}/changes/${first.changeId}/undo`);
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('changed again') } });
});

test('saving what stands already is nothing to undo', async () => {
  const person = await ground();
  expect((await person.browser.patch(`${person.path}/goals`, { caloriesGoal: 2000 })).body).toMatchObject({ changeId: null });
  await text(target, person.phone, 'undo');
  expect((await person.day()).workouts).toHaveLength(1);
});

test('deleting, logging another and taking the deletion back does not get past the limit of the plan', async () => {
  const person = await ground('free');
  await text(target, person.phone, '/snack 1 bagel');
  const { body } = await person.browser.delete(`${person.path}/meals/${person.before.meals[0]!.id}`);
  await text(target, person.phone, '/dinner 1 apple');
  expect((await person.browser.post(`${person.path}/changes/${body.changeId}/undo`)).status).toBe(409);
  await text(target, person.phone, 'undo');
  await text(target, person.phone, '/dinner 1 orange');
  expect((await person.day()).meals).toHaveLength(3);
});

test('after 24 hours a change stands and its row is gone', async () => {
  const person = await ground();
  const { body } = await person.browser.delete(`${person.path}/meals/${person.before.meals[0]!.id}`);
  await target.parts.dataSource.query(`update changes set at = at - interval '25 hours' where user_id = $1`, [person.id]);
  await target.parts.dataSource.query(`update entries set deleted_at = deleted_at - interval '25 hours' where user_id = $1`, [person.id]);
  expect((await person.browser.post(`${person.path}/changes/${body.changeId}/undo`)).status).toBe(409);
  const yesterday = new Date(Date.now() - 86_400_000);
  await target.deps.housekeeping.purge(yesterday, yesterday);
  const kept = await target.parts.dataSource.query('select 1 from changes where user_id = $1', [person.id]);
  const rows = await target.parts.dataSource.query('select 1 from entries where user_id = $1 and id = $2', [
    person.id,
    person.before.meals[0]!.id,
  ]);
  expect([kept, rows]).toEqual([[], []]);
});
