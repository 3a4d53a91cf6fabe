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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The staff API of one server. Paths are relative to `/api/staff`; every method throws `CallFailed`. */
export interface Api {
  root: string;
  fetch: (url: string, init?: RequestInit) => Promise<Answer>;
  call: <T>(method: Method, path: string, body?: unknown) => Promise<T>;
  /** The file behind a path, and the name that the server gives it. */
  download: (path: string, method?: 'GET' | 'POST') => Promise<{ blob: Blob; name: string }>;
}

/** `apiBase`: the path of the page's own site under which the API is found; '' where it is the API's own site. */
export function makeApi(apiBase: string): Api {
  const root = `${apiBase.replace(/\/$/, '')}/api/staff`;
  const ask = async (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Accept', 'application/json');
    if (init.method && init.method !== 'GET') {
      headers.set('X-CSRF-Token', 'console');
      if (init.body != null) headers.set('Content-Type', 'application/json');
      else headers.delete('Content-Type');
    }
    // A write goes through also when its page is left meanwhile.
    const keepalive = init.method !== undefined && init.method !== 'GET';
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
    download: async (path, method = 'GET') => {
      const answer = await ask(`${root}/${path}`, { method });
      const said = /filename="?([^";]+)"?/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
      return { blob: await answer.blob(), name: said ?? 'mealtext' };
    },
  };
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
