import { readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import type { HandsetPhone, HandsetText, HandsetThread } from '../contract/handset.js';

// A phone in the terminal: the handset of /phone for those who would rather type. It texts to a running `npm start`.

const READY_NUMBER = '+12025550123';
const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 150;

const began = new Date();

const { values } = parseArgs({
  args: withName(process.argv.slice(2)),
  options: { number: { type: 'string', default: READY_NUMBER }, save: { type: 'string' }, port: { type: 'string' } },
});
const base = `http://localhost:${values.port ?? process.env['PORT'] ?? '3000'}/phone/api`;
const turns: { they: string; we?: string }[] = [];

/** A bare `--save` names the transcript after the minute. */
function withName(args: string[]): string[] {
  const at = args.indexOf('--save');
  if (at < 0 || !(args[at + 1] ?? '--').startsWith('--')) return args;
  return args.toSpliced(at + 1, 0, `phone-${began.toISOString().slice(0, 16).replaceAll(':', '')}`);
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${base}${path}`, { ...init, headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'phone' } });
  const body = (await response.json().catch(() => null)) as (T & { message?: string }) | null;
  if (!response.ok || body === null) throw new Error(body?.message ?? `the server answered ${response.status}`);
  return body;
}

const thread = (): Promise<HandsetThread> => call(`/threads/${encodeURIComponent(values.number)}`);

/** "photo: lunch.jpg my lunch" sends the picture of that file, with the words behind it. */
function sent(line: string): Promise<HandsetText> {
  const text = (path: string, more: object) =>
    call<HandsetText>(path, { method: 'POST', body: JSON.stringify({ from: values.number, ...more }) });
  const [lead, file, ...words] = line.trim().split(' ');
  if (lead !== 'photo:' || file === undefined) return text('/texts', { body: line });
  return text('/pictures', { body: words.join(' '), picture: readFileSync(file).toString('base64') });
}

/** Sends one text and waits for what is said to it; null when nothing is. */
async function exchange(body: string): Promise<HandsetText | null> {
  const { id } = await sent(body);
  for (const deadline = performance.now() + PATIENCE_MS; performance.now() < deadline;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    const { texts } = await thread();
    const answer = texts.slice(texts.findIndex((text) => text.id === id) + 1).findLast(({ from }) => from === 'service');
    if (answer && answer.state !== 'queued') return answer;
  }
  return null;
}

/** The exchange as a transcript fixture, to be trimmed and made to say what should have happened. */
function save(name: string): void {
  const path = name.endsWith('.yaml') ? name : `nlp-fixtures/conversations/${name}.yaml`;
  const given = { now: began.toISOString(), user: { timezone: 'America/New_York', plan: 'pro', caloriesGoal: 2000 } };
  writeFileSync(path, stringify({ why: 'Say here what this shows.', given, turns }, { lineWidth: 160 }));
  console.log(`saved: ${path}`);
}

try {
  const phones = await call<HandsetPhone[]>('/phones');
  const owner = phones.find(({ phone }) => phone === values.number);
  console.log(`Texting from ${values.number}${owner?.name ? ` (${owner.name}, ${owner.plan})` : ', a stranger'}. Ctrl-D ends.`);
} catch (error) {
  const why = error instanceof Error && error.message !== 'fetch failed' ? error.message : 'nothing answers there';
  console.error(`phone: ${base}: ${why}. Start the product with npm start; the phone is there while the local text gateway is in use.`);
  process.exit(1);
}

const lines = createInterface({ input: process.stdin, output: process.stdin.isTTY ? process.stdout : undefined, prompt: 'you> ' });
lines.prompt();
for await (const line of lines) {
  try {
    const answer = line.trim() === '' ? null : await exchange(line);
    if (line.trim() !== '') turns.push(answer ? { they: line, we: answer.body } : { they: line });
    if (!process.stdin.isTTY) console.log(`you> ${line}`);
    console.log(
      answer
        ? `     ${answer.body.replaceAll('\n', '\n     ')}   [${answer.segments} segment${answer.segments === 1 ? '' : 's'}]`
        : '     (nothing is said)',
    );
  } catch (error) {
    console.error(`phone: ${error instanceof Error ? error.message : String(error)}`);
  }
  lines.prompt();
}
if (values.save) save(values.save);
