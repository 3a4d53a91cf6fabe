import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import { mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Member {
  role: 'api' | 'worker';
  port: number;
  /** Asks it to stop and settles with its exit code. */
  stop(): Promise<number | null>;
}

/** The topology of docker-compose.yml as plain processes: any number of api and worker processes behind one address that takes turns. */
export class Cluster {
  readonly members: Member[] = [];
  private readonly proxy: Server;
  private readonly children = new Set<ChildProcess>();
  private turn = 0;

  constructor(private readonly environment: Record<string, string>) {
    this.proxy = createServer((incoming, outgoing) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        this.pass(incoming, Buffer.concat(chunks), outgoing, this.members.filter(({ role }) => role === 'api').length),
      );
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.proxy.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
  }

  async add(role: Member['role']): Promise<Member> {
    const child = fork(join(__dirname, 'product.cjs'), [], {
      env: {
        ...process.env,
        ...this.environment,
        ROLE: role,
        NODE_ENV: 'test',
        PORT: '0',
        READY_USER: 'no',
        DATA_DIR: mkdtempSync(join(tmpdir(), 'mealtext-cluster-')),
      },
      execArgv: ['--no-warnings'],
    });
    this.children.add(child);
    const exit = once(child, 'exit') as Promise<[number | null]>;
    const said = await Promise.race([once(child, 'message') as Promise<[{ port: number }]>, exit.then(() => null)]);
    if (!said) throw new Error(`the ${role} process ended while starting`);
    const member: Member = {
      role,
      port: said[0].port,
      stop: async () => {
        // Out of the rotation first, as a proxy learns it from the health check.
        this.members.splice(this.members.indexOf(member), 1);
        child.kill('SIGTERM');
        const [code] = await exit;
        this.children.delete(child);
        return code;
      },
    };
    this.members.push(member);
    return member;
  }

  async close(): Promise<void> {
    for (const child of this.children) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    this.proxy.closeAllConnections();
    await new Promise((resolve) => this.proxy.close(resolve));
  }

  /** To the next api process; to another when that one cannot be reached. */
  private pass(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, tries: number): void {
    const apis = this.members.filter(({ role }) => role === 'api');
    const next = apis[(this.turn += 1) % apis.length];
    if (!next || tries === 0) return void outgoing.writeHead(502).end();
    const { method, url, headers } = incoming;
    const onward = httpRequest({ port: next.port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : this.pass(incoming, body, outgoing, tries - 1)));
    onward.end(body);
  }
}
