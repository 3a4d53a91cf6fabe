import { createHash } from 'node:crypto';
import { AnswersInMemory } from '../../src/adapters/local/answers-in-memory.js';
import { makeDataSource, PostgresModelAnswers } from '../../src/adapters/postgres/index.js';
import type { ModelAnswers } from '../../src/ports/storage/diary/model-answers.js';
import { freshDatabase } from '../support/postgres.js';

interface Subject {
  answers: ModelAnswers;
  close(): Promise<void>;
}

async function inPostgres(): Promise<Subject> {
  const database = await freshDatabase();
  const dataSource = await makeDataSource(database.url, 4, 'test').initialize();
  return {
    answers: new PostgresModelAnswers(dataSource),
    close: async () => {
      await dataSource.destroy();
      await database.drop();
    },
  };
}

const inMemory = (): Promise<Subject> => Promise.resolve({ answers: new AnswersInMemory(), close: () => Promise.resolve() });

/** As `answer-key.ts` makes them. */
const keyOf = (words: string) => createHash('sha256').update(words).digest('hex');
const kept = (answer: unknown) => ({ answer, promptVersion: 'v1', model: 'm', promptTokens: 7, completionTokens: 3 });

describe.each([
  ['PostgreSQL', inPostgres],
  ['memory', inMemory],
])('answers of a model, kept in %s', (_, make) => {
  let subject: Subject;
  beforeAll(async () => {
    subject = await make();
  });
  afterAll(() => subject?.close());

  test('are found under their key as they were, and under no other', async () => {
    for (const [words, answer] of [
      ['an object', { items: [{ name: 'egg', quantity: 2 }] }],
      ['nothing', null],
      ['words', 'as they are'],
    ] as const) {
      const key = keyOf(words);
      expect(await subject.answers.find(key)).toBeNull();
      await subject.answers.keep(key, kept(answer));
      expect(await subject.answers.find(key)).toEqual(kept(answer));
    }
  });

  test('stay the first that was kept, whoever comes later or at once', async () => {
    await subject.answers.keep(keyOf('first'), kept(1));
    await subject.answers.keep(keyOf('first'), kept(2));
    expect(await subject.answers.find(keyOf('first'))).toEqual(kept(1));
    await Promise.all([3, 4, 5].map((answer) => subject.answers.keep(keyOf('at once'), kept(answer))));
    const found = await subject.answers.find(keyOf('at once'));
    await subject.answers.keep(keyOf('at once'), kept(6));
    expect(await subject.answers.find(keyOf('at once'))).toEqual(found);
  });
});
