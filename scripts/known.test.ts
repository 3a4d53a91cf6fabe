import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { after, before, test } from 'node:test';
import { at } from './bootstrap/root.mjs';
import { TYPES_OF } from './lib/check-steps.js';
import { unlessKnown } from './lib/known/known-step.js';
import { type Report, runSuites } from './lib/known/run-suites.js';
import { runSteps } from './lib/run-steps.js';

/** A tree as ours, in small: a suite that imports, one that reads, and one that does neither. */
const FILES = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'backend/package.json': '{}',
  'backend/jest.config.mjs': `export default { projects: [{ displayName: 'core', rootDir: import.meta.dirname, transform: {}, setupFiles: ['<rootDir>/setup.js'] }] };`,
  'backend/setup.js': '',
  'backend/leaf.js': 'module.exports = 1;',
  'backend/middle.js': `module.exports = require('./leaf');`,
  'backend/imports.test.js': `test('is a number', () => expect(typeof require('./middle')).toBe('number'));`,
  'backend/reads.test.js': `const { existsSync, readFileSync, readdirSync } = require('node:fs'); const { join } = require('node:path');
    test('has words', () => expect(readFileSync(join(__dirname, '../data/words.txt'), 'utf8')).toContain('word'));
    test('and no more files', () => expect(readdirSync(join(__dirname, '../data')).length).toBeLessThan(3));
    test('and no ban', () => expect(existsSync(join(__dirname, '../ban'))).toBe(false));`,
  'backend/alone.test.js': `test('is true', () => expect(process.env.KNOWN_TEST_SAYS ?? 'yes').toBe('yes'));`,
  'backend/starts.test.js': `require('node:child_process'); test('is anybody\\'s guess', () => undefined);`,
  'data/words.txt': 'a word',
};
const ALL = ['alone', 'imports', 'reads', 'starts'];
/** It may start anything, so it is never known. */
const ALWAYS = 'starts';

