import { type INestApplication, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { ApiProperty } from '@nestjs/swagger';
import { getMetadataStorage, IsString } from 'class-validator';
import { apiDocument } from '../../src/app/api-docs.js';
import { startApp, type TestApp } from '../support/app.js';
import { twilioEnvironment } from '../support/twilio.js';
import { EXPECTATIONS } from './support/expectations.js';
import { routesOf } from './support/routes.js';

interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  example?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  [more: string]: unknown;
}
interface Operation {
  key: string;
  path: string;
  summary?: string;
  tags?: string[];
  parameters: { name: string; in: string; description?: string; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description?: string; content?: Record<string, { schema?: Schema; example?: unknown }> }>;
  security?: object[];
}

let targets: TestApp[];
let operations: Operation[];
let schemas: Record<string, Schema>;

beforeAll(async () => {
  targets = [await startApp(), await startApp({ ...twilioEnvironment('http://127.0.0.1:9'), VERIFIER: 'local' })];
  const documents = targets.map(({ app }) => apiDocument(app));
  schemas = Object.assign({}, ...documents.map(({ components }) => components!.schemas)) as Record<string, Schema>;
  const all = new Map<string, Operation>();
  for (const { paths } of documents)
    for (const [path, methods] of Object.entries(paths))
      for (const [method, operation] of Object.entries(methods) as [string, Omit<Operation, 'key' | 'path'>][]) {
        const key = `${method.toUpperCase()} ${path}`;
        all.set(key, { ...operation, key, path });
      }
  operations = [...all.values()];
});
afterAll(async () => {
  for (const target of targets ?? []) await target.close();
});

/** Routes of programs: what a person opens (the documentation itself, pages of local stand-ins) and what machines watch is not among them. */
const isProgram = (key: string): boolean => /^\w+ \/(api|webhooks)\//.test(key) && !/^GET \/api\/(docs|\{\*path\})/.test(key);

test('every route for programs is documented, and nothing else is', () => {
  const routes = new Set(targets.flatMap(({ app }) => routesOf(app).map(({ key }) => key)).filter(isProgram));
  expect(operations.map(({ key }) => key).sort()).toEqual([...routes].map((key) => key.replace(/:(\w+)/g, '{$1}')).sort());
  expect(operations.length).toBeGreaterThan(38);
});

/** What is missing of one operation, in words. */
function missing({ key, path, summary, tags, parameters, requestBody, responses, security }: Operation): string[] {
  const lacks: string[] = [];
  const want = (what: string, is: unknown) => !is && lacks.push(`${key}: ${what}`);
  const [method] = key.split(' ');
  const { class: kind } = EXPECTATIONS[key.replace(/\{(\w+)\}/g, ':$1')]!;
  const webhook = path.startsWith('/webhooks/');
  want('summary', summary && summary.length >= 10);
  want('tag', tags?.length);
  want(
    'an answer that is no error',
    Object.keys(responses).some((status) => /^[23]/.test(status)),
  );
  for (const [status, { description, content }] of Object.entries(responses)) {
    const [first] = Object.values(content ?? {});
    want(`words or shape for ${status}`, description || first?.schema);
    if (Number(status) >= 400) want(`a problem for ${status}`, first?.schema?.$ref === '#/components/schemas/Problem');
  }
  for (const [, name] of path.matchAll(/\{(\w+)\}/g))
    want(
      `parameter ${name}`,
      parameters.some((one) => one.name === name && one.in === 'path'),
    );
  for (const { name, in: where, description } of parameters) want(`words for ${where} ${name}`, description);
  const errors = [
    ...(kind === 'open' ? [] : [401]),
    ...(path.includes('{id}') ? [404] : []),
    ...(method === 'GET' || webhook ? [] : [403]),
    ...(requestBody && !webhook ? [400, 413, 415] : []),
    ...(webhook ? [413] : []),
    503,
  ];
  for (const status of errors) want(String(status), responses[status]);
  for (const status of errors) want(`an example of ${status}`, webhook || responses[status]?.content?.['application/json']?.example);
  want('who may call', security && (kind === 'open') === (security.length === 0));
  if (method !== 'GET' && !webhook)
    want(
      'X-CSRF-Token',
      parameters.some(({ name }) => name === 'X-CSRF-Token'),
    );
  return lacks;
}

