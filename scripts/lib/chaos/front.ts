import { once } from 'node:events';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { portOf } from '../ports.js';

const PATIENCE_MS = 6000;

export interface Front {
  url: string;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body: Buffer;
}

/** What stands before the API processes in production: hands a request to one of them, and to the next when that one is gone. */
export async function openFront(portsOf: () => number[]): Promise<Front> {
  let turn = 0;
  const answer = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(incoming);
    const ports = portsOf();
    turn += 1;
    for (let tries = 0; tries < ports.length; tries += 1) {
      const port = ports[(turn + tries) % ports.length];
      const heard = port === undefined ? undefined : await forward(port, incoming, body).catch(() => undefined);
      if (heard) return void response.writeHead(heard.status, { 'content-type': 'text/xml' }).end(heard.body);
    }
    response.writeHead(502).end();
  };
  const server = createServer((incoming, response) => void answer(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${portOf(server)}`, close };
}

function forward(port: number, { method, url: path, headers }: IncomingMessage, body: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, method, path, headers, timeout: PATIENCE_MS }, (answer) => {
      buffer(answer).then((read) => resolve({ status: answer.statusCode ?? 502, body: read }), reject);
    });
    sent.once('timeout', () => sent.destroy(new Error('too slow')));
    sent.once('error', reject);
    sent.end(body);
  });
}
