import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { answerSchema } from '../../src/adapters/openai/answer-schema.js';
import { READ_TEXT_V2 } from '../../src/adapters/openai/prompts/read-text-v2.js';
import { recordTapes } from '../../src/cli/record-tapes.js';
import type { Tape } from '../../src/cli/tape.js';
import { groundAnswer } from '../../src/reading/model/ground-answer.js';
import type { Reading } from '../../src/reading/index.js';
import { ModelDouble, says } from '../model-double/model-double.js';
import { mismatch } from './match.js';

// UPDATE_FIXTURES=1 rewrites what we make of the answers. Read the diff.
const update = process.env['UPDATE_FIXTURES'] === '1';
const root = fileURLToPath(new URL('../../../nlp-fixtures/tapes/', import.meta.url));
const tapes = readdirSync(root)
  .filter((name) => name.endsWith('.yaml'))
  .map((file) => ({ file, tape: parse(readFileSync(root + file, 'utf8')) as Tape }));

function readingOf({ text, answer, given = {} }: Tape): Reading {
  const { now = '2025-06-10T12:30:00-04:00', zone = 'America/New_York', country = 'US' } = given;
  const context = { now: new Date(now), zone, country, meal: null, weightKg: null, memory: [] };
  return groundAnswer(answerSchema.parse(answer), { text, context }).reading;
}

const round = (value: number | null | undefined): number | null => (value === null || value === undefined ? null : Math.round(value));

/** What a tape tells of our reading. */
const told = (reading: Reading): Record<string, unknown> => ({
  meals: reading.meals.map(({ meal, day, time, items }) => ({
    meal,
    day,
    time,
    items: items.map(({ name, quantity, unit, size, nutrients, source, assumed }) => ({
      name,
      quantity,
      unit,
      size,
      calories: round(nutrients?.calories),
      source,
      assumed,
    })),
  })),
  workouts: reading.workouts.map(({ activity, minutes, calories, distance, day }) => ({
    activity,
    minutes,
    calories: round(calories),
    distance,
    day,
  })),
  asides: reading.asides.map(({ stance }) => stance),
});

test('there are tapes, and each says what it shows and whose answer it holds', () => {
  expect(tapes.length).toBeGreaterThan(5);
  for (const { tape } of tapes) {
    expect(tape.why.length).toBeGreaterThan(10);
    expect(tape.by).toMatch(/\S/);
  }
});

describe.each(tapes)('$file', ({ file, tape }) => {
  test('belongs to the prompt in use', () => expect(tape.prompt).toBe(READ_TEXT_V2.version));

  test(tape.text, () => {
    const got = told(readingOf(tape));
    if (update)
      writeFileSync(
        root + file,
        stringify({ ...tape, reading: tape.reading && !mismatch(tape.reading, got) ? tape.reading : got }, { lineWidth: 160 }),
      );
    else expect(mismatch(tape.reading, got)).toBeNull();
  });
});

test('a recording keeps the words of the model under the prompt in use, and replays', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tapes-'));
  const answer = { ...tapes[0]!.tape.answer!, language: 'en' as const };
  const double = await ModelDouble.start(says(answer));
  const options = { folder, apiKey: 'any', baseUrl: double.baseUrl, model: 'double', deadlineMs: 10_000, say: () => undefined };
  try {
    expect(await recordTapes({ ...options, add: { name: 'new', text: tapes[0]!.tape.text } })).toBe(1);
    const first = parse(readFileSync(join(folder, 'new.yaml'), 'utf8')) as Tape;
    expect(first).toMatchObject({ prompt: READ_TEXT_V2.version, by: 'double', text: tapes[0]!.tape.text, answer });
    writeFileSync(join(folder, 'new.yaml'), stringify({ ...first, by: 'hand', why: 'It was written by hand.', reading: { workouts: [] } }));
    expect(await recordTapes({ ...options, add: null })).toBe(1);
    const again = parse(readFileSync(join(folder, 'new.yaml'), 'utf8')) as Tape;
    expect(again).toMatchObject({ by: 'double', why: 'It was written by hand.', reading: { workouts: [] } });
    expect(readingOf(again)).toEqual(readingOf({ ...again, answer }));
  } finally {
    await double.stop();
  }
});
