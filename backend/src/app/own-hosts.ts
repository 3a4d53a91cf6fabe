import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Config } from '../config/config.js';

/** Asked for by programs that look after us, under whatever name they know us by. */
const LOOKED_AFTER = /^\/(healthz|readyz|metrics)$/;
const CONSOLE = /^\/(admin|api\/staff)(\/|$)/;
const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const HERE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * In production a request under a name that is not ours is refused (421), whatever a proxy lets through; programs on this very machine may
 * say its own name. Where the console has a host of its own (ADMIN_URL), each of the two hosts serves its own part alone.
 */
export function ownHosts({ http, process }: Pick<Config, 'http' | 'process'>): RequestHandler {
  if (process.environment !== 'production') return (_request, _response, next) => next();
  const main = new URL(http.publicUrl).host.toLowerCase();
  const staff = http.adminUrl === null ? main : new URL(http.adminUrl).host.toLowerCase();
  return (request: Request, response: Response, next: NextFunction) => {
    if (LOOKED_AFTER.test(request.path)) return next();
    const host = (request.headers.host ?? '').toLowerCase();
    const here = HERE.test(host) && LOOPBACK.test(request.socket.remoteAddress ?? '');
    if (!here && host !== main && host !== staff) return refuse(response, 421, 'This host is not served here.');
    if (!here && staff !== main && CONSOLE.test(request.path) !== (host === staff)) {
      if (host === staff && request.method === 'GET' && request.path === '/') return response.redirect(302, '/admin/');
      return refuse(response, 404, 'Not found');
    }
    next();
  };
}

const refuse = (response: Response, status: number, error: string): void => void response.status(status).json({ error });
