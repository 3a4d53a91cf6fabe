import { fileURLToPath } from 'node:url';

/** TypeScript as tests see it: transformed to CommonJS, so that no flags are needed, with the decorators that Nest and TypeORM read. */
const swc = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
  swcrc: false,
};

/** Packages that are published as ES modules only. */
const esm = ['@nestjs', 'file-type', 'load-esm', 'strtok3', 'token-types', '@tokenizer', 'uint8array-extras', '@borewit'];

const common = {
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  transform: { '^.+\\.(ts|js|mjs)$': ['@swc/jest', swc] },
  transformIgnorePatterns: [`/node_modules/(?!(${esm.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  cacheDirectory: fileURLToPath(new URL('../node_modules/.cache/jest', import.meta.url)),
};

/** For projects whose suites need no modules of their own: evaluating the product's takes longer than most tests. */
const shared = {
  testEnvironment: fileURLToPath(new URL('test/support/shared-environment.cjs', import.meta.url)),
  runtime: fileURLToPath(new URL('test/support/shared-runtime.cjs', import.meta.url)),
};

/** For projects with properties in them. */
const seeded = { setupFiles: ['<rootDir>/test/support/property-seed.ts'] };

/** Suites of this project find an empty PostgreSQL in TEST_POSTGRES_ADMIN_URL, TEST_POSTGRES_OWNER_URL and TEST_POSTGRES_APPLICATION_URL. */
const withPostgres = {
  globalSetup: '<rootDir>/test/support/start-postgres.mjs',
  globalTeardown: '<rootDir>/test/support/stop-postgres.mjs',
};

const pure = '(domain|food|reading|language|understanding|conversation|contract|ports|config)';

export default {
  // Read here only, not in a project.
  testTimeout: 300_000,
  testSequencer: fileURLToPath(new URL('test/support/longest-first.cjs', import.meta.url)),
  projects: [
    { ...common, ...shared, ...seeded, displayName: 'core', testMatch: [`<rootDir>/src/@${pure}/**/*.test.ts`] },
    {
      ...common,
      displayName: 'dashboard',
      rootDir: fileURLToPath(new URL('../dashboard', import.meta.url)),
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      moduleNameMapper: { ...common.moduleNameMapper, '/speaker$': '<rootDir>/test/support/speaker.ts' },
    },
    {
      ...common,
      displayName: 'admin',
      rootDir: fileURLToPath(new URL('../admin', import.meta.url)),
      testMatch: ['<rootDir>/src/**/*.test.ts'],
    },
    { ...common, ...shared, ...seeded, displayName: 'replay', testMatch: ['<rootDir>/test/replay/**/*.test.ts'] },
    {
      ...common,
      ...shared,
      ...withPostgres,
      displayName: 'world',
      setupFilesAfterEnv: ['<rootDir>/test/support/light-hashes.ts'],
      testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/test/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', `<rootDir>/src/${pure}/`, '<rootDir>/test/replay/'],
    },
    {
      ...common,
      ...shared,
      ...withPostgres,
      globalSetup: '<rootDir>/backend/test/browser/support/prepare.mjs',
      globalTeardown: '<rootDir>/backend/test/browser/support/clear-away.mjs',
      displayName: 'browser',
      rootDir: fileURLToPath(new URL('..', import.meta.url)),
      testMatch: ['<rootDir>/(dashboard|admin)/browser/**/*.test.ts'],
    },
  ],
};
