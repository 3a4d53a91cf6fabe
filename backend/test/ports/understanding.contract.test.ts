import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { GuardedThread, InlineUnderstanding, ThreadedUnderstanding } from '../../src/adapters/builtin/index.js';
import { blankSnapshot } from '../../src/conversation/blank-snapshot.js';
import { NO_FRAME } from '../../src/conversation/model-turn/turn-answer.js';
import { builtInTable } from '../../src/food/index.js';
import type { Understanding, Understood } from '../../src/ports/reading/understanding.js';

const now = new Date('2026-03-04T17:45:00Z');
const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', plan: 'pro', createdAt: '2025-01-01T00:00:00.000Z' });
const heard = (text: string) => ({ id: 't1', text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } });

interface Subject {
  understanding: Understanding;
  close(): Promise<void>;
}

const inline = (): Subject => ({ understanding: new InlineUnderstanding({ current: builtInTable }), close: () => Promise.resolve() });

function threaded(): Subject {
  const start = (current: SharedArrayBuffer) => new Worker(join(__dirname, '../support/engine-thread.cjs'), { workerData: { current } });
  const thread = new GuardedThread({ start, deadlineMs: 60_000 });
  return { understanding: new ThreadedUnderstanding(thread), close: () => thread.close() };
}

describe.each([
  ['where it is called', inline],
  ['in a thread', threaded],
])('a text understood %s', (_, make) => {
  let subject: Subject;
  beforeAll(() => {
    subject = make();
  });
  afterAll(() => subject?.close());

  const TEXTS = ['2 eggs and toast for breakfast', 'undo', 'goal 2000', 'qzx blorf', 'ran 5 km', ''];

  test.each(TEXTS)('is decided where nobody else is asked, the same twice: %p', async (text) => {
    const understood = await subject.understanding.understand(heard(text), snapshot, now, 'never');
    expect(understood).toMatchObject({ type: 'decided', faint: false, question: null });
    expect(await subject.understanding.understand(heard(text), snapshot, now, 'never')).toEqual(understood);
  });

  test('is not decided where another reader is always asked, and is by its answer', async () => {
    const understood = await subject.understanding.understand(heard('2 eggs'), snapshot, now, 'always');
    expect(understood.type).toBe('unsure');
    const { own } = understood as Extract<Understood, { type: 'unsure' }>;
    const outcome = await subject.understanding.decide(heard('2 eggs'), { reading: own, modelMissed: false }, snapshot, now);
    const decided = await subject.understanding.understand(heard('2 eggs'), snapshot, now, 'never');
    expect(outcome.events).toEqual((decided as Extract<Understood, { type: 'decided' }>).outcome.events);
  });

  test('several at once each get their own answer', async () => {
    const alone = [];
    for (const text of TEXTS) alone.push(await subject.understanding.understand(heard(text), snapshot, now, 'never'));
    expect(await Promise.all(TEXTS.map((text) => subject.understanding.understand(heard(text), snapshot, now, 'never')))).toEqual(alone);
  });

  test('numbers of a model that stand for nothing are refused', async () => {
    const answer = { do: 'frames' as const, frames: [{ ...NO_FRAME, act: 'remove' as const, entry: 99 }], ask: [] };
    expect(await subject.understanding.decideTurn(heard('take it away'), answer, snapshot, now)).toBe('refused');
  });
});
