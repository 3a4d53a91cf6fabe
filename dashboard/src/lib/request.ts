import { call } from './call';
import { takeEarly } from './early-answers';

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
/** Called on every failed call: its path without the query, and the status (0: no answer). */
let onFailure: (path: string, status: number) => void = () => undefined;

interface Configuration {
  /** Path in front of `/api`, for a page that proxies it. */
  apiBase: string;
  onSignedOut: () => void;
  onFailure: (path: string, status: number) => void;
}

/** Sets what is given and leaves the rest. */
export function configureRequests(options: Partial<Configuration>): void {
  if (options.apiBase !== undefined) base = options.apiBase.replace(/\/$/, '');
  onSignedOut = options.onSignedOut ?? onSignedOut;
  onFailure = options.onFailure ?? onFailure;
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
  /** The call outlives the page it is made from. */
  keepalive?: boolean;
}

/**
 * One call to the API, with cookies, JSON and the X-CSRF-Token that the specification asks for.
 * @throws RequestError for any answer that is not 2xx; Unreachable when there is none.
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const text = await (await send(path, options)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The same for an answer that is a file to keep. */
export async function requestFile(path: string): Promise<Blob> {
  return (await send(path, {})).blob();
}

async function send(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, headers, signal, allow401, keepalive } = options;
  let response: Response;
  try {
    const early = method === 'GET' ? takeEarly(apiUrl(path)) : null;
    response = await (early ??
      call(apiUrl(path), {
        method,
        ...(headers ? { headers } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(signal ? { signal } : {}),
        ...(keepalive ? { keepalive } : {}),
      }));
  } catch (error) {
    if (signal?.aborted) throw error;
    onFailure(withoutQuery(path), 0);
    throw new Unreachable();
  }
  if (response.ok) return response;
  const text = await response.text();
  onFailure(withoutQuery(path), response.status);
  if (response.status === 401 && !allow401) onSignedOut();
  throw new RequestError(response.status, parsed(text), text || response.statusText);
}

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? path;

function parsed(text: string): { error?: string; message?: string } | null {
  try {
    const body: unknown = JSON.parse(text);
    return body && typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
