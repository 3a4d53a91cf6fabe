import { Ajv, type ValidateFunction } from 'ajv';
import type { OpenAPIObject } from '@nestjs/swagger';

type Schema = Record<string, unknown>;

/** What is wrong with an answer, going by the documentation: a status or a field that it does not name, a type that is another. */
export function documentedAnswers({ paths, components }: OpenAPIObject): (key: string, status: number, text: string) => string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  ajv.addSchema({ $id: 'api', components: { schemas: strict(components!.schemas) } });
  const checks = new Map<string, ValidateFunction>();
  const checkOf = (schema: Schema) => {
    const words = JSON.stringify(strict(schema)).replaceAll('"#/components', '"api#/components');
    const check = checks.get(words) ?? ajv.compile(JSON.parse(words) as Schema);
    checks.set(words, check);
    return check;
  };
  return (key, status, text) => {
    const [method, path] = key.replace(/:(\w+)/g, '{$1}').split(' ') as [string, string];
    const operation = (
      paths[path] as Record<string, { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> }> | undefined
    )?.[method.toLowerCase()];
    if (!operation) return [];
    const answer = operation.responses[status];
    if (!answer) return [`${key}: ${status} is not documented`];
    const schema = answer.content?.['application/json']?.schema;
    if (!schema || schema.format === 'binary') return [];
    const check = checkOf(schema);
    return check(JSON.parse(text)) ? [] : [`${key} ${status}: ${ajv.errorsText(check.errors)}`];
  };
}

/** The same shape as plain JSON Schema, in which a field that is not named is wrong. */
function strict(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(strict);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { nullable, ...rest } = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, strict(value)]));
  const closed = 'properties' in rest && rest.type === 'object' ? { ...rest, additionalProperties: false } : rest;
  return nullable === true ? { anyOf: [{ type: 'null' }, closed] } : closed;
}
