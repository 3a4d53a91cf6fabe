import type { Server } from 'node:http';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import express, { type NextFunction, type Request, type Response } from 'express';
import { PICTURE_LETTERS } from '../domain/picture/picture-letters.js';
import { OpenRequests } from '../http/open-requests.js';
import { jsonShape } from '../http/json-shape.js';
import { readsAnywhere, WrittenCookie } from '../http/own-writes.js';
import { requestLog } from '../http/request-log.js';
import { ReadPlace } from '../ports/storage/read-place.js';
import { AppModule } from './app.module.js';
import { apiDocs } from './api-docs.js';
import { NestLog } from './nest-log.js';
import { hasHandset } from './has-handset.js';
import { ownHosts } from './own-hosts.js';
import { pages } from './pages.js';
import type { Parts } from './parts.js';
import { securityHeaders } from './security-headers.js';

const BODY_LIMIT = '64kb';
const WEBHOOK_LIMIT = '128kb';
/** A picture as large as pictures may be, in letters that JSON has. */
const PICTURE_LIMIT = PICTURE_LETTERS + 64 * 1024;
const PICTURES = /^\/(?:api\/users\/[\w-]{1,64}\/messages\/picture|phone\/api\/pictures)$/;
/** How late a slow connection may be found beyond its limit; Node's own is 30 s, three times as long as the limit. */
const CHECK_EVERY_MS = 1000;

/** The HTTP side of this process, ready to listen. */
export async function makeApp(parts: Parts, open = new OpenRequests()): Promise<NestExpressApplication> {
  const { config, log, metrics } = parts;
  const app = await NestFactory.create<NestExpressApplication>(AppModule.for(parts), {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.http.proxyHops);
  app.use(open.note, requestLog(log, metrics), securityHeaders(config), ownHosts(config), compression({ filter: notEvents }), neverStored);
  app.use('/webhooks', postedOnly);
  // Its signature covers the bytes as they came.
  app.use('/webhooks/billing', express.raw({ type: () => true, limit: WEBHOOK_LIMIT, inflate: false }));
  app.use(
    cookieParser(),
    jsonOf(PICTURE_LIMIT, (path) => PICTURES.test(path)),
    jsonOf(BODY_LIMIT, (path) => !PICTURES.test(path)),
    jsonShape,
    readsAnywhere(app.get(ReadPlace), app.get(WrittenCookie)),
  );
  if (config.process.role !== 'worker') {
    app.use(pages({ phone: hasHandset(config) }));
    apiDocs(app, { staff: config.process.environment !== 'production' });
  }
  const server = app.getHttpServer() as Server & { connectionsCheckingInterval: number };
  server.connectionsCheckingInterval = CHECK_EVERY_MS;
  server.headersTimeout = 10_000;
  server.requestTimeout = 15_000;
  return app;
}

function jsonOf(limit: string | number, fits: (path: string) => boolean) {
  const parse = express.json({ limit, strict: false });
  return (request: Request, response: Response, next: NextFunction): void => (fits(request.path) ? parse(request, response, next) : next());
}

/** Events must not wait in a compressor. */
function notEvents(request: Request, response: Response): boolean {
  return !String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream') && compression.filter(request, response);
}

function neverStored(request: Request, response: Response, next: NextFunction): void {
  if (/^\/(api|phone\/api)(\/|$)/.test(request.path)) response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Providers post. Whoever else looks in is told so, and none of what they sent comes back. */
function postedOnly(request: Request, response: Response, next: NextFunction): void {
  if (request.method === 'POST') return next();
  response.status(405).setHeader('Allow', 'POST').json({ statusCode: 405, message: 'Only POST is answered here.' });
}
