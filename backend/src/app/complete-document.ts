import type { INestApplication, Type } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Access, ACCESS, SIGNED } from '../http/access.js';
import { LIMIT, type Limit } from '../http/guards/limit.guard.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = Extract<NonNullable<Operation['parameters']>[number], { name: string }>;

/** What guards were told about a handler. */
interface Told {
  access: Access;
  signed: boolean;
  limit: Limit | undefined;
}

const ID: Parameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: 'The caller’s own id; any other is not there',
  schema: { type: 'string' },
};
const CSRF: Parameter = {
  name: 'X-CSRF-Token',
  in: 'header',
  required: true,
  description: 'Any text: that it is there shows that a script of our own page asks, and not another site',
  schema: { type: 'string' },
};

/**
 * Writes into the document what holds by rule and not by route, from what the guards themselves read: sessions, the header of writes, limits,
 * the size and kind of bodies. What a route says of itself stays.
 */
export function completeDocument(document: OpenAPIObject, app: INestApplication): OpenAPIObject {
  const told = toldOf(app);
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      const rules = told.get(operation.operationId ?? '');
      if (rules) complete(operation, path, method, rules);
    }
  return document;
}

function complete(operation: Operation, path: string, method: string, { access, signed, limit }: Told): void {
  const writes = method !== 'get' && !signed;
  const parameters = operation.parameters ?? [];
  if (path.includes('{id}') && !parameters.some((one) => 'name' in one && one.name === 'id')) parameters.unshift(ID);
  if (writes) parameters.push(CSRF);
  operation.parameters = parameters;
  operation.security = access === 'public' ? [] : [{ session: [] }];
  if (access !== 'public') answers(operation, 401, 'Nobody is signed in', 'Please sign in.');
  if (path.includes('{id}')) answers(operation, 404, 'Nothing of the caller’s is there', 'Not found');
  if (writes) answers(operation, 403, 'Asked for by another site, or without X-CSRF-Token', 'This request came from another site.');
  if (operation.requestBody && !signed) {
    answers(operation, 400, 'A field is wrong; details names every one', 'content must be text of 1 to 10000 characters');
    answers(operation, 413, 'More than 64 kB', 'The request is too large.');
    answers(operation, 415, 'Not JSON', 'Send JSON.');
  }
  if (limit)
    answers(
      operation,
      429,
      `More than ${limit.hits} calls in ${limit.seconds} s`,
      'Too many requests. Please wait a little and try again.',
    );
  answers(operation, 503, 'The database does not answer', 'We cannot answer just now. Please try again in a moment.');
}

/** Adds an answer with an example; one that the route describes keeps its words. */
function answers({ responses }: Operation, statusCode: number, description: string, message: string): void {
  const said = responses[statusCode] as { description?: string } | undefined;
  const example = { statusCode, message, requestId: '0b0c7f5e-7d0e-4a61-9f0b-5d2f3c1a9e77' };
  responses[statusCode] = {
    description: said?.description || description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' }, example } },
  };
}

/** What was said about every handler, by the operation's id. */
function toldOf(app: INestApplication): Map<string, Told> {
  const told = new Map<string, Told>();
  for (const { controllers } of app.get(ModulesContainer).values())
    for (const { metatype } of controllers.values()) {
      const controller = metatype as Type<object>;
      const prototype = controller.prototype as Record<string, unknown>;
      for (const method of Object.getOwnPropertyNames(prototype)) {
        const handler = prototype[method];
        if (typeof handler !== 'function') continue;
        const said = <T>(key: string): T | undefined =>
          (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, controller)) as T | undefined;
        told.set(`${controller.name}_${method}`, {
          access: said<Access>(ACCESS) ?? 'user',
          signed: said<boolean>(SIGNED) ?? false,
          limit: said<Limit>(LIMIT),
        });
      }
    }
  return told;
}
