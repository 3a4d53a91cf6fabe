import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { productionWarnings } from './check-production.js';
import { envExample } from './env-example.js';
import { ConfigProblems, loadConfig } from './load-config.js';

const dataDir = () => mkdtempSync(join(tmpdir(), 'mealtext-config-'));
const database = { DATABASE_URL: 'postgres://app:x@localhost/mealtext', DATABASE_OWNER_URL: 'postgres://owner:x@localhost/mealtext' };
const random = (first: string) => `${first}0123456789abcdef0123456789abcdef`;
const secrets = { SESSION_SECRET: random('s'), HASH_SECRET: random('h') };

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    loadConfig({ DATA_DIR: dataDir(), ...environment });
  } catch (error) {
    if (error instanceof ConfigProblems) return error.problems;
    throw error;
  }
  return [];
}

test('nothing but a database is needed to try it', () => {
  const config = loadConfig({ ...database, DATA_DIR: dataDir() });
  expect(config.http).toMatchObject({ port: 3000, publicUrl: 'http://localhost:3000' });
  expect(config.database.twoRoles).toBe(true);
  expect(config.secrets.session).not.toBe(config.secrets.hash);
});

test('generated secrets are kept, and only their owner can read them', () => {
  const DATA_DIR = dataDir();
  const first = loadConfig({ ...database, DATA_DIR });
  expect(loadConfig({ ...database, DATA_DIR }).secrets).toEqual(first.secrets);
  expect(statSync(join(DATA_DIR, 'secrets.json')).mode & 0o077).toBe(0);
});

test('one url serves as both roles, and says so', () => {
  expect(loadConfig({ DATABASE_URL: database.DATABASE_URL, DATA_DIR: dataDir() }).database.twoRoles).toBe(false);
});

test('every wrong variable is reported at once, in words, without its secret', () => {
  const problems = problemsOf({
    PORT: 'abc',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://x',
    REDIS_URL: 'nonsense',
    SESSION_SECRET: 'hunter2',
    ALLOW_LOCAL_PROVIDERS: 'text,moon',
    TRUSTED_PROXY_HOPS: '99',
  });
  for (const name of ['PORT', 'ROLE', 'DATABASE_URL', 'REDIS_URL', 'SESSION_SECRET', 'ALLOW_LOCAL_PROVIDERS', 'TRUSTED_PROXY_HOPS']) {
    expect(problems.filter((problem) => problem.startsWith(`${name} `)).length).toBeGreaterThan(0);
  }
  expect(problems.join(' ')).not.toContain('hunter2');
});

test.each(['1e3', '0x10', '3000.5', '3000abc', '-1', '65536', 'NaN', 'Infinity'])('PORT %s is refused', (PORT) => {
  expect(problemsOf({ ...database, PORT })).toHaveLength(1);
});

test('a blank variable is an unset one', () => {
  expect(problemsOf({ ...database, PORT: '  ', REDIS_URL: '' })).toEqual([]);
});

test('a variable can come from a file; what is set itself wins, and a file that is not there is told', () => {
  const file = join(dataDir(), 'secret');
  writeFileSync(file, `${'f'.repeat(40)}\n`);
  expect(loadConfig({ ...database, ...secrets, DATA_DIR: dataDir(), HASH_SECRET: '', HASH_SECRET_FILE: file }).secrets.hash).toBe(
    'f'.repeat(40),
  );
  expect(loadConfig({ ...database, ...secrets, DATA_DIR: dataDir(), HASH_SECRET_FILE: file }).secrets.hash).toBe(secrets.HASH_SECRET);
  expect(problemsOf({ ...database, HASH_SECRET_FILE: '/nowhere/secret' })).toEqual([expect.stringContaining('/nowhere/secret')]);
});

test('local providers refuse to run in production unless named', () => {
  const production = { ...database, ...secrets, NODE_ENV: 'production', PUBLIC_URL: 'https://mealtext.example' };
  expect(problemsOf(production)).toHaveLength(3);
  expect(problemsOf({ ...production, ALLOW_LOCAL_PROVIDERS: 'text, verifier' })).toEqual([expect.stringContaining('BILLING')]);
  expect(problemsOf({ ...production, ALLOW_LOCAL_PROVIDERS: 'text,verifier,billing' })).toEqual([]);
});

