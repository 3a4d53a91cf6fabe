import { fileURLToPath } from 'node:url';
import { recordTapes } from './record-tapes.js';

// `npm run fixtures:record`: all tapes anew; `npm run fixtures:record -- name "text"`: one more. Needs a key, or a server that asks for none.
const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl = null, OPENAI_MODEL: model = 'gpt-4.1-mini' } = process.env;
const [name, ...words] = process.argv.slice(2);

if (!apiKey) {
  console.error('fixtures:record: set OPENAI_API_KEY, and OPENAI_BASE_URL for a server of your own (its key may be any word).');
  process.exitCode = 2;
} else if (name !== undefined && (!/^[a-z0-9-]+$/.test(name) || words.length === 0)) {
  console.error(
    'fixtures:record: name the new tape in small letters, then its text: npm run fixtures:record -- two-bowls "had two bowls of stew"',
  );
  process.exitCode = 2;
} else {
  const folder = fileURLToPath(new URL('../../../nlp-fixtures/tapes/', import.meta.url));
  const add = name === undefined ? null : { name, text: words.join(' ') };
  try {
    const count = await recordTapes({ folder, apiKey, baseUrl, model, add, deadlineMs: 60_000, say: console.log });
    console.log(`${count} recorded. Now: npm run fixtures -- --update, and read the difference.`);
  } catch (error) {
    console.error(`fixtures:record: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
