import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import supertest from 'supertest';
import { letIn, mcpOf } from './support/assistant.js';
import { JSON_RPC, knock, PING, server, sql, target, user } from './support/mcp-ground.js';

interface Said {
  reply: string | null;
  verbatim: boolean;
  handled: boolean;
  limited: boolean;
  entries: { id: string; number: number; kind: string; description: string; eaten: { calories: number } | null }[];
}

async function tell(client: Client, name: string, args: Record<string, unknown> = {}): Promise<Said & { text: string; isError: boolean }> {
  const { structuredContent, content, isError } = await client.callTool({ name, arguments: args });
  const [{ text }] = content as [{ text: string }];
  return { ...(structuredContent as Said), text, isError: isError === true };
}

describe('an assistant that was let in', () => {
  test('logs a meal, corrects it, asks what is left and undoes, by the same engine', async () => {
    const one = await user();
    await one.browser.patch(`${one.path}/goals`, { caloriesGoal: 2000 });
    const { client } = await letIn(target, one);
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(['log', 'correct', 'ask', 'undo', 'today']);

    const logged = await tell(client, 'log', { text: '2 eggs for breakfast' });
    expect(logged).toMatchObject({ handled: true, limited: false, verbatim: false, isError: false });
    expect(logged.text).toBe(logged.reply);
    expect(logged.reply).toMatch(/2 eggs/);
    expect(logged.entries).toEqual([expect.objectContaining({ kind: 'meal', meal: 'breakfast', description: '2 eggs' })]);
    const [meal] = (await one.browser.get(`${one.path}/meals`)).body as { id: string; calories: number }[];
    expect(logged.entries[0]).toMatchObject({ id: meal!.id, eaten: { calories: meal!.calories } });

    const corrected = await tell(client, 'correct', { text: 'it was 3 eggs' });
    expect(corrected.entries[0]).toMatchObject({ id: meal!.id, description: '3 eggs' });
    const three = corrected.entries[0]!.eaten!.calories;
    expect(three).toBeCloseTo((meal!.calories * 3) / 2, -1);

    expect((await tell(client, 'ask', { text: 'how many calories do i have left?' })).reply).toContain(String(2000 - three));
    const today = (await client.callTool({ name: 'today', arguments: {} })).structuredContent as Record<string, unknown>;
    expect(today).toMatchObject({
      eaten: { calories: three },
      goals: { calories: 2000 },
      left: { calories: 2000 - three, fat: null },
      workouts: [],
    });
    expect(today['meals']).toEqual([expect.objectContaining({ id: meal!.id, description: '3 eggs' })]);

    await tell(client, 'undo');
    expect(((await one.browser.get(`${one.path}/meals`)).body as { description: string }[])[0]!.description).toBe('2 eggs');
    const thread = (await one.browser.get(`${one.path}/messages`)).body as { content: string; via: string; fromDashboard: boolean }[];
    expect(thread.map(({ via }) => via)).toEqual(Array(8).fill('assistant'));
    expect(thread[0]).toMatchObject({ content: '2 eggs for breakfast', fromDashboard: false });
    expect(await sql(`select count(*)::int as n from outbound_texts where channel = 'sms' and state = 'queued'`)).toEqual([{ n: 0 }]);
  });

  test('logs once for one key', async () => {
    const one = await user();
    const { client } = await letIn(target, one);
    const first = await tell(client, 'log', { text: 'a banana', key: 'call-1' });
    expect(await tell(client, 'log', { text: 'a banana', key: 'call-1' })).toEqual(first);
    expect((await one.browser.get(`${one.path}/meals`)).body).toHaveLength(1);
  });

  test('is given what is said of danger word for word', async () => {
    const one = await user('free');
    const { client } = await letIn(target, one);
    const said = await tell(client, 'log', { text: 'i want to kill myself' });
    expect(said).toMatchObject({ verbatim: true, isError: false, text: said.reply });
    const [row] = await sql<{ body: string }[]>(
      `select o.body from outbound_texts o join conversations c on c.id = o.conversation_id where c.user_id = $1`,
      [one.id],
    );
    expect(said.text).toBe(row!.body);
    expect(said.text).toContain('988');
  });

  test('is counted by the limits of the plan like any text', async () => {
    const one = await user('free');
    const { client } = await letIn(target, one);
    const texts = target.deps.rules.capabilities.free.textsPerDay;
    await tell(client, 'log', { text: 'a banana' });
    await sql('update daily_counters set texts = $2 where user_id = $1', [one.id, texts]);
    const over = await tell(client, 'log', { text: 'an apple' });
    expect(over).toMatchObject({ limited: true, isError: true, entries: [] });
    expect(over.reply).toContain(`${texts} texts a day`);
    expect((await one.browser.get(`${one.path}/meals`)).body).toHaveLength(1);
  });

  test('may call so often in a minute, and not with a batch, a stranger’s page or a text without end', async () => {
    const one = await user();
    const { keeps } = await letIn(target, one);
    const call = (headers: Record<string, string> = {}, body: unknown = PING) =>
      supertest(server())
        .post('/mcp')
        .set({ ...JSON_RPC, Authorization: `Bearer ${keeps.kept!.access_token}`, ...headers })
        .send(body as object);
    expect((await call()).status).toBe(200);
    expect((await call({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await call({ Host: 'evil.example' })).status).toBe(403);
    expect((await call({}, [PING, PING])).status).toBe(400);
    expect((await call({}, { ...PING, params: { text: 'x'.repeat(70_000) } })).status).toBe(413);
    const long = await call({}, { ...PING, method: 'tools/call', params: { name: 'log', arguments: { text: 'x'.repeat(10_001) } } });
    expect(JSON.stringify(long.body)).toMatch(/10000|too_big|Too big/i);
    expect(
      await sql('select 1 from inbound_texts t join conversations c on c.id = t.conversation_id where c.user_id = $1', [one.id]),
    ).toEqual([]);
    await sql('delete from rate_limits');
    const statuses = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await call()).status);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
  });
});

