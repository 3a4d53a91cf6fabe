import { setImmediate as turn } from 'node:timers/promises';
import { type Announcement, Announcer } from './announcer.js';

test('what is told while an announcement is under way goes with the next one, each once', async () => {
  const announced: (readonly Announcement[])[] = [];
  let arrive = (): void => undefined;
  const announcer = new Announcer((all) => {
    announced.push(all);
    return new Promise((resolve) => (arrive = resolve));
  });
  announcer.tell('notices', 'ann messages');
  announcer.tell('notices', 'ann entries');
  announcer.tell('notices', 'ann messages');
  await turn();
  for (let text = 0; text < 100; text += 1) announcer.tell('notices', `${text % 2 ? 'bob' : 'ann'} messages`);
  await turn();
  expect(announced).toEqual([
    [
      ['notices', 'ann messages'],
      ['notices', 'ann entries'],
    ],
  ]);
  arrive();
  await turn();
  expect(announced.slice(1)).toEqual([
    [
      ['notices', 'ann messages'],
      ['notices', 'bob messages'],
    ],
  ]);
});

test('one that fails is said, and stops none that come after it', async () => {
  const trouble = jest.fn();
  let away = true;
  const announced: string[] = [];
  const announcer = new Announcer((all) => {
    if (away) return Promise.reject(new Error('away'));
    announced.push(...all.map(([, payload]) => payload));
    return Promise.resolve();
  }, trouble);
  announcer.tell('notices', 'lost');
  await turn();
  await turn();
  away = false;
  announcer.tell('notices', 'told');
  await turn();
  await turn();
  expect(announced).toEqual(['told']);
  expect(trouble).toHaveBeenCalledTimes(1);
});
