import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import qs from 'qs';
import Stripe from 'stripe';
import { Books } from './books.js';
import { violations } from './contract.js';
import { Refusal, ROUTES } from './routes.js';

export interface Call {
  line: string;
  params: Record<string, unknown>;
  key: string | undefined;
  replayed: boolean;
}

interface Answer {
  status: number;
  body: string;
}

/**
 * Stripe over HTTP for the real SDK, with a memory. What it is asked and what it answers are checked by the installed
 * SDK's own types; whatever does not fit is refused and stands in `violations`.
 */
export class StripeDouble {
  readonly books: Books;
  readonly violations: string[] = [];
  readonly calls: Call[] = [];
  /** While true every connection is dropped. */
  down = false;
  /** Subscriptions as a replica that lags would still list them, by id. */
  readonly stale = new Map<string, Stripe.Subscription>();
  private readonly keys = new Map<string, { request: string; answer: Answer }>();
  private readonly server: Server;

  constructor(private readonly now: () => Date = () => new Date()) {
    this.books = new Books(now);
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** As it does after a day or so. */
  forgetKeys(): void {
    this.keys.clear();
  }

  /** An event as Stripe posts it: the bytes and their signature. */
  post(event: Stripe.Event, secret: string, at: Date = this.now()): { raw: Buffer; signature: string } {
    this.violations.push(...violations('answer', 'Event', event).filter((line) => !/^Event\/(type|data)/.test(line)));
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at.getTime() / 1000) });
    return { raw: Buffer.from(payload), signature };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.down) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, search } = new URL(request.url!, 'http://stripe');
    const text = Buffer.concat(chunks).toString() || search.slice(1);
    const line = `${request.method} ${pathname}`;
    const key = request.headers['idempotency-key'] as string | undefined;
    const held = key ? this.keys.get(key) : undefined;
    const params = qs.parse(text, { arrayLimit: 100 }) as Record<string, unknown>;
    this.calls.push({ line, params: structuredClone(params), key, replayed: held !== undefined });
    const answer = held ? this.replay(held, `${line} ${text}`) : this.answer(line, params);
    if (key && !held) this.keys.set(key, { request: `${line} ${text}`, answer });
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': this.books.id('req') }).end(answer.body);
  }

  private replay(held: { request: string; answer: Answer }, request: string): Answer {
    if (held.request === request) return held.answer;
    return refuse(
      new Refusal(400, 'idempotency_key_reused', 'Keys for idempotent requests can only be used with the same parameters.'),
      'idempotency_error',
    );
  }

  private answer(line: string, params: Record<string, unknown>): Answer {
    const route = ROUTES.find(({ match }) => match.test(line));
    if (!route) return this.violated([`${line}: no such call`], 404);
    const wrong = violations('form', route.form, params);
    if (wrong.length) return this.violated(wrong, 400);
    this.books.catchUp();
    let value: unknown;
    try {
      value = route.run(this.books, params, route.match.exec(line)![1] ?? '');
    } catch (error) {
      if (error instanceof Refusal) return refuse(error);
      throw error;
    }
    const list = route.list ? (value as Stripe.ApiList<Stripe.Subscription>) : null;
    if (list) value = { ...list, data: list.data.map((one) => this.stale.get(one.id) ?? one) };
    const broken = (list ? (value as typeof list).data : [value]).flatMap((one) => violations('answer', route.answer, one));
    return broken.length ? this.violated(broken, 500) : { status: 200, body: JSON.stringify(value) };
  }

  private violated(lines: string[], status: number): Answer {
    this.violations.push(...lines);
    return refuse(new Refusal(status, 'parameter_unknown', lines.join('; ')));
  }
}

const refuse = ({ status, code, message, param }: Refusal, type = 'invalid_request_error'): Answer => ({
  status,
  body: JSON.stringify({ error: { type, message, ...(code === null ? {} : { code }), ...(param === null ? {} : { param }) } }),
});
