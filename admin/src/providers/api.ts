/** A call that the server answered with an error, or did not answer at all (`status` 0). `message` is for people. */
export class CallFailed extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly body: unknown = null,
  ) {
    super(message);
    this.name = 'CallFailed';
  }
}

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
  json: unknown;
}

/** Of an answer that tells how far it is, line by line. */
const LINES = 'application/x-ndjson';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The staff API of one server. Paths are relative to `/api/staff`; every method throws `CallFailed`. */
export interface Api {
  root: string;
  fetch: (url: string, init?: RequestInit) => Promise<Answer>;
  call: <T>(method: Method, path: string, body?: unknown) => Promise<T>;
  /** Asks for something that takes a while, and hears meanwhile how far it is. */
  follow: <Progress, T>(path: string, onProgress: (progress: Progress) => void) => Promise<T>;
  /** The file behind a path, and the name that the server gives it. */
  download: (path: string, method?: 'GET' | 'POST') => Promise<{ blob: Blob; name: string }>;
}

/** `apiBase`: the path of the page's own site under which the API is found; '' where it is the API's own site. */
export function makeApi(apiBase: string): Api {
  const root = `${apiBase.replace(/\/$/, '')}/api/staff`;
  const ask = async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    if (!headers.has('Accept')) headers.set('Accept', 'application/json');
    if (init.method && init.method !== 'GET') {
      headers.set('X-CSRF-Token', 'console');
      if (init.body != null) headers.set('Content-Type', 'application/json');
      else headers.delete('Content-Type');
    }
    // A write goes through also when its page is left meanwhile; nobody waits for what is only followed.
    const keepalive = init.method !== undefined && init.method !== 'GET' && headers.get('Accept') !== LINES;
    const answer = await fetch(url, { ...init, headers, keepalive, credentials: 'same-origin' }).catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new CallFailed(0, 'The server cannot be reached. Nothing was changed; please try again.');
    });
    if (!answer.ok) throw await failed(answer);
    return answer;
  };
  const read = async (url: string, init?: RequestInit): Promise<Answer> => {
    const answer = await ask(url, init);
    const body = await answer.text();
    return { status: answer.status, headers: answer.headers, body, json: body ? (JSON.parse(body) as unknown) : null };
  };
  return {
    root,
    fetch: read,
    call: async <T>(method: Method, path: string, body?: unknown) =>
      (await read(`${root}/${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })).json as T,
    follow: async <Progress, T>(path: string, onProgress: (progress: Progress) => void) => {
      const answer = await ask(`${root}/${path}`, { method: 'POST', body: '{}', headers: { Accept: LINES } });
      for await (const line of linesOf(answer)) {
        const said = JSON.parse(line) as { progress?: Progress; result?: T };
        if (said.progress !== undefined) onProgress(said.progress);
        if (said.result !== undefined) return said.result;
      }
      throw new CallFailed(0, usualWords(500));
    },
    download: async (path, method = 'GET') => {
      const answer = await ask(`${root}/${path}`, { method });
      const said = /filename="?([^";]+)"?/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
      return { blob: await answer.blob(), name: said ?? 'mealtext' };
    },
  };
}

/** The lines of an answer as they come in. */
async function* linesOf(answer: Response): AsyncIterable<string> {
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new CallFailed(0, 'The connection was lost. Please try again.');
    });
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
}

async function failed(answer: Response): Promise<CallFailed> {
  const text = await answer.text().catch(() => '');
  const body = jsonOf(text);
  return new CallFailed(answer.status, wordsOf(body) ?? usualWords(answer.status), body);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function wordsOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const { message, detail, title, error } = body as Record<string, unknown>;
  const said = [message, detail, error, title].find((one) => typeof one === 'string' || Array.isArray(one));
  return Array.isArray(said) ? said.join(' ') : (said ?? null);
}

function usualWords(status: number): string {
  if (status === 401) return 'Please sign in again.';
  if (status === 403) return 'Your role does not allow this.';
  if (status === 404) return 'This is not there any more.';
  if (status === 429) return 'Too many attempts. Please wait a little and try again.';
  return 'The server failed. Nothing was changed; please try again.';
}
