import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { SCHEMA } from '../../src/config/schema.js';

// The compose specification's own schema is in no package that is installed, so what we use of it is written out here, and nothing else is allowed.
const root = join(__dirname, '../../..');
const strings = { type: 'array', items: { type: 'string' } };
const closed = (properties: object, required: string[] = []) => ({ type: 'object', properties, required, additionalProperties: false });
const duration = { type: 'string', pattern: '^([0-9]+(us|ms|s|m|h))+$' };
const memory = { type: 'string', pattern: '^[0-9]+(b|k|m|g|kb|mb|gb|K|M|G)$' };
const service = closed({
  build: { type: 'string' },
  image: { type: 'string' },
  command: strings,
  environment: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  env_file: { type: 'string' },
  secrets: strings,
  configs: {
    type: 'array',
    items: closed({ source: { type: 'string' }, target: { type: 'string' }, mode: { type: 'integer' } }, ['source', 'target']),
  },
  ports: strings,
  volumes: strings,
  tmpfs: strings,
  read_only: { type: 'boolean' },
  security_opt: strings,
  cap_drop: strings,
  restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
  stop_grace_period: duration,
  shm_size: memory,
  depends_on: {
    type: 'object',
    additionalProperties: closed({ condition: { enum: ['service_started', 'service_healthy', 'service_completed_successfully'] } }, [
      'condition',
    ]),
  },
  healthcheck: closed({ test: strings, interval: duration, timeout: duration, retries: { type: 'integer' } }, ['test']),
  deploy: closed({ resources: closed({ limits: closed({ memory, cpus: { type: 'string' } }) }) }),
});
const document = {
  type: 'object',
  properties: {
    name: { type: 'string', pattern: '^[a-z0-9][a-z0-9_-]*$' },
    services: { type: 'object', additionalProperties: service },
    configs: { type: 'object', additionalProperties: closed({ content: { type: 'string' } }) },
    secrets: { type: 'object', additionalProperties: closed({ file: { type: 'string' } }, ['file']) },
    volumes: { type: 'object', additionalProperties: { type: 'null' } },
  },
  patternProperties: { '^x-': {} },
  required: ['services'],
  additionalProperties: false,
};

interface Service {
  environment?: Record<string, string | number>;
  secrets?: string[];
  configs?: { source: string }[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
  image?: string;
  command?: string[];
  read_only?: boolean;
  deploy?: { resources: { limits: { memory: string } } };
}
const compose = parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>;
  configs: Record<string, { content: string }>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, null>;
};
const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
const ours = () => Object.entries(compose.services).filter(([, { image }]) => image === 'mealtext');

test('says only what the compose specification knows, in its types', () => {
  const check = new Ajv({ allowUnionTypes: true, strict: false }).compile(document);
  check(compose);
  expect(check.errors).toBeNull();
});

test('names only services, secrets, configs and volumes that it has, and has none that nobody names', () => {
  const services = Object.values(compose.services);
  const named = {
    secrets: new Set(services.flatMap(({ secrets = [] }) => secrets)),
    configs: new Set(services.flatMap(({ configs = [] }) => configs.map(({ source }) => source))),
    volumes: new Set(services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]!))),
  };
  for (const kind of ['secrets', 'configs', 'volumes'] as const) expect([...named[kind]].sort()).toEqual(Object.keys(compose[kind]).sort());
  for (const { depends_on = {} } of services)
    for (const [name, { condition }] of Object.entries(depends_on)) {
      expect(compose.services).toHaveProperty(name);
      // One that is waited for to be healthy says when it is; ours says so in the image.
      const { healthcheck, image } = compose.services[name]!;
      if (condition === 'service_healthy') expect(healthcheck ?? (image === 'mealtext' && /^HEALTHCHECK /m.test(dockerfile))).toBeTruthy();
    }
});

test('our processes read only variables that exist, secrets from files, and may write nowhere but to their volume', () => {
  const known = new Set(Object.values(SCHEMA).flatMap((group) => Object.values(group).map(({ name }) => name)));
  expect(
    ours()
      .map(([name]) => name)
      .sort(),
  ).toEqual(['api', 'migrate', 'worker']);
  for (const [, { environment = {}, secrets = [], read_only, deploy, command }] of ours()) {
    for (const [name, value] of Object.entries(environment)) {
      expect(known).toContain(name.replace(/_FILE$/, ''));
      if (name.endsWith('_FILE')) expect(secrets).toContain(String(value).replace('/run/secrets/', ''));
      expect(name).not.toMatch(/(SECRET|TOKEN|PASSWORD|_URL)$(?<!REDIS_URL)/);
    }
    expect([read_only, typeof deploy?.resources.limits.memory]).toEqual([true, 'string']);
    if (command) expect(existsSync(join(root, command[1]!.replace('dist/', 'src/').replace('.js', '.ts')))).toBe(true);
  }
});

test('only the migration knows the owner of the tables', () => {
  const knows = ours().filter(
    ([, { environment = {}, secrets = [] }]) => 'DATABASE_OWNER_URL_FILE' in environment || secrets.includes('database_owner_url'),
  );
  expect(knows.map(([name]) => name)).toEqual(['migrate']);
});

test('the image runs as nobody special, from files that only root can change, and keeps what it copies', () => {
  const last = dockerfile.split(/^FROM /m).at(-1)!;
  expect(last).toMatch(/^USER node$/m);
  for (const [, owner] of last.matchAll(/^COPY .*--chown=(\S+)/gm)) expect(owner).toBe('root:root');
  for (const [, from] of dockerfile.matchAll(/^COPY (?!--from)(\S+)\/? /gm)) expect(existsSync(join(root, from!))).toBe(true);
  const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const one of ['.git', '.data*', '.env', 'secrets', '**/node_modules']) expect(ignored).toContain(one);
});
