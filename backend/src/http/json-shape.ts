import type { NextFunction, Request, Response } from 'express';

const MAX_DEPTH = 32;
/** Names that would reach into every object. */
const FORBIDDEN = ['__proto__', 'constructor', 'prototype'];

/** Refuses JSON that is nested deeper than anything we ask for, or that names what no request has. */
export function jsonShape(request: Request, response: Response, next: NextFunction): void {
  const problem = problemOf(request.body);
  if (problem) response.status(400).json({ statusCode: 400, message: problem });
  else next();
}

/** Level by level, so that depth costs no stack. */
function problemOf(body: unknown): string | null {
  let level = [body].filter(isObject);
  for (let depth = 1; level.length; depth += 1) {
    if (depth > MAX_DEPTH) return 'The request is nested too deeply.';
    const forbidden = level.flatMap((one) => FORBIDDEN.filter((name) => Object.hasOwn(one, name)))[0];
    if (forbidden) return `There is no field ${forbidden}.`;
    level = level.flatMap((one): unknown[] => Object.values(one)).filter(isObject);
  }
  return null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
