// Writes twilio.openapi.json: the calls this product makes, cut from Twilio's own OpenAPI documents, so that the proxy
// starts in a moment and nothing else of that package is needed. Usage: npm pack @twilio/cli-core@8.3.2, unpack it, and
//   node extract.mjs <folder>/package/src/services/twilio-api
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WANTED = {
  'twilio_api_v2010.json': [
    '/2010-04-01/Accounts/{AccountSid}/Messages.json',
    '/2010-04-01/Accounts/{AccountSid}/Messages/{Sid}.json',
    '/2010-04-01/Accounts/{AccountSid}/Messages/{MessageSid}/Media.json',
    '/2010-04-01/Accounts/{AccountSid}/Messages/{MessageSid}/Media/{Sid}.json',
  ],
  'twilio_verify_v2.json': ['/v2/Services/{ServiceSid}/Verifications', '/v2/Services/{ServiceSid}/VerificationCheck'],
};
const PROSE = new Set(['description', 'summary', 'examples', 'example', 'x-twilio', 'tags', 'servers']);

const folder = process.argv[2];
const out = { openapi: '3.0.1', info: {}, paths: {}, components: { securitySchemes: {}, schemas: {} }, security: [] };
for (const [file, paths] of Object.entries(WANTED)) {
  const whole = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  out.info = { title: 'The part of the Twilio API that is called here', version: whole.info.version, license: whole.info.license };
  Object.assign(out.components.securitySchemes, whole.components.securitySchemes);
  out.security = whole.security;
  for (const path of paths) {
    const item = structuredClone(whole.paths[path]);
    const form = item.post?.requestBody?.content['application/x-www-form-urlencoded'].schema;
    // Twilio knows this name; its document forgot it.
    if (form && path.endsWith('/Messages.json')) form.properties.FallbackFrom = { type: 'string' };
    out.paths[path] = item;
    collect(item, whole);
  }
}

function collect(node, whole) {
  if (Array.isArray(node)) return node.forEach((one) => collect(one, whole));
  if (node === null || typeof node !== 'object') return;
  const name = typeof node.$ref === 'string' ? node.$ref.split('/').pop() : null;
  if (name && !out.components.schemas[name]) {
    out.components.schemas[name] = whole.components.schemas[name];
    collect(whole.components.schemas[name], whole);
  }
  for (const value of Object.values(node)) collect(value, whole);
}

/** Prose goes, except what OpenAPI demands of a response and names of properties. */
function plain(node, inside) {
  if (Array.isArray(node)) return node.map((one) => plain(one, ''));
  if (node === null || typeof node !== 'object') return node;
  const entries = Object.entries(node).filter(
    ([key]) => inside === 'properties' || !PROSE.has(key) || (key === 'description' && inside === 'responses-entry'),
  );
  return Object.fromEntries(entries.map(([key, value]) => [key, plain(value, inside === 'responses' ? 'responses-entry' : key)]));
}

writeFileSync(new URL('twilio.openapi.json', import.meta.url), `${JSON.stringify(plain(out, ''), null, 2)}\n`);
