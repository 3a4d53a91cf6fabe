import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MeasuredText, scoreReading } from '../../src/cli/eval-model/measured.js';
import { play } from '../../src/cli/eval-model/play.js';
import { ModelTape } from '../../src/cli/eval-model/tape.js';

const folder = fileURLToPath(new URL('../../../nlp-fixtures/model/', import.meta.url));
const tape = new ModelTape(`${folder}answers.jsonl`);
const texts = readFileSync(`${folder}texts.jsonl`, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as MeasuredText);
const played = texts.map((text) => ({ text, ...play(text, tape) }));

/** Of the twenty texts of a style so many must come out right with the answers on the tape. */
const FLOOR: Readonly<Record<string, number>> = { grams: 18, list: 18, sentence: 18, sms: 18 };

test('every text has a recorded first answer', () => {
  expect(texts).toHaveLength(80);
  expect(played.filter(({ merged }) => merged === null).map(({ text }) => text.id)).toEqual([]);
});

test.each(Object.entries(FLOOR))('recorded answers make %s texts right', (style, floor) => {
  const right = played.filter(({ text, chosen, merged }) => text.style === style && scoreReading(text, (chosen ?? merged)!).right);
  expect(right.length).toBeGreaterThanOrEqual(floor);
});

test('what both readers agree on is not asked about again, and is right', () => {
  const settled = played.filter(({ second }) => second === null);
  expect(settled.length).toBeGreaterThan(15);
  const right = settled.filter(({ text, merged }) => scoreReading(text, merged!).right);
  expect(right.length / settled.length).toBeGreaterThan(0.9);
});
