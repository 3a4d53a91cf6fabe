import type { Problem } from '@mealtext/backend/contract';
import { call } from './call';
import { takeEarly } from './early-answers';
import { noteLocalDay } from './local-day';
import { KEPT_HEADER, noteReached } from './reach';
import { sayShell } from './say-shell';

/** What a refusal says, as far as screens use it. */
export type ErrorBody = Partial<Pick<Problem, 'error' | 'message' | 'plan' | 'details'>>;

/** What the server answered when it did not answer 2xx. `message` is "{status}: {body or status text}", as the specification has it. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody | null,
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
    super(sayShell('unreachableService'));
  }
}

/** The words of any failure: the server's message where it gave one, else the fallback. */
export function saidBy(error: unknown, fallback: string): string {
  if (error instanceof RequestError) return error.said(fallback);
  if (error instanceof Unreachable) return sayShell('seemOffline');
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
  /** The answer brings a new session in the place of the old one. */
  renews?: boolean;
  /** That there is nothing is an answer here, and no failure to note. */
  allow404?: boolean;
  /** The call outlives the page it is made from. */
  keepalive?: boolean;
}

/**
 * One call to the API, with cookies, JSON and the X-CSRF-Token that the specification asks for.
 * @throws RequestError for any answer that is not 2xx; Unreachable when there is none.
 */
export function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  return options.renews ? renewing(answerOf<T>(path, options)) : answerOf<T>(path, options);
}

async function answerOf<T>(path: string, options: RequestOptions): Promise<T> {
  const text = await (await send(path, options)).text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** The same for an answer that is a file to keep. */
export async function requestFile(path: string): Promise<Blob> {
  return (await send(path, {})).blob();
}

let made = 0;
/** The call that renews the session last, and how many calls had been made when it was answered. */
let renewal: { answered: Promise<void>; at: number } | null = null;

function renewing<T>(answer: Promise<T>): Promise<T> {
  const mine = { answered: Promise.resolve(), at: 0 };
  mine.answered = answer.then(
    () => {
      mine.at = made;
    },
    () => undefined,
  );
  renewal = mine;
  return answer;
}

/** Settles when a session that is being renewed is there, and whoever asked for it has heard. */
export async function sessionRenewed(): Promise<void> {
  await renewal?.answered;
  await new Promise((resolve) => setTimeout(resolve));
}

/** Makes the call; a renewed session does not end because of what was asked with the old one: that is asked again. */
async function send(path: string, options: RequestOptions): Promise<Response> {
  const number = made + 1;
  try {
    return await sendOnce(path, { ...options, allow401: true });
  } catch (error) {
    if (options.allow401 || !(error instanceof RequestError && error.status === 401)) throw error;
    await renewal?.answered;
    if (renewal && renewal.at >= number) return sendOnce(path, options);
    onSignedOut();
    throw error;
  }
}

async function sendOnce(path: string, options: RequestOptions): Promise<Response> {
  const { method = 'GET', body, headers, signal, allow401, allow404, keepalive } = options;
  const number = (made += 1);
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
    noteReached(false);
    onFailure(withoutQuery(path), 0);
    throw new Unreachable();
  }
  noteReached(!response.headers.has(KEPT_HEADER));
  noteLocalDay(response.headers.get('Local-Day'), number);
  if (response.ok) return response;
  const text = await response.text();
  if (!(response.status === 404 && allow404)) onFailure(withoutQuery(path), response.status);
  if (response.status === 401 && !allow401) onSignedOut();
  throw new RequestError(response.status, parsed(text), text || response.statusText);
}

const withoutQuery = (path: string): string => path.split('?', 1)[0] ?? path;

function parsed(text: string): ErrorBody | null {
  try {
    const body: unknown = JSON.parse(text);
    return body && typeof body === 'object' ? body : null;
  } catch {
    return null;
  }
}
