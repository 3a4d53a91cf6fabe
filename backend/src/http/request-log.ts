import type { NextFunction, Response } from 'express';
import { randomBytes } from 'node:crypto';
import type { Log } from '../ports/process/log.js';
import type { Metrics } from '../ports/process/metrics.js';
import { withTrace } from '../ports/process/trace.js';
import type { CallerRequest } from './access.js';

const TRACEPARENT = /^[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/;

/**
 * Names every request and logs how it ended: method, path without query, status, time. Never a body, a cookie or a query.
 * The name is the trace that the caller is in, where it says one (https://www.w3.org/TR/trace-context), and goes along with whatever follows.
 */
export function requestLog(log: Log, metrics: Metrics) {
  return (request: CallerRequest, response: Response, next: NextFunction): void => {
    const started = performance.now();
    const traceId = TRACEPARENT.exec(request.get('traceparent') ?? '')?.[1] ?? randomBytes(16).toString('hex');
    request.requestId = traceId;
    response.setHeader('X-Request-Id', traceId);
    const { method, path } = request;
    response.on('close', () => {
      const ms = performance.now() - started;
      const { statusCode: status } = response;
      withTrace(traceId, () => log.info('request', { method, path: path.slice(0, 200), status, ms: Math.round(ms) }));
      // A stream lasts as long as somebody looks at it.
      if (String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream')) return;
      metrics.time('http_request', { method: methodOf(method), route: routeOf(request), status: String(status) }, ms / 1000);
    });
    withTrace(traceId, next);
  };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const methodOf = (method: string): string => (METHODS.includes(method) ? method : 'other');

/** The pattern, never the path: what people put into addresses is no label. */
function routeOf(request: CallerRequest): string {
  const route = request.route as { path?: unknown } | undefined;
  return typeof route?.path === 'string' ? route.path : 'other';
}
