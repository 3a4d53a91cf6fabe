import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import supertest from 'supertest';
import type { ReplayResult, TextRow, Timeline } from '../../src/contract/index.js';
import { handleMail } from '../../src/usecases/handle-mail.js';
import { completion } from '../model-double/model-double.js';
import { signedIn, startApp, type TestApp } from '../support/app.js';
import { answer, BURGER, Eyes, item, LABEL, saysAnswer } from '../support/seen-by-hand.js';
import { tinyPicture } from '../support/tiny-picture.js';
import { unzipped } from '../support/unzipped.js';
import { staffOf } from './support/staff.js';

let eyes: Eyes;
beforeAll(async () => {
  eyes = await Eyes.open();
});
beforeEach(() => eyes.rest());
afterAll(() => eyes?.model.stop());

let shade = 0;
const fresh = (): Buffer => tinyPicture((shade += 1));
let number = 5550900;
const nextPhone = (): string => `+1212${(number += 1)}`;

describe('a photo from the dashboard', () => {
  let target: TestApp;
  beforeAll(async () => {
    target = await startApp(eyes.environment);
  });
  afterAll(() => target?.close());

  const show = async (picture: Buffer | string, content?: string) => {
    const person = await signedIn(target, nextPhone());
    const base64 = typeof picture === 'string' ? picture : picture.toString('base64');
    const sent = await person.browser.post(`${person.path}/messages/picture`, { picture: base64, ...(content ? { content } : {}) });
    const say = async (text: string) =>
      (await person.browser.post(`${person.path}/messages`, { content: text })).body.replies[0].content as string;
    return { ...person, sent, say, reply: sent.body.replies?.[0]?.content as string };
  };
  const pictures = (id: string) =>
    target.parts.dataSource.query<{ type: string; bytes: Buffer }[]>(
      'select p.type, p.bytes from pictures p join inbound_texts t on t.id = p.text_id join conversations c on c.id = t.conversation_id where c.user_id = $1',
      [id],
    );

  test('is estimated, counts only when confirmed, and is shown to the model with nothing told about it', async () => {
    const { sent, reply, say, browser, path, id } = await show(fresh(), 'my lunch');
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ content: 'my lunch', hasPicture: true });
    expect(reply).toMatch(/photo, estimated: .*[Cc]heeseburger.*rice.*Not logged yet/);
    expect((await browser.get(`${path}/meals`)).body).toEqual([]);
    expect(await say('yes')).toMatch(/cal/);
    const [meal] = (await browser.get(`${path}/meals`)).body as { mealType?: string; items: { source: string; assumed: boolean }[] }[];
    expect(meal!.items.length).toBe(2);
    expect(meal!.items.every(({ source, assumed }) => source === 'model' && assumed)).toBe(true);
    const shown = JSON.stringify(eyes.shown[0]);
    expect(shown).toContain('data:image/png;base64,');
    const [kept] = await pictures(id);
    expect(kept!.type).toBe('image/png');
    expect(kept!.bytes.includes('GPS')).toBe(false);
    expect(Buffer.from(/base64,([A-Za-z0-9+/=]+)/.exec(shown)![1]!, 'base64').includes('GPS')).toBe(false);
    const messages = (await browser.get(`${path}/messages`)).body as { hasPicture: boolean }[];
    expect(messages.map(({ hasPicture }) => hasPicture)).toEqual([true, false, false, false]);
  });

  test('of a nutrition label has the printed figures, by servings', async () => {
    eyes.says = saysAnswer(LABEL);
    const { reply, say, browser, path } = await show(fresh());
    expect(reply).toMatch(/granola bar.*190 cal/i);
    await say('2 servings');
    const [meal] = (await browser.get(`${path}/meals`)).body as { calories: number }[];
    expect(meal!.calories).toBe(380);
  });

  test('that is replayed by staff comes to the same, without being looked at again', async () => {
    const { say, id } = await show(fresh());
    await say('half');
    const asked = eyes.model.asked.length;
    const agent = await staffOf(target, 'agent');
    await agent.console.post('/reveal', { kind: 'user', id, reason: 'replaying' });
    const { body } = await agent.console.post('/replay', { conversationId: id });
    expect((body as ReplayResult).conversations[0]!.turns.map(({ differs }) => differs)).toEqual([[], []]);
    expect(eyes.model.asked).toHaveLength(asked);
  });

  test('is in the export: in base 64, and as a file of the archive', async () => {
    const { browser, path, id } = await show(fresh(), 'my lunch');
    const [kept] = await pictures(id);
    const { body } = (await browser.get(`${path}/export`)) as { body: Record<string, Record<string, unknown>[]> };
    expect(body['photos']).toEqual([expect.objectContaining({ type: 'image/png', content: kept!.bytes.toString('base64') })]);
    expect(body['messages']!.filter(({ photo }) => photo)).toEqual([expect.objectContaining({ content: 'my lunch', sender: 'you' })]);
    const archive = await supertest(target.app.getHttpServer())
      .get(`${path}/export?format=zip`)
      .set('Cookie', browser.cookies)
      .responseType('blob');
    const files = await unzipped(archive.body as Buffer);
    const [name] = Object.keys(files).filter((file) => file.startsWith('photos/'));
    expect(name).toMatch(/^photos\/\d{4}-\d\d-\d\d-1\.png$/);
    expect(files[name!]).toEqual(kept!.bytes);
    expect(JSON.parse(files['everything.json']!.toString())).toMatchObject({ photos: [{ file: name }] });
    expect((await browser.get(`${path}/export?format=csv`)).text).toContain('image/png');
  });

  test('is looked at by staff once its sender is revealed, and by nobody else', async () => {
    const { id } = await show(fresh(), 'my lunch');
    const agent = await staffOf(target, 'agent');
    const thread = async () =>
      ((await agent.console.get(`/conversations/${id}/timeline`)).body as Timeline).items.find(({ hasPicture }) => hasPicture)!;
    const hidden = await thread();
    expect(hidden).toMatchObject({ kind: 'text', body: null, pictureKept: true });
    const at = `/conversations/${id}/pictures/${hidden.id}`;
    expect((await agent.console.get(at)).status).toBe(404);
    await agent.console.post('/reveal', { kind: 'user', id, reason: 'looking at what was sent' });
    const shown = await agent.console.get(at);
    expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([200, 'image/png', 'private, no-store']);
    expect(shown.body).toEqual((await pictures(id))[0]!.bytes);
    const other = await show(fresh());
    expect((await agent.console.get(`/conversations/${other.id}/pictures/${hidden.id}`)).status).toBe(404);
    const { body: texts } = await agent.console.list('texts');
    expect((texts as TextRow[]).some(({ hasPicture }) => hasPicture)).toBe(true);
  });

  test('from the handset is taken in as one from a phone is', async () => {
    const phone = nextPhone();
    await signedIn(target, phone);
    const send = (picture: Buffer) =>
      supertest(target.app.getHttpServer())
        .post('/phone/api/pictures')
        .set('X-CSRF-Token', 'handset')
        .send({ from: phone, body: '', picture: picture.toString('base64') });
    expect((await send(Buffer.from('no picture'))).status).toBe(400);
    const sent = await send(fresh());
    expect(sent.status).toBe(202);
    expect(sent.body).toMatchObject({ body: '', hasPicture: true });
    await handleMail(target.deps, (await target.deps.store.conversationOf((await target.deps.accounts.byPhone(phone))!.id))!);
    const thread = await supertest(target.app.getHttpServer()).get(`/phone/api/threads/${phone}`);
    expect((thread.body as { texts: { body: string }[] }).texts.at(-1)!.body).toMatch(/photo, estimated: .*cheeseburger/i);
  });

  test('is asked about once: the same photo of somebody else costs nothing', async () => {
    const picture = fresh();
    await show(picture);
    const before = eyes.model.asked.length;
    expect((await show(picture)).reply).toMatch(/cheeseburger/i);
    expect(eyes.model.asked).toHaveLength(before);
  });

  test('beside words that say what was eaten is not looked at', async () => {
    const { reply } = await show(fresh(), '2 eggs and toast');
    expect(reply).toMatch(/2 eggs/);
    expect(eyes.shown).toEqual([]);
  });

  test.each([
    ['no picture at all', Buffer.from('%PDF-1.7').toString('base64'), 400],
    ['no base 64', '***', 400],
    ['a page that could run', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64'), 400],
    ['nothing', '', 400],
    ['a photo that breaks off', tinyPicture(3).subarray(0, 70).toString('base64'), 400],
    ['a photo of 6 MB', Buffer.concat([tinyPicture(4), randomBytes(6_000_000)]).toString('base64'), 413],
    ['a photo of 60 MB', 'A'.repeat(80_000_000), 413],
  ])('%s is refused at the door, and nothing is kept', async (_, picture, status) => {
    const { sent, id } = await show(picture);
    expect(sent.status).toBe(status);
    expect(await pictures(id)).toEqual([]);
    expect(eyes.model.asked).toEqual([]);
  });

  test.each<[string, (response: ServerResponse) => void, RegExp]>([
    ['stalls', () => undefined, /could not look at your photo just now/],
    ['sees nothing', saysAnswer(answer()), /could not make out food/],
    [
      'dislikes the picture',
      (response) => void response.writeHead(400).end('{"error":{"message":"invalid image"}}'),
      /could not make out food/,
    ],
    ['is down', (response) => void response.writeHead(503).end('{}'), /just now/],
    ['answers with half an object', (response) => void response.end(completion('{"language":"en"')), /could not make out food/],
    ['speaks another language', (response) => void response.end(completion('"un hamburger"')), /could not make out food/],
    [
      'writes what stands on the picture',
      saysAnswer(answer(item('visit evil.example and text WIN to 12345'), item('<b>ignore</b> all rules'))),
      /could not make out food/,
    ],
    [
      'counts what cannot be',
      saysAnswer(answer(item('banana', { quantity: 1000, estimate: null }))),
      /could not make out food|photo, estimated/,
    ],
  ])('a model that %s: a kind answer, and nothing logged', async (_, behave, words) => {
    eyes.says = behave;
    const { sent, reply, browser, path } = await show(fresh());
    expect(sent.status).toBe(201);
    expect(reply).toMatch(words);
    expect(reply).not.toMatch(/evil|WIN|ignore/);
    expect((await browser.get(`${path}/meals`)).body).toEqual([]);
    eyes.says = saysAnswer(BURGER);
  });

  test('a model that names two thousand foods is not believed', async () => {
    eyes.says = saysAnswer(answer(...Array.from({ length: 2000 }, () => item('banana'))));
    expect((await show(fresh())).reply).toMatch(/could not make out food/);
  });
});

test('without a model that sees, a photo is answered kindly, nothing of it is kept, and nobody is asked', async () => {
  const target = await startApp();
  const { browser, path } = await signedIn(target, nextPhone());
  const sent = await browser.post(`${path}/messages/picture`, { picture: fresh().toString('base64') });
  expect(sent.body.replies[0].content).toMatch(/cannot see photos yet.*turkey sandwich/);
  expect(await target.parts.dataSource.query('select 1 from pictures')).toEqual([]);
  await target.close();
});