test('every operation says what it is for, who may call it, what it takes and how it can fail', () => {
  expect(operations.flatMap(missing)).toEqual([]);
});

test('every field of every shape has a type and words or a name that needs none, and every reference leads somewhere', () => {
  const lacks: string[] = [];
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    if (!Object.keys(properties).length) lacks.push(`${name} has no fields`);
    for (const [field, schema] of Object.entries(properties))
      if (!schema.type && !schema.$ref && !schema.allOf && !schema.oneOf) lacks.push(`${name}.${field} has no type`);
      else if (schema.type === 'object' && !schema.description && !schema.allOf) lacks.push(`${name}.${field} is of no known shape`);
  }
  const references = [...JSON.stringify([operations, schemas]).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!);
  expect(references.length).toBeGreaterThan(50);
  expect([lacks, references.filter((name) => !schemas[name])]).toEqual([[], []]);
});

/** Classes of bodies and queries, as the handlers of a running product take them. */
function takenBy(app: INestApplication): { where: string; taken: unknown }[] {
  const [BODY, QUERY] = [3, 4];
  return [...app.get(ModulesContainer).values()].flatMap(({ controllers }) =>
    [...controllers.values()].flatMap(({ metatype }) => {
      const { name, prototype } = metatype as Type<Record<string, unknown>>;
      return Object.getOwnPropertyNames(prototype).flatMap((method) => {
        const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, metatype as object, method) ?? {}) as Record<
          string,
          { index: number; data?: unknown }
        >;
        const types = (Reflect.getMetadata('design:paramtypes', prototype as object, method) ?? []) as unknown[];
        return Object.entries(args)
          .filter(([kind]) => [BODY, QUERY].includes(Number(kind.split(':')[0])))
          .map(([, { index }]) => ({ where: `${name}.${method}`, taken: types[index] }));
      });
    }),
  );
}

/** Fields of a class that are documented but not checked, or checked but not documented; of nested classes as well. */
function loose(taken: Type<object>, seen = new Set<unknown>()): string[] {
  if (seen.has(taken)) return [];
  seen.add(taken);
  const documented = ((Reflect.getMetadata('swagger/apiModelPropertiesArray', taken.prototype as object) ?? []) as string[]).map((one) =>
    one.slice(1),
  );
  const rules = getMetadataStorage().getTargetValidationMetadatas(taken, '', true, false);
  const checks = (field: string) => rules.filter((rule) => rule.propertyName === field && rule.type !== 'conditionalValidation');
  const problems = [
    ...(documented.length ? [] : [`${taken.name} has no documented field`]),
    ...documented.filter((field) => !checks(field).length).map((field) => `${taken.name}.${field} is not checked`),
    ...new Set(
      rules
        .filter(({ propertyName }) => !documented.includes(propertyName))
        .map(({ propertyName }) => `${taken.name}.${propertyName} is not documented`),
    ),
  ];
  for (const field of documented) {
    if (!checks(field).some(({ type }) => type === 'nestedValidation')) continue;
    const { type } = Reflect.getMetadata('swagger/apiModelProperties', taken.prototype as object, field) as { type?: unknown };
    const [inner] = [type].flat() as Type<object>[];
    problems.push(...loose(inner!, seen));
  }
  return problems;
}

class Careless {
  @ApiProperty() unchecked: string;
  @IsString() undocumented: string;
}

test('every field that a body or a query may have is documented and checked', () => {
  const all = targets.flatMap(({ app }) => takenBy(app));
  const classes = new Set(all.map(({ taken }) => taken));
  expect(classes.size).toBeGreaterThan(14);
  const problems = [...classes].flatMap((taken) =>
    typeof taken === 'function' && taken !== Object && taken !== String
      ? loose(taken as Type<object>)
      : all.filter((one) => one.taken === taken).map(({ where }) => `${where} takes what has no class`),
  );
  expect(problems).toEqual([]);
  expect(loose(Careless)).toEqual(['Careless.unchecked is not checked', 'Careless.undocumented is not documented']);
});