test('production needs its own, different secrets and a public address', () => {
  const production = { ...database, NODE_ENV: 'production', ALLOW_LOCAL_PROVIDERS: 'text,verifier,billing' };
  expect(problemsOf(production).map((problem) => problem.split(' ')[0])).toEqual(['SESSION_SECRET', 'HASH_SECRET', 'PUBLIC_URL']);
  expect(
    problemsOf({ ...production, PUBLIC_URL: 'https://x.example', SESSION_SECRET: random('a'), HASH_SECRET: random('a') }),
  ).toHaveLength(1);
  expect(
    problemsOf({ ...production, PUBLIC_URL: 'https://x.example', SESSION_SECRET: ' '.repeat(40), HASH_SECRET: 'a'.repeat(40) }).length,
  ).toBeGreaterThan(0);
});

test('a key makes a model read first, unless the reader is named', () => {
  expect(loadConfig({ ...database, DATA_DIR: dataDir() }).providers.reader).toBe('builtin');
  expect(loadConfig({ ...database, DATA_DIR: dataDir(), OPENAI_API_KEY: 'k' }).providers.reader).toBe('openai');
  expect(loadConfig({ ...database, DATA_DIR: dataDir(), OPENAI_API_KEY: 'k', READER: 'builtin' }).providers.reader).toBe('builtin');
});

test('each provider names what it needs', () => {
  const names = problemsOf({ ...database, TEXT_GATEWAY: 'twilio', VERIFIER: 'twilio', BILLING: 'stripe', READER: 'openai' }).join(' ');
  for (const name of [
    'TWILIO_ACCOUNT_SID',
    'TWILIO_AUTH_TOKEN',
    'TWILIO_FROM',
    'TWILIO_VERIFY_SERVICE_SID',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'OPENAI_API_KEY',
  ])
    expect(names).toContain(name);
});

test('several numbers have one rate for all, or one each', () => {
  const twilio = {
    ...database,
    TEXT_GATEWAY: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'x',
    TWILIO_FROM: '+12025550100, +12025550101',
  };
  const read = (more: Record<string, string>) => loadConfig({ ...twilio, ...more, DATA_DIR: dataDir() }).twilio;
  expect(read({})).toMatchObject({ from: ['+12025550100', '+12025550101'], segmentsPerSecond: [3], segmentsPerDay: [0] });
  expect(read({ TWILIO_SEGMENTS_PER_SECOND: '100, 3' }).segmentsPerSecond).toEqual([100, 3]);
  expect(problemsOf({ ...twilio, TWILIO_SEGMENTS_PER_SECOND: '100,3,3' }).join(' ')).toContain(
    'TWILIO_SEGMENTS_PER_SECOND must be one figure for all',
  );
  expect(problemsOf({ ...twilio, TWILIO_SEGMENTS_PER_DAY: '10,x' }).join(' ')).toContain('TWILIO_SEGMENTS_PER_DAY must be a whole number');
  expect(problemsOf({ ...twilio, TWILIO_FROM: '+12025550100,+12025550100' }).join(' ')).toContain('names something twice');
  expect(problemsOf({ ...twilio, TWILIO_FROM: '+12025550100,' }).join(' ')).toContain('empty place');
});

test('a pooler by transaction needs a way past it', () => {
  const pooled = { ...database, DATABASE_POOLED: 'transaction' };
  expect(problemsOf(pooled).join(' ')).toContain('DATABASE_DIRECT_URL');
  const direct = 'postgres://app@localhost:5432/direct';
  expect(loadConfig({ ...pooled, DATA_DIR: dataDir(), DATABASE_DIRECT_URL: direct }).database.directUrl).toBe(direct);
  expect(loadConfig({ ...database, DATA_DIR: dataDir() }).database.directUrl).toBe(database.DATABASE_URL);
});

