import type { FeedbackRow, HealthFigures, StaffMealRow, Timeline, StaffWorkoutRow } from '../../src/contract/index.js';
import { agent, app } from './support/desk.js';
import { proUser } from './support/pro-user.js';

const query = <T>(sql: string, values: unknown[] = []) => app.parts.dataSource.query<T[]>(sql, values);
const timeline = async (id: string) => (await agent.console.get(`/conversations/${id}/timeline`)).body as Timeline;

test('what somebody wrote in the feedback form leads into their thread and stands there, hidden until they are revealed', async () => {
  const sam = await proUser(app, '2 eggs');
  await sam.browser.post('/api/feedback', { subject: 'Portions', message: 'Eggs are larger here' });
  const [row] = (await agent.console.list('feedback', { userId: sam.id })).body as FeedbackRow[];
  expect(row).toMatchObject({ subject: 'Portions', conversationId: sam.conversationId });
  const seen = async () => (await timeline(sam.conversationId)).items.filter(({ kind }) => kind === 'feedback');
  expect(await seen()).toMatchObject([{ feedbackId: row!.id, result: 'new', body: null }]);
  await agent.console.post('/reveal', { kind: 'user', id: sam.id, reason: 'their feedback' });
  expect(await seen()).toMatchObject([{ body: 'Portions\nEggs are larger here' }]);
});

test('what a text logged is found by the text, and a workout of the thread has its minutes', async () => {
  const sam = await proUser(app, '2 eggs and ran 30 minutes');
  const [text] = await query<{ id: string }>('select id from inbound_texts where conversation_id = $1', [sam.conversationId]);
  const of = async (resource: string) => (await agent.console.list(resource, { textId: text!.id })).body as unknown[];
  expect((await of('meals')) as StaffMealRow[]).toMatchObject([{ userId: sam.id, textId: text!.id }]);
  expect((await of('workouts')) as StaffWorkoutRow[]).toMatchObject([{ userId: sam.id, minutes: 30 }]);
  const entries = (await timeline(sam.conversationId)).items.flatMap(({ understood }) => understood?.entries ?? []);
  expect(entries.map(({ kind, minutes }) => [kind, minutes])).toEqual(
    expect.arrayContaining([
      ['meal', null],
      ['workout', 30],
    ]),
  );
});

test('why deliveries fail is told in words beside the code', async () => {
  const sam = await proUser(app, 'a banana');
  await query(
    `update outbound_texts set channel = 'sms', state = 'failed', error_code = '30006', error_reason = 'Landline or unreachable carrier' where conversation_id = $1`,
    [sam.conversationId],
  );
  const { breakdowns } = (await agent.console.get('/health')).body as HealthFigures;
  expect(breakdowns.find(({ name }) => name === 'failures')!.parts).toMatchObject([
    { label: '30006', words: 'Landline or unreachable carrier' },
  ]);
});