let root = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const remove = (path: string) => rmSync(join(root, path));
before(() => {
  root = mkdtempSync(join(tmpdir(), 'mealtext-known-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});
after(() => rmSync(root, { recursive: true, force: true }));

/** Which suites ran, and whether all that did passed. */
async function run(by = 'backend/jest.config.mjs'): Promise<{ ran: string[]; ok: boolean; known: number }> {
  const to = join(root, 'report.json');
  const config = join(root, by);
  const code = await runSuites({ root, config, projects: ['core'], workers: 1, store: join(root, 'store.json'), to });
  const { testResults, known } = JSON.parse(readFileSync(to, 'utf8')) as Report;
  const names = testResults.map(({ name }) => /(\w+)\.test\.[jt]s$/.exec(name)![1]!).sort();
  return { ran: names, ok: code === 0, known: known.reduce((sum, { passed }) => sum + passed, 0) };
}

test('what passed is known, and is run again when anything that it depends on is another', async () => {
  assert.deepEqual(await run(), { ran: ALL, ok: true, known: 0 });
  assert.deepEqual(await run(), { ran: [ALWAYS], ok: true, known: 5 });
  // Each runs what it touches, and nothing that was touched before: that is known again.
  const changes: [what: string, change: () => void, again: string[]][] = [
    ['what is imported by what it imports', () => write('backend/leaf.js', 'module.exports = 2;'), ['imports']],
    ['a file beside that is not the one imported', () => write('backend/leaf/index.js', 'module.exports = 3;'), []],
    ['what it reads', () => write('data/words.txt', 'another word'), ['reads']],
    ['the suite itself', () => write('backend/alone.test.js', `${FILES['backend/alone.test.js']} // Now said.`), ['alone']],
    ['what is in a folder that it lists', () => write('data/more.txt', ''), ['reads']],
    ['nothing', () => undefined, []],
    ['what runs before every suite', () => write('backend/setup.js', 'globalThis.set = true;'), ['alone', 'imports', 'reads']],
    ['nothing more', () => undefined, []],
    [
      'the configuration',
      () => write('backend/jest.config.mjs', `${FILES['backend/jest.config.mjs']} // Now said.`),
      ['alone', 'imports', 'reads'],
    ],
    ['nothing since', () => undefined, []],
    ['the packages', () => write('package-lock.json', '{ }'), ['alone', 'imports', 'reads']],
    ['nothing at all', () => undefined, []],
  ];
  for (const [what, change, again] of changes) {
    change();
    assert.deepEqual((await run()).ran, [...again, ALWAYS].sort(), what);
  }
});

test('what breaks is told, until it is mended', async () => {
  const breaks: [what: string, spoil: () => void, mend: () => void][] = [
    ['an import', () => write('backend/leaf.js', `module.exports = 'two';`), () => write('backend/leaf.js', FILES['backend/leaf.js'])],
    ['data', () => write('data/words.txt', 'nothing'), () => write('data/words.txt', FILES['data/words.txt'])],
    ['a file that was not there', () => write('ban', ''), () => remove('ban')],
    ['a file too many', () => write('data/third.txt', ''), () => remove('data/third.txt')],
  ];
  for (const [what, spoil, mend] of breaks) {
    spoil();
    assert.equal((await run()).ok, false, what);
    assert.equal((await run()).ok, false, `${what}, again`);
    mend();
    assert.equal((await run()).ok, true, `${what}, mended`);
  }
});

test('what passed is kept while others run', async (t) => {
  const suite = `const { existsSync, readFileSync, writeFileSync } = require('node:fs'); const { join } = require('node:path');
    const [begun, store] = ['begun', 'early.json'].map((name) => join(__dirname, '../..', name));
    const isKept = () => existsSync(store) && readFileSync(store, 'utf8').includes('of-two');
    test('whoever comes second waits for the first', async () => {
      if (!existsSync(begun)) return writeFileSync(begun, '');
      while (!isKept()) await new Promise((resolve) => setTimeout(resolve, 20));
    }, 60_000);`;
  const files = {
    'backend/two.config.mjs': `export default { projects: [{ displayName: 'core', rootDir: import.meta.dirname + '/two', transform: {} }] };`,
    'backend/two/one-of-two.test.js': suite,
    'backend/two/other-of-two.test.js': suite,
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  t.after(() => Object.keys(files).forEach(remove));
  const [config, store, to] = ['backend/two.config.mjs', 'early.json', 'report.json'].map((name) => join(root, name)) as [
    string,
    string,
    string,
  ];
  assert.equal(await runSuites({ root, config, projects: ['core'], workers: 1, store, to, keepEvery: 50 }), 0);
});

test('what suites share looks once, and is noted of each that imports it', async (t) => {
  const runtime = at('backend/test/support/shared-runtime.cjs');
  const files = {
    'backend/sharing.config.mjs': `export default { projects: [{ displayName: 'core', rootDir: import.meta.dirname + '/src', transform: {}, runtime: ${JSON.stringify(runtime)} }] };`,
    'backend/src/words.ts': `const { readFileSync } = require('node:fs'); const { join } = require('node:path');
      let said; exports.words = () => (said ??= readFileSync(join(__dirname, '../../data/words.txt'), 'utf8'));`,
    'backend/src/first.test.ts': `test('has words', () => expect(require('./words').words()).toContain('word'));`,
    'backend/src/second.test.ts': `test('has words too', () => expect(require('./words').words()).toContain('word'));`,
    'backend/src/third.test.ts': `test('is true', () => expect(true).toBe(true));`,
  };
  for (const [path, text] of Object.entries(files)) write(path, text);
  t.after(() => Object.keys(files).forEach(remove));
  const sharing = () => run('backend/sharing.config.mjs');
  assert.deepEqual(await sharing(), { ran: ['first', 'second', 'third'], ok: true, known: 0 });
  assert.deepEqual(await sharing(), { ran: [], ok: true, known: 3 });
  write('data/words.txt', 'nothing');
  assert.deepEqual(await sharing(), { ran: ['first', 'second'], ok: false, known: 1 });
  write('data/words.txt', FILES['data/words.txt']);
});

test('a variable that a suite looks at is one of its inputs', async (t) => {
  t.after(() => delete process.env['KNOWN_TEST_SAYS']);
  await run();
  process.env['KNOWN_TEST_SAYS'] = 'no';
  assert.deepEqual(await run(), { ran: ['alone', ALWAYS], ok: false, known: 4 });
});

test('a step that passed is known until one of its files is another; what failed never is', async () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
  git('init', '-q');
  const store = join(root, 'steps.json');
  const step = (of?: RegExp) =>
    unlessKnown(
      {
        name: 'words',
        command: ['-e', `process.exit(/word/.test(fs.readFileSync(${JSON.stringify(join(root, 'data/words.txt'))})) ? 0 : 1)`],
      },
      of,
      { root, store },
    );
  const outcome = async (of?: RegExp) => {
    const [row] = (await runSteps([step(of)]))!;
    return row!.failed ? 'failed' : row!.known ? 'known' : 'passed';
  };
  // Kept outside of the tree's own list, as our store is.
  write('.gitignore', 'steps.json');
  assert.deepEqual([await outcome(), await outcome()], ['passed', 'known']);
  write('backend/new.js', '');
  assert.deepEqual([await outcome(), await outcome()], ['passed', 'known']);
  write('data/words.txt', 'nothing');
  assert.deepEqual([await outcome(), await outcome()], ['failed', 'failed']);
  write('data/words.txt', 'a word');
  assert.equal(await outcome(), 'known');
  assert.equal(await outcome(/^data\//), 'passed');
  write('backend/new.js', '// Of no concern.');
  assert.equal(await outcome(/^data\//), 'known');
  remove('data/words.txt');
  assert.equal(await outcome(/^data\//), 'failed');
});

for (const [name, of] of Object.entries(TYPES_OF))
  test(`the types of ${name} depend on no file but those that its step names`, () => {
    const said = execFileSync(process.execPath, [at('node_modules/typescript-7/bin/tsc'), '-p', at(name), '--listFilesOnly'], {
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });
    const files = said.split('\n').filter((file) => file && !file.includes('/node_modules/'));
    assert.ok(files.length > 50);
    const here = files.map((file) => relative(at('.'), file)).filter((file) => !file.startsWith('..'));
    assert.deepEqual(
      here.filter((file) => !of.test(file)),
      [],
    );
  });
