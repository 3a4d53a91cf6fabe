import { createServer } from 'node:net';

/** A port that nothing listens on at this moment. */
export const freePort = () => listen(0);

/** Whether a program could listen on the port of this machine. */
export const isFree = (port, host = '127.0.0.1') => listen(port, host).then(Boolean, () => false);

function listen(port, host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      const taken = server.address().port;
      server.close(() => resolve(taken));
    });
  });
}
