import { readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

interface Site {
  /** Where the product is, which the site passes /clinic/mealtext on to. */
  product: string;
  /** What every other address answers. */
  page: string;
  /** What lies under /clinic/host/. */
  folder?: string;
}

/** A site that is not ours, with the product behind one of its paths. */
export async function hostSite({ product, page, folder }: Site): Promise<{ url: string; close(): void }> {
  const { hostname, port } = new URL(product);
  const server = createServer((incoming, outgoing) => {
    const url = incoming.url!;
    if (folder && url.startsWith('/clinic/host/')) {
      outgoing.setHeader('Content-Type', TYPES[extname(url)] ?? 'text/plain');
      return outgoing.end(readFileSync(join(folder, url.slice('/clinic/host/'.length))));
    }
    if (!url.startsWith('/clinic/mealtext/')) {
      outgoing.setHeader('Content-Type', 'text/html');
      return outgoing.end(page);
    }
    const path = url.slice('/clinic/mealtext'.length);
    const onward = forward({ hostname, port, path, method: incoming.method, headers: incoming.headers }, (answer) => {
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    outgoing.on('close', () => onward.destroy());
    onward.on('error', () => outgoing.destroy());
    return incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
