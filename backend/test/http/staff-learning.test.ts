import type { LearningItem, LearningRow, LessonRow, LessonTrial, Quality, TrialProgress } from '../../src/contract/index.js';
import { text } from '../support/app.js';
import { eventually } from '../support/eventually.js';
import { proUser } from './support/pro-user.js';
import { agent as ana, app, colleague as ben, viewer } from './support/desk.js';
import { TAUGHT_FOOD } from '../support/taught-food.js';

const user = (...texts: string[]) => proUser(app, ...texts);
const queue = async (filter: unknown = {}, who = ana) => (await who.console.list('learning', filter)).body as LearningRow[];
const about = async (said: string) => (await queue()).find((row) => row.said === said);
const caloriesOf = async (id: string) =>
  (
    await app.parts.dataSource.query<{ calories: number | null }[]>(
      `select calories from entries where user_id = $1 and deleted_at is null order by number desc limit 1`,
      [id],
    )
  )[0]?.calories ?? null;

test('texts that were not understood, asked about or put right are folded by likeness and ranked by people', async () => {
  await user('had qorvelu for lunch');
  await user('2 eggs and qorvelu');
  const sam = await user('qwrtzp blorf 7');
  await text(app, sam.phone, 'qwrtzp blorf 12');
  await user('toast and coffee', 'undo');
  const rows = await queue();
  const [first] = rows;
  expect(first).toMatchObject({ about: 'food', said: 'qorvelu', users: 2, texts: 2, state: 'new', owner: null });
  expect(first!.kinds.toSorted()).toEqual(['asked']);
  expect(rows.find(({ kinds }) => kinds.includes('not-understood'))).toMatchObject({ about: 'sentence', users: 1, texts: 2 });
  expect(
    rows
      .filter(({ kinds }) => kinds.includes('undone'))
      .map(({ said }) => said)
      .toSorted(),
  ).toEqual(['coffee', 'toast']);
  expect((await queue({}, viewer)).every(({ said }) => said === '')).toBe(true);
});

test('what was put right later than ten minutes was changed, not misread', async () => {
  const sam = await user();
  await text(app, sam.phone, 'a waffle', { receivedAt: new Date(Date.now() - 11 * 60_000) });
  await text(app, sam.phone, 'undo');
  expect(await about('waffle')).toBeUndefined();
  expect((await queue()).filter(({ said }) => said.includes('waffle'))).toEqual([]);
});

test('names and numbers of people do not enter', async () => {
  await user('qwrtzp blorf Sam call 202 555 0188 now');
  expect(JSON.stringify(await queue())).not.toContain('555 0188');
});

test('something is worked at by somebody, and leaves the queue until it comes again', async () => {
  const row = (await about('qorvelu'))!;
  const moved = await ana.console.put(`/learning/${row.id}`, { state: 'in-work', owner: ana.id });
  expect(moved.body).toMatchObject({ state: 'in-work', owner: ana.id });
  await ana.console.put(`/learning/${row.id}`, { state: 'ignored', owner: null });
  expect(await about('qorvelu')).toBeUndefined();
  expect((await queue({ state: 'ignored' })).map(({ said }) => said)).toEqual(['qorvelu']);
  await ana.console.put(`/learning/${row.id}`, { state: 'new', owner: null });
});

