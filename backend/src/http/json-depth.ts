import type { NextFunction, Request, Response } from 'express';

const MAX_DEPTH = 32;

/** Refuses JSON that is nested deeper than anything we ask for. */
export function jsonDepth(request: Request, response: Response, next: NextFunction): void {
  if (depthOf(request.body) <= MAX_DEPTH) next();
  else response.status(400).json({ statusCode: 400, message: 'The request is nested too deeply.' });
}

/** Level by level, so that depth costs no stack. */
function depthOf(body: unknown): number {
  let level = [body].filter(isObject);
  let depth = 0;
  while (level.length && depth <= MAX_DEPTH) {
    depth += 1;
    level = level.flatMap((one) => Object.values(one)).filter(isObject);
  }
  return depth;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
