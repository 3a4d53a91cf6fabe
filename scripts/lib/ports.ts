import { createServer, type Server } from 'node:net';

/** A port that nothing listens on at this moment. */
export const freePort = (): Promise<number> => listen(0);

/** Whether a program could listen on the port of this machine. */
export const isFree = (port: number, host = '127.0.0.1'): Promise<boolean> => listen(port, host).then(Boolean, () => false);

function listen(port: number, host = '127.0.0.1'): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const taken = portOf(server);
      server.close(() => resolve(taken));
    });
  });
}

/** The port that a server listens on. */
export function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return address.port;
}
