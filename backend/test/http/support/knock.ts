import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestApp } from '../../support/app.js';

export interface Answer {
  status: number;
  type: string;
  text: string;
  headers: NodeJS.Dict<string | string[]>;
}

/** One request as a page of ours would send it, with this cookie; of a stream of events only the beginning is waited for. */
export function knock(target: Pick<TestApp, 'app'>, method: string, path: string, cookie: string, body?: unknown): Promise<Answer> {
  const { port } = target.app.getHttpServer().address() as AddressInfo;
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    'X-CSRF-Token': 'test',
    'Sec-Fetch-Site': 'same-origin',
    ...(cookie && { Cookie: cookie }),
    ...(text !== undefined && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
  };
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const type = response.headers['content-type'] ?? '';
      const answer = (text: string) => resolve({ status: response.statusCode!, type, text, headers: response.headers });
      if (type.startsWith('text/event-stream')) {
        asked.destroy();
        return answer('');
      }
      let read = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (read += chunk));
      response.on('end', () => answer(read));
    });
    asked.on('error', reject);
    asked.end(text);
  });
}
