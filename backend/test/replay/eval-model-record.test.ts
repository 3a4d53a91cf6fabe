import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MeasuredText } from '../../src/cli/eval-model/measured.js';
import { play } from '../../src/cli/eval-model/play.js';
import { recordTexts, recordTurns } from '../../src/cli/eval-model/record.js';
import { ModelTape } from '../../src/cli/eval-model/tape.js';
import { readDialogues } from '../../src/cli/eval-model/turns.js';
import { NO_FRAME } from '../../src/conversation/model-turn/turn-answer.js';
import type { KeptTurn } from '../../src/cli/turn-tape.js';

const fixtures = fileURLToPath(new URL('../../../nlp-fixtures/model/', import.meta.url));
const WHOSE = { by: 'a model', on: '2026-11-26' };
let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'mealtext-tape-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const texts = readFileSync(join(fixtures, 'texts.jsonl'), 'utf8')
  .split('\n')
  .slice(0, 4)
  .map((line) => JSON.parse(line) as MeasuredText);

test('both calls of a text are asked for, and kept with whose they are and of which day', async () => {
  const known = new ModelTape(join(fixtures, 'answers.jsonl'));
  const fresh = new ModelTape(join(folder, 'answers.jsonl'));
  const asked: string[] = [];
  const refused = await recordTexts(
    texts,
    fresh,
    (prompt, place) => {
      asked.push(prompt.version);
      return Promise.resolve(known.answer(place) ?? { choices: [{ item: 1, row: 1, line: 1, count: 1 }] });
    },
    WHOSE,
  );
  expect(refused).toEqual([]);
  expect(asked.length).toBeGreaterThan(texts.length);
  const again = new ModelTape(join(folder, 'answers.jsonl'));
  expect(again.names).toEqual(['a model, 2026-11-26']);
  expect(texts.every((text) => play(text, again).chosen !== null)).toBe(true);
});

test('what is not of the schema is named and not kept, and who does not answer is not asked twice', async () => {
  const fresh = new ModelTape(join(folder, 'answers.jsonl'));
  expect(await recordTexts(texts.slice(0, 1), fresh, () => Promise.resolve({ meals: 'evil' }), WHOSE)).toEqual([
    `${texts[0]!.id}, first call`,
  ]);
  expect(await recordTexts(texts.slice(0, 1), fresh, () => Promise.resolve(undefined), WHOSE)).toEqual([]);
  expect(fresh.names).toEqual([]);
});

test('an answer about a turn is kept by the words of what it names, so that it stands when others are offered', async () => {
  const [dialogue] = readDialogues(fixtures.replace(/\/$/, ''));
  const turns = new Map<string, KeptTurn>();
  const answer = { do: 'frames', frames: [{ ...NO_FRAME, act: 'candidate', candidate: 1 }], ask: [] };
  expect(await recordTurns([dialogue!], turns, join(folder, 'turns.jsonl'), () => Promise.resolve(answer), WHOSE)).toEqual([]);
  const [kept] = turns.values();
  expect(kept).toMatchObject({ ...WHOSE, do: 'frames', frames: [{ act: 'candidate', candidate: expect.stringMatching(/\w+ \w+/) }] });
  expect(Object.keys(kept!.frames![0]!)).toEqual(['act', 'candidate']);
  expect(readFileSync(join(folder, 'turns.jsonl'), 'utf8')).toBe([...turns.values()].map((one) => `${JSON.stringify(one)}\n`).join(''));
});
