import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleNonce } from './security-headers.js';

const YEAR_MS = 31_536_000_000;
const root = join(import.meta.dirname, '../../..');

/** A built single-page app: where it is served, and where its files are. */
interface Page {
  at: string;
  folder: string;
  index: string;
}

/** Paths that belong to programs, not to pages. */
const PROGRAMS = /^\/(api|mcp|\.well-known|webhooks|billing\/test|phone\/api|healthz|readyz|metrics)(\/|$)/;

/** Nothing that leads out of its folder. */
const CODE = /^(?:\/[\w-]+){1,2}\.js$/;

const INDEX = /^(\/(?:admin\/|phone\/)?)index\.html$/;

/** Serves the built front ends: files by name, the app's page for every other path of it, and 404 for a missing file. */
export function pages(options: { phone: boolean }): RequestHandler {
  const dashboard = join(root, 'dashboard/dist');
  const all: Page[] = [
    { at: '/admin', folder: join(root, 'admin/dist'), index: 'index.html' },
    ...(options.phone ? [{ at: '/phone', folder: dashboard, index: 'phone/index.html' }] : []),
    { at: '', folder: dashboard, index: 'index.html' },
  ];
  const files = new Map(
    all.map(({ folder }) => [folder, express.static(folder, { index: false, redirect: false, setHeaders: cacheHeaders })]),
  );
  return (request: Request, response: Response, next: NextFunction) => {
    if ((request.method !== 'GET' && request.method !== 'HEAD') || PROGRAMS.test(request.path)) return next();
    // A page is never handed out as a bare file: it would lack its nonce.
    const bare = INDEX.exec(request.path);
    if (bare) return response.redirect(bare[1]!);
    const page = all.find(({ at }) => request.path === at || request.path.startsWith(`${at}/`))!;
    const original = request.url;
    // The console is built for its own folder; the others share the dashboard's.
    if (page.at === '/admin') request.url = request.url.slice('/admin'.length) || '/';
    takePacked(page.folder, request, response);
    files.get(page.folder)!(request, response, (error?: unknown) => {
      request.url = original;
      if (error) return next(error);
      sendIndex(page, request, response);
    });
  };
}

/** Leads to the file that was packed when it was built, where there is one and the browser can read it. */
function takePacked(folder: string, request: Request, response: Response): void {
  if (!CODE.test(request.path) || !existsSync(join(folder, `${request.path}.br`))) return;
  response.vary('Accept-Encoding');
  if (request.acceptsEncodings('br') !== 'br') return;
  response.type('js').setHeader('Content-Encoding', 'br');
  request.url = `${request.path}.br`;
}

function sendIndex({ folder, index }: Page, request: Request, response: Response): void {
  const file = join(folder, index);
  // An entry's id ends in its number: "….232" is a page.
  const isFile = /\.[a-z][a-z0-9]{1,4}$/i.test(request.path);
  if (isFile || !existsSync(file)) {
    response
      .status(404)
      .type('text/plain')
      .send(isFile ? 'There is no such file.' : 'This page is not built: run npm start.');
    return;
  }
  response.setHeader('Cache-Control', 'no-cache');
  response.type('html').send(withNonce(readFileSync(file, 'utf8'), styleNonce(response)));
}

/** The page with the nonce of this answer: on its own style elements, and where its scripts find it. */
const withNonce = (page: string, nonce: string): string =>
  page.replaceAll('<style>', `<style nonce="${nonce}">`).replace('</head>', `<meta name="style-nonce" content="${nonce}" /></head>`);

function cacheHeaders(response: Response, path: string): void {
  const hashed = /[/\\]assets[/\\]/.test(path);
  response.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'no-cache');
}