test('an RCS sender needs the messaging service that has it', () => {
  const problems = (more: Record<string, string>) => problemsOf({ ...database, ...more });
  expect(problems({ TWILIO_RCS_SENDER: 'rcs:mealtext_agent', TWILIO_MESSAGING_SERVICE_SID: 'MG1' })).toEqual([]);
  expect(problems({ TWILIO_RCS_SENDER: 'mealtext_agent' })).toEqual([
    expect.stringContaining('TWILIO_MESSAGING_SERVICE_SID is missing'),
    expect.stringContaining('begins with rcs:'),
  ]);
});

test('.env.example is up to date', () => {
  expect(readFileSync(join(__dirname, '../../../.env.example'), 'utf8')).toBe(envExample());
});

const production = {
  ...database,
  ...secrets,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://mealtext.example',
  ALLOW_LOCAL_PROVIDERS: 'text,verifier,billing',
};
const stripe = {
  BILLING: 'stripe',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLIC_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
  STRIPE_PLUS_PRICE: 'price_1',
  STRIPE_PRO_PRICE: 'price_2',
};

test.each([
  ['an address without https', { PUBLIC_URL: 'http://mealtext.example' }, 'PUBLIC_URL'],
  ['a console without https', { ADMIN_URL: 'http://console.example' }, 'ADMIN_URL'],
  ['a provider without https', { TWILIO_API_URL: 'http://twilio.example' }, 'TWILIO_API_URL'],
  ['a model without https', { OPENAI_BASE_URL: 'http://model.example/v1' }, 'OPENAI_BASE_URL'],
  ['payments without https', { STRIPE_API_URL: 'http://stripe.example' }, 'STRIPE_API_URL'],
  ['a secret of one letter', { SESSION_SECRET: 'a'.repeat(64) }, 'SESSION_SECRET'],
  ['a secret of few letters', { HASH_SECRET: 'abc'.repeat(20) }, 'HASH_SECRET'],
  ['a token of one letter', { METRICS_TOKEN: 'a'.repeat(64) }, 'METRICS_TOKEN'],
  ['a short webhook secret', { ...stripe, STRIPE_WEBHOOK_SECRET: 'x' }, 'STRIPE_WEBHOOK_SECRET'],
  [
    'a weak one of two webhook secrets',
    { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef,aaaaaaaaaaaaaaaaaaaa' },
    'STRIPE_WEBHOOK_SECRET',
  ],
  ['keys of two modes', { ...stripe, STRIPE_PUBLIC_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
  ['a short provider token', { TWILIO_AUTH_TOKEN: 'short' }, 'TWILIO_AUTH_TOKEN'],
])('production refuses %s, without repeating a secret', (_, over, name) => {
  const problems = problemsOf({ ...production, ...over });
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  expect(problems.join()).not.toMatch(/aaaa|abcabc|0123456789abcdef/);
  expect(problemsOf({ ...production, ...over, NODE_ENV: 'development' })).toEqual([]);
});

test('production takes doubles on this very machine, and strong secrets', () => {
  expect(problemsOf({ ...production, ...stripe, STRIPE_API_URL: 'http://127.0.0.1:4222', PUBLIC_URL: 'http://localhost:3000' })).toEqual(
    [],
  );
});

test('a replica is another server than the one it follows', () => {
  const url = 'postgres://app@localhost:5432/mealtext';
  expect(() => loadConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: url })).toThrow('DATABASE_REPLICA_URL is DATABASE_URL');
  expect(() => loadConfig({ DATABASE_URL: url, DATABASE_REPLICA_URL: 'replica' })).toThrow('DATABASE_REPLICA_URL must be an address');
});

test('what an operator should know of is said at start, in production only', () => {
  const told = (over: Record<string, string>) =>
    productionWarnings(loadConfig({ DATA_DIR: dataDir(), ...production, ...over })).map((line) => line.split(' ')[0]);
  expect(told({})).toEqual(['local']);
  expect(told({ ROLE: 'api' })).toEqual(['local', 'DATABASE_OWNER_URL']);
  expect(told({ ...stripe, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLIC_KEY: 'pk_test_1' })).toEqual(['local', 'STRIPE_SECRET_KEY']);
  expect(told({ NODE_ENV: 'development' })).toEqual([]);
});
