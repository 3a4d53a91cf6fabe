/** What the walk did not expect. */
export class Surprise extends Error {}

/** Somebody with a browser: keeps cookies, sends what our pages send, and tells of every step with its status and time. */
export class Visitor {
  #jar = new Map();

  constructor(base, say) {
    this.base = base;
    this.say = say;
    this.steps = 0;
  }

  /** One request. `expected` is its status; any other is a surprise. Answers with the body, read as JSON where it is. */
  async call(what, method, path, { expected = 200, body, form, quiet = false } = {}) {
    const started = performance.now();
    const response = await fetch(new URL(path, this.base), {
      method,
      redirect: 'manual',
      headers: {
        'X-CSRF-Token': 'walk',
        ...(form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : { 'Content-Type': 'application/json' }),
        ...(this.#jar.size && { Cookie: [...this.#jar].map((pair) => pair.join('=')).join('; ') }),
      },
      ...(method !== 'GET' && { body: form ? '' : JSON.stringify(body ?? {}) }),
      signal: AbortSignal.timeout(30_000),
    }).catch((error) => {
      throw new Surprise(`${what}: ${this.base} does not answer (${error.cause?.code ?? error.message})`);
    });
    const text = await response.text();
    this.#keep(response.headers.getSetCookie());
    const ms = performance.now() - started;
    this.steps += 1;
    if (!quiet || response.status !== expected) this.tell(response.status === expected, response.status, ms, what);
    if (response.status !== expected)
      throw new Surprise(`${what}: ${method} ${path} answered ${response.status}, not ${expected}: ${text.slice(0, 500)}`);
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  }

  /** What an answer must say; otherwise it is a surprise. */
  want(what, is, seen) {
    if (!is) throw new Surprise(`${what}; seen: ${JSON.stringify(seen)?.slice(0, 500)}`);
  }

  tell(well, status, ms, what) {
    this.say(`${well ? '✓' : '✗'} ${String(status).padEnd(4)}${`${ms.toFixed(0)} ms`.padStart(8)}  ${what}`);
  }

  #keep(cookies) {
    for (const one of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one);
      if (value) this.#jar.set(name, value);
      else this.#jar.delete(name);
    }
  }
}
