import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.test.ts', '**/*.test.tsx', 'backend/test/**/*.ts'];
/** The pure core: `now` and ids are handed in. */
const core = ['domain', 'food', 'reading', 'conversation'].map((folder) => `backend/src/${folder}/**/*.ts`);
/** Files that are long because they are tables or a history. */
const tables = ['backend/src/**/migrations/**', 'backend/src/**/*-table.ts', 'backend/src/**/*-tables.ts'];

const handedIn = 'The core knows no clock and no randomness: let the caller hand it in.';

export default tseslint.config(
  { ignores: ['**/dist/**', '**/dist.*/**', '**/node_modules/**', '.data/**', 'coverage/**'] },
  js.configs.recommended,
  { files: ['**/*.mjs', '**/*.cjs', '**/*.js'], languageOptions: { globals: globals.node } },
  // Scripts that measure pages hand functions over to the browser.
  { files: ['scripts/lib/quality/**'], languageOptions: { globals: globals.browser } },
  {
    files: typescript,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['dashboard/**/*.{ts,tsx}', 'admin/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: core,
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'setTimeout', 'setInterval', 'fetch', 'crypto', 'performance', 'Buffer', 'console'].map((name) => ({
          name,
          message: handedIn,
        })),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: handedIn },
        { object: 'Math', property: 'random', message: handedIn },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: handedIn },
        { selector: "CallExpression[callee.name='Date']", message: handedIn },
        { selector: "CallExpression[callee.name='moment'][arguments.length=0]", message: handedIn },
        { selector: "CallExpression[callee.object.name='moment'][callee.property.name='tz'][arguments.length=1]", message: handedIn },
      ],
    },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-assertion': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  // `test` of node:test gives a promise that its runner waits for.
  {
    files: ['scripts/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: ['test', 'default'], package: 'node:test' }] },
      ],
    },
  },
  { files: tables, rules: { 'max-lines': 'off' } },
  prettier,
);
