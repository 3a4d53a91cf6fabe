import type { NextFunction, Response } from 'express';
import { randomUUID } from 'node:crypto';
import type { Log } from '../ports/log.js';
import type { CallerRequest } from './access.js';

/** Names every request and logs how it ended: method, path without query, status, time. Never a body, a cookie or a query. */
export function requestLog(log: Log) {
  return (request: CallerRequest, response: Response, next: NextFunction): void => {
    const started = performance.now();
    request.requestId = randomUUID();
    response.setHeader('X-Request-Id', request.requestId);
    const { method, path } = request;
    response.on('close', () => {
      const ms = Math.round(performance.now() - started);
      log.info('request', { requestId: request.requestId, method, path: path.slice(0, 200), status: response.statusCode, ms });
    });
    next();
  };
}
