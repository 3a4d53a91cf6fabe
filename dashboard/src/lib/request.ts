/** What the server answered when it did not answer 2xx. `message` is "{status}: {body or status text}", as the specification has it. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly body: { error?: string; message?: string } | null,
    text: string,
  ) {
    super(`${status}: ${text}`);
  }

  /** Words for the person: the server's own message, or what the screen falls back to. */
  said(fallback: string): string {
    return this.body?.message ?? fallback;
  }
}

/** No answer at all: offline, or the server is down. */
export class Unreachable extends Error {
  constructor() {
    super('The service cannot be reached.');
  }
}

/** The words of any failure: the server's message where it gave one, else the fallback. */
export function saidBy(error: unknown, fallback: string): string {
  if (error instanceof RequestError) return error.said(fallback);
  if (error instanceof Unreachable) return 'You seem to be offline. Nothing was lost; please try again.';
  return fallback;
}

let base = '';
/** Called on every 401, so that the app can lead to sign-in and back. */
let onSignedOut: () => void = () => undefined;

export function configureRequests(options: { apiBase: string; onSignedOut: () => void }): void {
  base = options.apiBase.replace(/\/$/, '');
  onSignedOut = options.onSignedOut;
}

/** A path of the API as an address: `/api/status` under the configured base. */
export const apiUrl = (path: string): string => `${base}${path}`;

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A 401 is an answer here (sign-in calls), not the end of a session. */
  allow401?: boolean;
}

/**
 * One call to the API, with cookies, JSON and the X-CSRF-Token that the specification asks for.
 * @throws RequestError for any answer that is not 2xx; Unreachable when there is none.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { method = 'GET', body, headers, signal, allow401 } = options;
  let response: Response;
  try {
    response = await fetch(apiUrl(path), {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken(), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new Unreachable();
  }
  const text = await response.text();
  if (!response.ok) {
    if (response.status === 401 && !allow401) onSignedOut();
    throw new RequestError(response.status, parsed(text), text || response.statusText);
  }
  return (text ? JSON.parse(text) : undefined) as T;
}

function parsed(text: string): { error?: string; message?: string } | null {
  try {
    const body: unknown = JSON.parse(text);
    return body && typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}

/** Made in the browser and kept in local storage under `csrf_token`; its presence is what the server checks. */
function csrfToken(): string {
  const kept = localStorage.getItem('csrf_token');
  if (kept) return kept;
  const fresh = crypto.randomUUID();
  localStorage.setItem('csrf_token', fresh);
  return fresh;
}
