import { blankSnapshot } from './blank-snapshot.js';
import { saidAnew } from './said-anew.js';
import { turn } from './turn.js';

const again = (words: string, length = 1600) => words.repeat(length / words.length);

test.each([
  ['egg ', 'egg egg egg egg'],
  ['plain tap bottled ice cold ', 'plain tap bottled ice cold plain tap bottled'],
])('%j again and again is read hardly more than once', (words, read) => expect(saidAnew(again(words))).toBe(read));

test.each(['a{', '🏼', 'aone', '-'])('%j again and again without a space is short, and no half of a character', (one) => {
  const kept = saidAnew(again(one))!;
  expect(kept.length).toBeLessThan(30);
  expect(kept).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/);
});

test('what is said but once is read, wherever it stands', () => {
  const rambling = again('we drove for hours and talked and talked, ');
  expect(saidAnew(`${rambling}anyway i had a cobb salad for lunch`)).toMatch(
    /^we drove for hours and talked.* anyway i had a cobb salad for lunch$/,
  );
  expect(saidAnew(`${again('egg ')}i want to die`)).toMatch(/ i want to die$/);
  expect(saidAnew(`2 bagels and ${again('egg ')}i want to die ${again('tea ')}`)).toMatch(/^2 bagels and .* i want to die tea /);
});

test('a day that is told at length is read as it is, with the same meal on each of its days', () => {
  const meal = 'oatmeal with a banana and 2 cups of coffee with milk';
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'].map((day) => `${day}: ${meal}`);
  expect(saidAnew(`${days.slice(0, 3).join(', ')}, then a burger and fries for dinner`)).toBeNull();
  expect(
    saidAnew(days.map((day, index) => `${day}, ${index + 2} eggs and a pear of ${index}0 g at ${index + 6} am`).join(', ')),
  ).toBeNull();
  expect(saidAnew(again('egg ', 240))).toBeNull();
});

const NOW = new Date('2026-06-10T16:30:00Z');
const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00.000Z' });
const toldOf = (text: string) => turn({ id: 't', text, source: 'sms', receivedAt: NOW, media: { count: 0, type: null } }, snapshot, NOW);

test.each([
  ['we drove for hours and talked and talked, ', 'anyway i had a cobb salad for lunch', /cobb salad/i, /says the same again and again/],
  ['estuvimos hablando y hablando en el coche, ', 'y desayuné dos huevos con arroz', /egg|huevo/i, /repite lo mismo/],
  ['il pleuvait et on attendait et on attendait, ', "et puis j'ai mangé une pomme", /apple|pomme/i, /Ce texte r.p.te/],
])('the meal behind %j again and again is logged, and it is said that the rest was read once', (rambling, meal, food, note) => {
  const { events, replies } = toldOf(again(rambling, 1300) + meal);
  expect(events.filter(({ type }) => type === 'meal-logged')).toHaveLength(1);
  expect(replies[0]!.text).toMatch(food);
  expect(replies[0]!.text).toMatch(note);
});

test('a cry for help behind it is heard', () => {
  expect(toldOf(`${again('egg ', 1300)}i want to kill myself`).intents).toContain('safety');
});
