import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';

const PATIENCE_MS = 6000;

/** What stands before the API processes in production: hands a request to one of them, and to the next when that one is gone. */
export async function openFront(portsOf) {
  let turn = 0;
  const server = createServer(async (incoming, response) => {
    const chunks = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const ports = portsOf();
    turn += 1;
    for (let tries = 0; tries < ports.length; tries += 1) {
      const answer = await forward(ports[(turn + tries) % ports.length], incoming, Buffer.concat(chunks)).catch(() => undefined);
      if (answer) return response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body);
    }
    response.writeHead(502).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${server.address().port}`, close };
}

function forward(port, { method, url: path, headers }, body) {
  return new Promise((resolve, reject) => {
    const sent = ask({ host: '127.0.0.1', port, method, path, headers, timeout: PATIENCE_MS }, async (answer) => {
      try {
        const chunks = [];
        for await (const chunk of answer) chunks.push(chunk);
        resolve({ status: answer.statusCode, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    sent.once('timeout', () => sent.destroy(new Error('too slow')));
    sent.once('error', reject);
    sent.end(body);
  });
}
