import { Agent, request } from 'node:http';

const TEXTS = [
  '2 eggs and toast for breakfast',
  'a banana',
  'chicken burrito',
  'how many calories left?',
  'greek yogurt and blueberries',
  'ran 20 minutes',
];

export interface AskOptions {
  cookie?: string | undefined;
  body?: object;
  agent?: Agent;
}

export interface Answer {
  ms: number;
  status: number;
  cookies: string[];
  text: string;
}

/** What is read, in groups, and who texts meanwhile. */
export interface Load {
  cookie: string;
  groups: Record<string, string[]>;
  phones: string[];
  perSecond: number;
  seconds: number;
}

/** One request; milliseconds until its last byte, its status, its cookies and its body. */
export function ask(base: string, method: string, path: string, { cookie, body, agent }: AskOptions = {}): Promise<Answer> {
  const started = performance.now();
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    'X-CSRF-Token': 'bench',
    'Content-Type': 'application/json',
    ...(cookie && { Cookie: cookie }),
    ...(text !== undefined && { 'Content-Length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, base), { method, agent, headers }, (response) => {
      let read = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (read += chunk));
      response.on('end', () => {
        const cookies = (response.headers['set-cookie'] ?? []).map((one) => one.split(';')[0] ?? '');
        resolve({ ms: performance.now() - started, status: response.statusCode ?? 0, cookies, text: read });
      });
    });
    asked.on('error', reject);
    asked.end(text);
  });
}

/** A session of a phone, by the code that the local verifier tells: the Cookie header. */
export async function sessionOf(base: string, phoneNumber: string): Promise<string> {
  const sent = await ask(base, 'POST', '/api/verify/send', { body: { phoneNumber } });
  const { code } = JSON.parse(sent.text) as { code?: string };
  const checked = await ask(base, 'POST', '/api/verify/check', { body: { phoneNumber, code }, cookie: sent.cookies.join('; ') });
  if (checked.status !== 200) throw new Error(`signing in failed: ${sent.status} ${checked.status} ${checked.text}`);
  const cookie = checked.cookies.find((one) => one.includes('session='));
  if (cookie === undefined) throw new Error('signing in gave no session');
  return cookie;
}

/**
 * Reads `perSecond` times a second, taking the paths in turn, while as many texts come in from the phones. Each is sent at its time, whether or
 * not those before it were answered. Answers with the milliseconds by group, and how many texts were sent.
 */
export async function loadApi(
  base: string,
  { cookie, groups, phones, perSecond, seconds }: Load,
): Promise<{ ms: Record<string, number[]>; texts: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const turns = Object.entries(groups).flatMap(([group, paths]) => paths.map((path) => ({ group, path })));
  const ms = Object.fromEntries(Object.keys(groups).map((group): [string, number[]] => [group, []]));
  const pending: Promise<void>[] = [];
  const begin = performance.now();
  for (let n = 0; n < perSecond * seconds; n += 1) {
    await until(begin + (n * 1000) / perSecond);
    const turn = turns[n % turns.length];
    if (turn)
      pending.push(ask(base, 'GET', turn.path, { cookie, agent }).then((answer) => noted(answer, turn.path, 200, ms[turn.group] ?? [])));
    await until(begin + ((n + 0.5) * 1000) / perSecond);
    const text = { from: phones[n % phones.length], body: TEXTS[n % TEXTS.length] };
    pending.push(ask(base, 'POST', '/phone/api/texts', { body: text, agent }).then((answer) => noted(answer, 'a text', 202, [])));
  }
  await Promise.all(pending);
  agent.destroy();
  return { ms, texts: perSecond * seconds };
}

function noted({ status, ms, text }: Answer, what: string, wanted: number, list: number[]): void {
  if (status !== wanted) throw new Error(`${what} was answered ${status}: ${text.slice(0, 300)}`);
  list.push(ms);
}

const until = (at: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, at - performance.now())));
