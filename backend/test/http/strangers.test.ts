import { randomUUID } from 'node:crypto';
import { apiDocument } from '../../src/app/api-docs.js';
import { startApp, type TestApp } from '../support/app.js';
import { twilioEnvironment } from '../support/twilio.js';
import { documentedAnswers } from './support/documented.js';
import { addressOf, BY_CLASS, type Expectation, EXPECTATIONS } from './support/expectations.js';
import { type Ground, newGround, OWNERS_WORDS } from './support/ground.js';
import { knock } from './support/knock.js';
import { type Route, routesOf } from './support/routes.js';
import { optOut, STRANGERS, type Stranger } from './support/strangers.js';

/** The product with its local stand-ins, and with Twilio for texts: together they have every route. */
let local: TestApp;
let withTwilio: TestApp;
let ground: Ground;
let doors: { target: TestApp; route: Route }[];
let wrongs: ReturnType<typeof documentedAnswers>;

beforeAll(async () => {
  [local, withTwilio] = [await startApp(), await startApp({ ...twilioEnvironment('http://127.0.0.1:9'), VERIFIER: 'local' })];
  wrongs = documentedAnswers(apiDocument(local.app));
  ground = await newGround(local);
  const here = routesOf(local.app);
  const known = new Set(here.map(({ key }) => key));
  const there = routesOf(withTwilio.app).filter(({ key }) => !known.has(key));
  doors = [...here.map((route) => ({ target: local, route })), ...there.map((route) => ({ target: withTwilio, route }))];
});
afterAll(async () => {
  await local?.close();
  await withTwilio?.close();
});

test('every route that the product has is expected, and every one expected is there', () => {
  expect(doors.map(({ route }) => route.key).sort()).toEqual(Object.keys(EXPECTATIONS).sort());
});

/** What one stranger is answered at every door, beside what they should be. */
async function tour(stranger: Stranger): Promise<{ seen: Record<string, unknown>; expected: Record<string, unknown>; faults: string[] }> {
  const seen: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  const faults: string[] = [];
  // A door that stays shut changes nobody: who was turned away knocks at the next one.
  const turnedAway = new Map<TestApp, string>();
  for (const { target, route } of doors) {
    const expectation = EXPECTATIONS[route.key]!;
    const cookie = turnedAway.get(target) ?? (await STRANGERS[stranger](target));
    await target.parts.dataSource.query('delete from rate_limits');
    const { status, text } = await knock(target, route.method, addressOf(route, expectation, ground), cookie, expectation.body?.(ground));
    if (status >= 400) turnedAway.set(target, cookie);
    else turnedAway.delete(target);
    const should = BY_CLASS[expectation.class][stranger];
    seen[route.key] = status;
    expected[route.key] = should === 'done' ? expectation.done : should;
    const tells = [...OWNERS_WORDS, ground.phone.slice(2)].some((word) => text.includes(word));
    if (tells && expectation.class !== 'handset') faults.push(route.key);
    faults.push(...wrongs(route.key, status, text));
  }
  return { seen, expected, faults };
}

/** Every row of the owner, as one text. */
const belongings = async (): Promise<string> => JSON.stringify(await local.deps.accountLife.takeOut(ground.id, new Date(0)));

describe.each(Object.keys(STRANGERS) as Stranger[])('%s', (stranger) => {
  test('is answered as expected at every route, learns nothing of the owner and changes nothing', async () => {
    const before = await belongings();
    const { seen, expected, faults } = await tour(stranger);
    expect(seen).toEqual(expected);
    expect(Object.keys(seen).length).toBeGreaterThan(50);
    expect(faults).toEqual([]);
    expect(await belongings()).toEqual(before);
  });
});

const callable = (): [Route, Expectation][] =>
  doors.flatMap(({ target, route }) => (target === local ? [[route, EXPECTATIONS[route.key]!] as [Route, Expectation]] : []));

test('the owner, even opted out, may do all of it, and is answered as documented', async () => {
  expect(wrongs('GET /api/users', 200, '[{ "id": 5, "more": 1 }]')).toEqual([
    expect.stringMatching(/additional properties.*must be string/),
  ]);
  expect(wrongs('GET /api/users', 418, '{}')).toHaveLength(1);
  const seen: Record<string, unknown> = {};
  const expected: Record<string, unknown> = {};
  const undocumented: string[] = [];
  // Who only looks, and the console that is shut, need no ground of their own.
  const lookedAt = await newGround(local);
  for (const [route, expectation] of callable()) {
    const own = expectation.class === 'staff' || route.method === 'GET' ? lookedAt : await newGround(local);
    const cookie = expectation.class === 'staff' ? own.cookie : await optOut(own);
    await local.parts.dataSource.query('delete from rate_limits');
    const { status, text } = await knock(local, route.method, addressOf(route, expectation, own), cookie, expectation.body?.(own));
    seen[route.key] = status;
    expected[route.key] = expectation.done;
    undocumented.push(...wrongs(route.key, status, text));
  }
  expect(seen).toEqual(expected);
  expect(undocumented).toEqual([]);
});

test('a foreign id and one that nobody has get the same answer, word for word', async () => {
  const cookie = await STRANGERS['another user'](local);
  const answers: Record<string, Set<string>> = {};
  for (const [route, expectation] of callable().filter(([, { class: kind }]) => kind === 'owner'))
    for (const id of [ground.id, randomUUID(), '5', `${ground.id}0`]) {
      await local.parts.dataSource.query('delete from rate_limits');
      const { status, text } = await knock(
        local,
        route.method,
        addressOf(route, expectation, { ...ground, id }),
        cookie,
        expectation.body?.(ground),
      );
      const { requestId, ...body } = JSON.parse(text) as Record<string, unknown>;
      expect(requestId).toEqual(expect.any(String));
      (answers[route.key] ??= new Set()).add(JSON.stringify({ status, body }));
    }
  expect(Object.keys(answers).length).toBeGreaterThan(20);
  expect(new Set(Object.values(answers).flatMap((set) => [...set]))).toEqual(
    new Set([JSON.stringify({ status: 404, body: { statusCode: 404, message: 'Not found' } })]),
  );
});

test('under their own id nobody reaches the meal or workout of another', async () => {
  const { target, id, cookie } = await newGround(local);
  const before = await belongings();
  for (const kind of ['meals', 'workouts'] as const)
    for (const entry of [kind === 'meals' ? ground.mealId : ground.workoutId, randomUUID(), '1', 'x'])
      for (const [method, body] of [
        ['DELETE', undefined],
        ['PATCH', kind === 'meals' ? { mealType: 'snack' } : { durationMinutes: 5 }],
      ] as const) {
        const { status, text } = await knock(target, method, `/api/users/${id}/${kind}/${entry}`, cookie, body);
        expect([status, (JSON.parse(text) as { message: string }).message]).toEqual([404, expect.stringMatching(/^There is no such/)]);
      }
  expect(await belongings()).toEqual(before);
});
