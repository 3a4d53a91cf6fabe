import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Operation {
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> };
}

const { paths } = JSON.parse(readFileSync(join(__dirname, 'contract/twilio.openapi.json'), 'utf8')) as {
  paths: Record<string, { post?: Operation }>;
};

/** Form fields of a call that Twilio's documents do not name: misspelt ones, most likely. */
export function unknownFields(path: string, names: readonly string[]): string[] {
  const template = Object.keys(paths).find((one) => new RegExp(`^${one.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path));
  const form = template === undefined ? undefined : paths[template]?.post?.requestBody?.content['application/x-www-form-urlencoded'];
  const known = form?.schema.properties ?? {};
  return names.filter((name) => !Object.hasOwn(known, name));
}
