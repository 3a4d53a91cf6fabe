import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

export interface Proxy {
  url: string;
  /** What either side said that Twilio's documents do not allow. */
  violations(): string[];
  stop(): Promise<void>;
}

const DOCUMENT = join(__dirname, 'contract/twilio.openapi.json');

/** A proxy that refuses, with a 4xx or 500 of its own, whatever Twilio's OpenAPI documents do not allow, in requests and in answers. */
export async function startProxy(upstream: string): Promise<Proxy> {
  const prism = createRequire(__filename).resolve('@stoplight/prism-cli/dist/index.js');
  const port = await freePort();
  const child = spawn(process.execPath, [prism, 'proxy', DOCUMENT, upstream, '-p', String(port), '--errors'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      lines.push(...chunk.toString('utf8').split('\n'));
      if (lines.some((line) => line.includes('is listening'))) resolve();
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('exit', (code) => reject(new Error(`the proxy ended with ${code}: ${lines.join('\n')}`)));
  });
  await ready;
  return {
    url: `http://127.0.0.1:${port}`,
    violations: () => lines.filter((line) => /stoplight.io.prism.errors/.test(line)),
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit').once('exit', () => resolve());
        child.kill();
      }),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
