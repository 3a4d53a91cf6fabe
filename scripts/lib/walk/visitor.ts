import { errorCode } from '../error-code.js';
import { messageOf } from '../message-of.js';

/** What the walk did not expect. */
export class Surprise extends Error {}

export interface CallOptions {
  expected?: number;
  body?: object;
  /** Sent as a form is, and empty. */
  form?: boolean;
  /** Not told unless it is a surprise. */
  quiet?: boolean;
}

/** Somebody with a browser: keeps cookies, sends what our pages send, and tells of every step with its status and time. */
export class Visitor {
  readonly #jar = new Map<string, string>();
  readonly #base: string;
  readonly #say: (line: string) => void;
  steps = 0;

  constructor(base: string, say: (line: string) => void) {
    this.#base = base;
    this.#say = say;
  }

  /** One request. `expected` is its status; any other is a surprise. Answers with the body, read as JSON where it is: as `T`, which the walk then looks at. */
  async call<T>(what: string, method: string, path: string, { expected = 200, body, form, quiet = false }: CallOptions = {}): Promise<T> {
    const started = performance.now();
    const response = await fetch(new URL(path, this.#base), {
      method,
      redirect: 'manual',
      headers: {
        'X-CSRF-Token': 'walk',
        ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : { 'Content-Type': 'application/json' }),
        ...(this.#jar.size && { Cookie: [...this.#jar].map((pair) => pair.join('=')).join('; ') }),
      },
      ...(method !== 'GET' && { body: form ? '' : JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(30_000),
    }).catch((error: unknown) => {
      throw new Surprise(
        `${what}: ${this.#base} does not answer (${errorCode(error instanceof Error ? error.cause : undefined) ?? messageOf(error)})`,
      );
    });
    const text = await response.text();
    this.#keep(response.headers.getSetCookie());
    const ms = performance.now() - started;
    this.steps += 1;
    if (!quiet || response.status !== expected) this.tell(response.status === expected, response.status, ms, what);
    if (response.status !== expected)
      throw new Surprise(`${what}: ${method} ${path} answered ${response.status}, not ${expected}: ${text.slice(0, 500)}`);
    return response.headers.get('content-type')?.includes('json') ? (JSON.parse(text) as T) : (text as T);
  }

  /** What an answer must say; otherwise it is a surprise. */
  want(what: string, is: unknown, seen: unknown): void {
    if (!is) throw new Surprise(`${what}; seen: ${JSON.stringify(seen).slice(0, 500)}`);
  }

  tell(well: boolean, status: number, ms: number, what: string): void {
    this.#say(`${well ? '✓' : '✗'} ${String(status).padEnd(4)}${`${ms.toFixed(0)} ms`.padStart(8)}  ${what}`);
  }

  #keep(cookies: string[]): void {
    for (const one of cookies) {
      const [, name = '', value] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (value) this.#jar.set(name, value);
      else this.#jar.delete(name);
    }
  }
}
