import { ReaderUnavailable } from '../../src/ports/reading/reader.js';
import { readText as builtIn } from '../../src/reading/index.js';
import { inShadow, readInShadow } from '../../src/usecases/read-in-shadow.js';
import { readText, type Unsure } from '../../src/usecases/read-text.js';
import type { Dependencies } from '../../src/usecases/dependencies.js';
import { context } from '../support/reading-context.js';

const words = '2 eggs and toast';
const own = builtIn(words, context);
const other = builtIn('3 eggs', context);
const unsure: Unsure = { type: 'unsure', words, context, as: 'auto', own, faint: false };
const user = { id: 'u', plan: 'pro', timezone: 'America/New_York' } as never;

function deps(given: { kept?: boolean; fails?: ReaderUnavailable; left?: number; spent?: number; limit?: number } = {}) {
  const done = { taken: 0, givenBack: 0, asked: 0, log: [] as string[], counts: [] as string[] };
  const { limit } = given;
  const made = {
    model: {
      readKept: () => Promise.resolve(given.kept ? other : null),
      read: () => {
        done.asked += 1;
        return given.fails ? Promise.reject(given.fails) : Promise.resolve(other);
      },
    },
    store: {
      takeModelRead: () => {
        if (done.taken >= (given.left ?? 1)) return Promise.resolve(false);
        done.taken += 1;
        return Promise.resolve(true);
      },
      giveBackModelRead: () => Promise.resolve(void (done.givenBack += 1)),
      modelTokens: () => Promise.resolve({ tokensIn: given.spent ?? 0, tokensOut: 0 }),
    },
    rules: {
      capabilities: { pro: { modelReadsPerDay: 1 } },
      model: { monthly: limit === undefined ? null : { limit, tokenIn: 0.001, tokenOut: 0.001 } },
    },
    log: {
      warn: (line: string, data: object) => void done.log.push(`warn ${line} ${JSON.stringify(data)}`),
      error: (line: string, data: object) => void done.log.push(`error ${line} ${JSON.stringify(data)}`),
    },
    metrics: { count: (_: string, labels: { result: string }) => void done.counts.push(labels.result), time: () => undefined },
  } as unknown as Dependencies;
  return { done, made };
}

test('what was asked before takes nothing of the allowance, also when nothing is left', async () => {
  const { done, made } = deps({ kept: true, left: 0 });
  expect(await readText(made, unsure, user)).toEqual({ reading: other, modelMissed: false });
  expect(done).toMatchObject({ taken: 0, asked: 0, counts: ['kept'] });
});

test('an answer takes one of the allowance; without one left the built-in reading stands', async () => {
  const { done, made } = deps();
  expect((await readText(made, unsure, user)).reading).toBe(other);
  expect(await readText(made, unsure, user)).toEqual({ reading: own, modelMissed: true });
  expect(done).toMatchObject({ taken: 1, givenBack: 0, asked: 1, counts: ['answered', 'no-allowance'] });
});

test('no answer takes nothing', async () => {
  const { done, made } = deps({ fails: new ReaderUnavailable('timeout') });
  expect(await readText(made, unsure, user)).toEqual({ reading: own, modelMissed: true });
  expect(done).toMatchObject({ taken: 1, givenBack: 1, log: ['warn model unavailable {"reason":"timeout"}'] });
});

test('settings that are refused are no outage: told with what the server said, and nothing promised for later', async () => {
  const { done, made } = deps({ fails: new ReaderUnavailable('misconfigured', '401 invalid_api_key') });
  expect(await readText(made, unsure, user)).toEqual({ reading: own, modelMissed: false });
  expect(done.log).toEqual(['error model settings are refused {"detail":"401 invalid_api_key"}']);
});

test('beyond the month’s money the built-in reader answers, and nothing is promised', async () => {
  const { done, made } = deps({ spent: 100, limit: 0.1 });
  expect(await readText(made, unsure, user)).toEqual({ reading: own, modelMissed: false });
  expect(done).toMatchObject({ asked: 0, counts: ['no-budget'] });
  expect((await readText(deps({ spent: 99, limit: 0.1 }).made, unsure, user)).reading).toBe(other);
});

test('a share of the sure texts is read twice, always the same ones, and counted', async () => {
  const ids = Array.from({ length: 1000 }, (_, at) => `00000000-0000-4000-8000-${(at * 7919).toString(16).padStart(12, '0')}`);
  expect(ids.filter((id) => inShadow(id, 0))).toEqual([]);
  const some = ids.filter((id) => inShadow(id, 10));
  expect(some.length).toBeGreaterThan(50);
  expect(some.length).toBeLessThan(150);
  const { done, made } = deps();
  await readInShadow(made, unsure);
  await readInShadow(deps({ fails: new ReaderUnavailable('down') }).made, unsure);
  expect(done.counts).toEqual(['other']);
});