test('a name is drafted, tried on the last texts, published by another, understood at once, and taken back', async () => {
  const row = (await about('qorvelu'))!;
  const { body: item } = await ana.console.get(`/learning/${row.id}`);
  expect((item as LearningItem).chart.map(({ word }) => word)).toEqual(['qorvelu']);
  const found = await ana.console.get(`/foods?filter=${encodeURIComponent('{"q":"vegetable curry"}')}`);
  const food = (found.body as { id: string }[])[0]!.id;
  expect((await ana.console.post('/lessons', { kind: 'alias', food, words: 'banana' })).status).toBe(400);
  const draft = (await ana.console.post('/lessons', { formId: row.id, kind: 'alias', food, words: 'Qorvelu' })).body as LessonRow;
  expect(draft).toMatchObject({ state: 'draft', tried: null, lesson: { kind: 'alias', food, words: 'qorvelu' } });
  expect((await ben.console.post(`/lessons/${draft.id}/publish`)).status).toBe(409);
  const trial = (await ana.console.post(`/lessons/${draft.id}/try`)).body as LessonTrial;
  expect(trial).toMatchObject({ changed: 2, broken: 0 });
  expect(trial.mended).toBeGreaterThanOrEqual(1);
  expect(trial.changes.every(({ body }) => body === null)).toBe(true);
  const lines = (await ana.console.lines(`/lessons/${draft.id}/try`)) as { progress?: TrialProgress; result?: LessonTrial }[];
  expect(lines.at(-1)!.result).toEqual({ ...trial, at: expect.any(String) as string });
  expect(lines[0]!.progress!.of).toBe(1000);
  expect(lines.slice(0, -1).map(({ progress }) => progress!.texts)).toContain(trial.texts);

  expect((await ana.console.post(`/lessons/${draft.id}/publish`)).status).toBe(409);
  expect((await viewer.console.post(`/lessons/${draft.id}/publish`)).status).toBe(403);
  expect((await ben.console.post(`/lessons/${draft.id}/publish`)).body).toMatchObject({ state: 'published', publishedByName: 'The agent' });
  expect(await queue({ state: 'mended' })).toHaveLength(1);
  const sam = await user();
  await eventually(
    async () => (await text(app, sam.phone, 'a bowl of qorvelu'), caloriesOf(sam.id)),
    (calories) => calories !== null && calories > 0,
  );

  expect((await ana.console.post(`/lessons/${draft.id}/take-back`)).status).toBe(400);
  expect((await ana.console.post(`/lessons/${draft.id}/take-back`, { reason: 'is no curry' })).body).toMatchObject({ state: 'taken-back' });
  const tom = await user();
  await eventually(
    async () => {
      await text(app, tom.phone, 'undo');
      await text(app, tom.phone, 'a bowl of qorvelu');
      return caloriesOf(tom.id);
    },
    (calories) => calories === null,
  );
  const audit = await app.parts.dataSource.query<{ action: string }[]>(
    `select action from audit_log where object_kind = 'lesson' and object_id = $1 order by id`,
    [draft.id],
  );
  expect(audit.map(({ action }) => action)).toEqual(['lesson-make', 'lesson-try', 'lesson-try', 'lesson-publish', 'lesson-take-back']);
});

test('a food with its figures is taught, and what is not sound is refused', async () => {
  expect((await ana.console.post('/lessons', { ...TAUGHT_FOOD, calories: 20 })).status).toBe(400);
  const draft = (await ana.console.post('/lessons', TAUGHT_FOOD)).body as LessonRow;
  await ana.console.post(`/lessons/${draft.id}/try`);
  await ben.console.post(`/lessons/${draft.id}/publish`);
  const sam = await user();
  await eventually(
    async () => (await text(app, sam.phone, '2 slices of zelvandi'), caloriesOf(sam.id)),
    (calories) => calories !== null && Math.round(calories) === 378,
  );
});

test('how well texts are understood is told as shares, by week and by food', async () => {
  const [row] = await app.parts.dataSource.query<{ texts: number; lost: number }[]>(
    `select count(*)::int as texts, count(*) filter (where heard @> '[{"type": "not-understood"}]')::int as lost from inbound_texts where handled_at is not null`,
  );
  const quality = (await ana.console.get('/quality?weeks=4&zone=America/New_York')).body as Quality;
  expect(quality.week.reduce((sum, { texts }) => sum + texts, 0)).toBe(row!.texts);
  expect(quality.reader.reduce((sum, { texts }) => sum + texts, 0)).toBe(row!.texts);
  const lost = quality.week.reduce((sum, { texts, understood }) => sum + texts * (1 - understood), 0);
  expect(Math.round(lost)).toBe(row!.lost);
  expect(quality.food.find(({ said }) => said === 'qorvelu')!.asked).toBeGreaterThanOrEqual(2);
  expect(quality.food.find(({ said }) => said === 'toast')).toMatchObject({ undone: 1 });
  expect(((await viewer.console.get('/quality')).body as Quality).food.every(({ said }) => said === '')).toBe(true);
  expect((await ana.console.get('/quality?weeks=5000')).status).toBe(400);
});
