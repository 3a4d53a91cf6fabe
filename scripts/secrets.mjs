import './bootstrap/node-version.mjs';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './bootstrap/root.mjs';

/** `npm run secrets`: the files in secrets/ that docker-compose.yml hands to its services. What is there already stays. */
const folder = at('secrets');
// Only its owner gets into the folder; the files in it are handed to accounts of containers, one by one.
mkdirSync(folder, { recursive: true, mode: 0o700 });

const owner = keep('owner_password', random());
const app = keep('app_password', random());
keep('database_owner_url', `postgres://mealtext_owner:${owner}@postgres:5432/mealtext`);
keep('database_url', `postgres://mealtext_app:${app}@postgres:5432/mealtext`);
for (const name of ['session_secret', 'hash_secret', 'metrics_token']) keep(name, random());
console.log(`The secrets are in ${folder}. Keep a copy of hash_secret elsewhere: without it no phone number in a backup can be found.`);

/**
 * @param {string} name
 * @param {string} made
 */
function keep(name, made) {
  const file = at('secrets', name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  writeFileSync(file, `${made}\n`, { mode: 0o444 });
  return made;
}

function random() {
  return randomBytes(32).toString('hex');
}