describe('a stranger', () => {
  test('is refused, and told where to ask', async () => {
    const metadata = new URL('/.well-known/oauth-protected-resource/mcp', mcpOf(target)).href;
    const nobody = await knock();
    expect(nobody.status).toBe(401);
    expect(nobody.headers['www-authenticate']).toBe(`Bearer resource_metadata="${metadata}", scope="diary"`);
    const guess = await knock('guess');
    expect([guess.status, guess.headers['www-authenticate']]).toEqual([401, expect.stringContaining('error="invalid_token"')]);
    expect((await supertest(server()).get('/mcp')).status).toBe(405);
    const told = await supertest(server()).get(new URL(metadata).pathname);
    expect(told.body).toMatchObject({ resource: mcpOf(target).href, authorization_servers: [mcpOf(target).origin] });
  });

  test('has nothing from another user’s session, and cannot see or end their connections', async () => {
    const one = await user();
    await letIn(target, one);
    const other = await user();
    expect((await knock(other.browser.cookies)).status).toBe(401);
    const [connection] = (await one.browser.get(`${one.path}/assistants`)).body as { id: string }[];
    expect((await other.browser.get(`${one.path}/assistants`)).status).toBe(404);
    expect((await other.browser.delete(`${other.path}/assistants/${connection!.id}`)).status).toBe(404);
    expect((await one.browser.get(`${one.path}/assistants`)).body).toHaveLength(1);
  });
});

test('connections are in the export, and who was let in and out is in the audit', async () => {
  const one = await user();
  await letIn(target, one);
  const [connection] = (await one.browser.get(`${one.path}/assistants`)).body as { id: string; name: string }[];
  expect(connection).toMatchObject({ name: 'Test assistant', lastSeenDate: expect.any(String) });
  expect((await target.deps.accountLife.takeOut(one.id, new Date()))['assistants']).toEqual([
    expect.objectContaining({ name: 'Test assistant', scope: 'diary' }),
  ]);
  await one.browser.delete(`${one.path}/assistants/${connection!.id}`);
  expect(await sql('select action, actor_id from audit_log where object_id = $1 order by id', [connection!.id])).toEqual([
    { action: 'connect-assistant', actor_id: one.id },
    { action: 'disconnect-assistant', actor_id: one.id },
  ]);
});
