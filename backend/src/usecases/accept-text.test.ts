import { acceptText } from './accept-text.js';

test.each([
  ['2 eggs and toast', false],
  ['egg '.repeat(400), true],
])('of a text that may take long to understand it is rung that others may go first (%#)', async (body, later) => {
  const rung: unknown[] = [];
  const deps = {
    store: { accept: () => Promise.resolve({ textId: 't', conversationId: 'c', fresh: true }) },
    outbox: { numberAnswers: () => Promise.resolve() },
    queue: { ringMail: (...given: unknown[]) => (rung.push(given), Promise.resolve()) },
    clock: { now: () => new Date('2026-06-10T12:00:00Z') },
    log: { info: () => undefined },
    metrics: { count: () => undefined },
  } as unknown as Parameters<typeof acceptText>[0];
  await acceptText(deps, { providerId: 'SM1', from: '+12025550123', to: '+12025550100', body, media: { count: 0, type: null } });
  expect(rung).toEqual([['c', later]]);
});
