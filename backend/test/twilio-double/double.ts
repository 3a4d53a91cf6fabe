import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCOUNT_SID, AUTH_TOKEN, SERVICE_SID } from './account.js';
import { Callbacks, type CallbackManner } from './callbacks.js';
import type { Fault } from './faults.js';
import { type Message, Messages } from './messages.js';
import { unknownFields } from './known-fields.js';
import { Refusal } from './refusal.js';
import { Verifications } from './verifications.js';

export interface Call {
  method: string;
  path: string;
  form: Record<string, string>;
}

/** What the double does about a call before or after it has worked on it; null: nothing goes wrong. */
export type FaultPlan = (call: Call, nth: number) => Fault | null;

export interface DoubleOptions {
  faults?: FaultPlan;
  /** How status callbacks are brought; 'off' keeps them back for ever, 'held' until `callbacks.bring`. */
  callbacks?: CallbackManner;
  now?: () => Date;
}

/**
 * Twilio as far as this product calls it, with a memory: messages that can be created, listed and fetched, codes that can
 * be sent and checked under Twilio's own limits, and signed status callbacks. `calls` and `messages` are the log that a
 * checker reads: what really reached the provider, whatever the caller was told.
 */
export class TwilioDouble {
  readonly calls: Call[] = [];
  readonly messages: Messages;
  readonly verifications: Verifications;
  readonly callbacks: Callbacks;
  faults: FaultPlan;
  /** Attachments by their path, as they are given out. */
  readonly media = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>();
  private server: Server | null = null;

  constructor(options: DoubleOptions = {}) {
    const now = options.now ?? (() => new Date());
    this.faults = options.faults ?? (() => null);
    this.messages = new Messages(now);
    this.callbacks = new Callbacks(options.callbacks ?? 'held', this.messages.rcs);
    this.verifications = new Verifications(now);
  }

  async start(port = 0): Promise<string> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server!.listen(port, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.callbacks.stop();
    this.server?.closeAllConnections();
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(null)));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await read(request);
    const url = new URL(request.url!, 'http://double');
    const call = {
      method: request.method!,
      path: url.pathname,
      form: Object.fromEntries(new URLSearchParams(request.method === 'GET' ? url.search : body)),
    };
    this.calls.push(call);
    const fault = this.faults(call, this.calls.length);
    if (fault?.when === 'before') return strike(fault, request, response);
    const media = this.media.get(url.pathname);
    if (media && request.method === 'GET') return media(request, response);
    try {
      const [status, result] = this.work(call, request);
      if (fault) return strike(fault, request, response);
      json(response, status, result);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      json(response, error.status, {
        code: error.code,
        message: error.message,
        more_info: `https://www.twilio.com/docs/errors/${error.code}`,
        status: error.status,
      });
    }
  }

  private work({ method, path, form }: Call, request: IncomingMessage): [status: number, body: unknown] {
    const expected = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`;
    if (request.headers.authorization !== expected) throw new Refusal(401, 20003, 'Authenticate');
    const foreign = method === 'POST' ? unknownFields(path, Object.keys(form)) : [];
    if (foreign.length) throw new Refusal(400, 20001, `Unknown parameters: ${foreign.join(', ')}`);
    const messages = `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages`;
    const service = `/v2/Services/${SERVICE_SID}`;
    if (method === 'POST' && path === `${messages}.json`) return [201, this.create(form)];
    if (method === 'GET' && path === `${messages}.json`) return [200, this.messages.list(form, `${messages}.json`)];
    const [, sid, media] = new RegExp(`^${messages}/(\\w+)(?:/Media(?:/(\\w+))?)?\\.json$`).exec(path) ?? [];
    if (method === 'GET' && sid && path.endsWith('/Media.json')) return [200, this.messages.listMedia(sid, path)];
    if (method === 'DELETE' && sid) {
      if (media ? this.messages.removeMedia(sid, media) : this.messages.remove(sid)) return [204, null];
      throw new Refusal(404, 20404, `The requested resource ${path} was not found`);
    }
    if (method === 'GET' && path.startsWith(`${messages}/`))
      return [200, this.messages.fetch(path.slice(messages.length + 1, -'.json'.length))];
    if (method === 'POST' && path === `${service}/Verifications`) return [201, this.verifications.send(form)];
    if (method === 'POST' && path === `${service}/VerificationCheck`) return [200, this.verifications.check(form)];
    throw new Refusal(404, 20404, `The requested resource ${path} was not found`);
  }

  private create(form: Record<string, string>): object {
    const message: Message = this.messages.create(form);
    if (message.callback) this.callbacks.queue(message);
    return this.messages.view(message);
  }
}

function strike(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault.type === 'reset') request.socket.resetAndDestroy();
  else if (fault.type === 'garbage') response.writeHead(fault.status, { 'content-type': 'text/html' }).end('<html>Bad gateway</html>');
  else if (fault.type === 'refuse')
    json(response, fault.status, {
      code: fault.code,
      message: `fault ${fault.code}`,
      more_info: `https://www.twilio.com/docs/errors/${fault.code}`,
      status: fault.status,
    });
  // A call that hangs is never answered; the caller's own deadline ends it.
}

function json(response: ServerResponse, status: number, body: unknown): void {
  if (body === null) response.writeHead(status).end();
  else response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
