import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as entities from '../../src/adapters/postgres/entities/index.js';
import { rawStatementsIn, rawStatementsOf, sourcesIn } from './raw-sql.js';

const SOURCES = join(__dirname, '../../src');

test('what repositories and the query builder could carry is not written out: all SQL says beside it why it is', () => {
  const without = rawStatementsIn(SOURCES).filter(({ reasoned }) => !reasoned);
  expect(without.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

test.each([
  ['// SQL: rows are claimed.\nimport a from "a";\nconst b = () => a.query("select 1");', [true]],
  ['/** Counts. SQL: a sum. */\nfunction a() { return b.query("select 1"); }\nfunction c() { return b.query("select 2"); }', [true, false]],
  ['function a() {\n  // SQL: many at once.\n  if (b) b.query("select 1");\n  b.query("select 2");\n}', [true, false]],
  ['// Is SQL.\nb.query("select 1");', [false]],
  ['b.getRepository(A).insert({});', []],
])('a reason is found beside a statement, and only there: %s', (text, reasoned) =>
  expect(rawStatementsOf('a.ts', text).map((one) => one.reasoned)).toEqual(reasoned),
);

test('each entity is what some part of the product works with', () => {
  const folder = join(SOURCES, 'adapters/postgres/entities/');
  const texts = sourcesIn(SOURCES)
    .filter((path) => !path.startsWith(folder))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => text.includes('entities/index.js'));
  const idle = Object.keys(entities).filter((name) => !texts.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(idle).toEqual([]);
});
