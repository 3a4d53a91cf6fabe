import { readFileSync } from 'node:fs';
import type { LoadHook } from 'node:module';
import { fileURLToPath } from 'node:url';
import { counted } from './counted.js';

/** The rooms in which texts are understood. */
const ROOMS = /\/backend\/dist\/(?:conversation|reading|food|language|understanding|domain)\//;

/** The guard by which what a text says again and again is read once, and one that lets everything through. */
const GUARD = /\/backend\/dist\/conversation\/said-anew\.js$/;
const NO_GUARD = 'export const saidAnew = () => null;';

let inFull = false;

/** @param given `inFull`: what is said again and again is read each time. */
export function initialize(given: { inFull: boolean }): void {
  inFull = given.inFull;
}

/** Has each module of these rooms count its steps. */
export const load: LoadHook = async (url, context, next) => {
  if (inFull && GUARD.test(url)) return { format: 'module', shortCircuit: true, source: NO_GUARD };
  if (!ROOMS.test(url)) return next(url, context);
  return { format: 'module', shortCircuit: true, source: counted(readFileSync(fileURLToPath(url), 'utf8')) };
};
