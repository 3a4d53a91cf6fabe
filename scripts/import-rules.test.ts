import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { brokenImportRules } from './lib/import-rules.js';
import { at } from './bootstrap/root.mjs';

/** One violation of every rule: the file it is planted in, and its text. Targets that may not exist yet are planted too. */
const plants: Record<string, [path: string, text: string]> = {
  'contract-imports': ['backend/src/contract/planted.ts', `import '../ports/process/clock.js';`],
  'domain-imports': ['backend/src/domain/planted.ts', `import '../food/target.js';`],
  'food-imports': ['backend/src/food/planted.ts', `import '../reading/target.js';`],
  'reading-imports': ['backend/src/reading/planted.ts', `import '../conversation/target.js';`],
  'language-imports': ['backend/src/language/planted.ts', `import '../reading/target.js';`],
  'understanding-imports': ['backend/src/understanding/planted.ts', `import '../conversation/target.js';`],
  'conversation-imports': ['backend/src/conversation/planted.ts', `import '../ports/process/clock.js';`],
  'ports-imports': ['backend/src/ports/planted.ts', `import '../usecases/target.js';`],
  'ports-types-only': ['backend/src/ports/planted-value.ts', `import { a } from '../contract/target.js'; export const b = a;`],
  'usecases-imports': ['backend/src/usecases/planted.ts', `import '../adapters/one/target.js';`],
  'usecases-types-only': ['backend/src/usecases/planted-value.ts', `import { a } from '../reading/target.js'; export const b = a;`],
  'config-imports': ['backend/src/config/planted.ts', `import '../ports/process/clock.js';`],
  'jobs-imports': ['backend/src/jobs/planted.ts', `import '../adapters/one/target.js';`],
  'jobs-types-only': ['backend/src/jobs/planted-value.ts', `import { a } from '../config/target.js'; export const b = a;`],
  'http-imports': ['backend/src/http/planted.ts', `import '../adapters/one/target.js';`],
  'http-types-only': ['backend/src/http/planted-value.ts', `import { a } from '../config/target.js'; export const b = a;`],
  'adapters-imports': ['backend/src/adapters/one/planted.ts', `import '../../usecases/target.js';`],
  'adapters-types-only': [
    'backend/src/adapters/one/planted-value.ts',
    `import { a } from '../../conversation/target.js'; export const b = a;`,
  ],
  'adapters-apart': ['backend/src/adapters/two/planted.ts', `import '../one/target.js';`],
  'core-node': ['backend/src/reading/planted-node.ts', `import 'node:fs';`],
  'core-packages': ['backend/src/conversation/planted-package.ts', `import 'typeorm';`],
  'domain-door': ['backend/src/domain/index.ts', `export * from './planted-door.js';`],
  'app-on-top': ['backend/src/usecases/planted-app.ts', `import '../app/target.js';`],
  'cli-apart': ['backend/src/cli/planted.ts', `import '../main.js';`],
  'no-tests-in-the-product': ['backend/src/app/planted.ts', `import '../../test/target.js';`],
  'front-ends-apart': ['dashboard/src/planted.ts', `import '../../admin/src/target';`],
  'console-apart': ['admin/src/planted.ts', `import '../../dashboard/src/target';`],
  'front-ends-backend': [
    'dashboard/src/planted-backend.ts',
    `import type { a } from '../../backend/src/ports/target'; export type B = typeof a;`,
  ],
  'front-ends-contract-types': ['dashboard/src/planted-value.ts', `import { a } from '@mealtext/backend/contract'; export const b = a;`],
  'features-apart': ['dashboard/src/features/two/planted.ts', `import '../one/target';`],
  'features-below-app': ['dashboard/src/features/two/planted-app.ts', `import '../../app/target';`],
  'components-below': ['dashboard/src/components/planted.ts', `import '../features/one/target';`],
  'lib-below': ['dashboard/src/lib/planted.ts', `import '../components/target';`],
  'resources-below': ['admin/src/resources/planted.ts', `import '../admin';`],
  'providers-below': ['admin/src/providers/planted.ts', `import '../resources/target';`],
  'no-cycles': ['backend/src/food/planted-cycle.ts', `import './planted-back.js'; export const a = 1;`],
  resolvable: ['backend/src/http/planted-nowhere.ts', `import './nowhere.js';`],
  'no-dev-packages': ['backend/src/app/planted-dev.ts', `import 'jest';`],
};
const targets = [
  ...['domain', 'food', 'reading', 'conversation', 'contract', 'ports', 'usecases', 'adapters/one', 'config', 'app'].map(
    (folder) => `backend/src/${folder}/target.ts`,
  ),
  ...[
    'backend/test/target.ts',
    'dashboard/src/target.ts',
    'dashboard/src/features/one/target.ts',
    'dashboard/src/app/target.ts',
    'dashboard/src/components/target.ts',
  ],
  ...['admin/src/target.ts', 'admin/src/resources/target.ts'],
];
const packages = ['typeorm', 'jest', 'moment-timezone'];

let tree = '';
before(() => {
  tree = mkdtempSync(join(tmpdir(), 'mealtext-imports-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text);
  };
  for (const path of [
    'package.json',
    'tsconfig.json',
    'backend/package.json',
    'dashboard/package.json',
    'dashboard/tsconfig.json',
    'admin/package.json',
  ]) {
    write(path, readFileSync(at(path), 'utf8'));
  }
  for (const path of ['backend/src', 'dashboard/src', 'admin/src']) cpSync(at(path), join(tree, path), { recursive: true });
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  mkdirSync(join(tree, 'node_modules/@mealtext'));
  symlinkSync(join(tree, 'backend'), join(tree, 'node_modules/@mealtext/backend'));
  for (const path of targets) write(path, 'export const a = 1;\n');
  write('backend/src/food/planted-back.ts', `import './planted-cycle.js'; export const a = 1;\n`);
  write('backend/src/domain/planted-door.ts', `import 'moment-timezone';\n`);
  if (!existsSync(join(tree, 'backend/src/main.ts'))) write('backend/src/main.ts', 'export {};\n');
  for (const [path, text] of Object.values(plants)) write(path, `${text}\n`);
});
after(() => rmSync(tree, { recursive: true, force: true }));

test('a planted violation of every rule is found, at the place where it was planted', async () => {
  const { broken } = await brokenImportRules(tree);
  const missed = Object.entries(plants).filter(
    ([rule, [path]]) => !broken.some((one) => one.rule === rule && [one.from, one.to].includes(path)),
  );
  assert.deepEqual(
    missed.map(([rule]) => rule),
    [],
  );
});

test('no rule is without a planted violation', () => {
  const { forbidden } = createRequire(import.meta.url)(at('.dependency-cruiser.cjs')) as { forbidden: { name: string }[] };
  assert.deepEqual(
    forbidden.map(({ name }) => name).filter((name) => !plants[name]),
    [],
  );
});
