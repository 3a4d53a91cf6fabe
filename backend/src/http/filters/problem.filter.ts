import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, NotFoundException } from '@nestjs/common';
import type { Response } from 'express';
import { STATUS_CODES } from 'node:http';
import type { Problem } from '../../contract/index.js';
import { isAway } from '../../ports/storage/is-away.js';
import { Dependencies } from '../../usecases/dependencies.js';
import type { CallerRequest } from '../access.js';

/** Turns whatever went wrong into a problem with words for a person; what we did not expect is logged and not told. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly deps: Dependencies) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const { requestId } = http.getRequest<CallerRequest>();
    const response = http.getResponse<Response>();
    const problem = problemOf(error);
    if (problem.statusCode >= 500) this.deps.log.error('request failed', error, { requestId });
    if (response.headersSent) {
      response.end();
      return;
    }
    response.status(problem.statusCode).json({ ...problem, ...(requestId ? { requestId } : {}) });
  }
}

function problemOf(error: unknown): Problem {
  // The router's own words repeat the address, with whatever stands in it.
  if (error instanceof NotFoundException && /^Cannot [A-Z]+ \//.test(error.message))
    return { statusCode: 404, message: 'There is no such address.' };
  if (error instanceof HttpException) {
    const body = error.getResponse();
    const given: Partial<Problem> = typeof body === 'string' ? { message: body } : body;
    const { message, error: name, details, plan } = given;
    const words = Array.isArray(message) ? String(message[0]) : (message ?? STATUS_CODES[error.getStatus()] ?? 'Error');
    // Nest repeats the status text as the error's name; a name is kept only when it says more.
    const named = name && name !== STATUS_CODES[error.getStatus()] ? { error: name } : {};
    return { statusCode: error.getStatus(), message: words, ...named, ...(details ? { details } : {}), ...(plan ? { plan } : {}) };
  }
  const { status, expose } = (error ?? {}) as { status?: unknown; expose?: unknown };
  if (typeof status === 'number' && status >= 400 && status < 500 && expose)
    return { statusCode: status, message: BODY_WORDS[status] ?? 'The request could not be read.' };
  if (isAway(error)) return { statusCode: 503, message: 'We cannot answer just now. Please try again in a moment.' };
  return { statusCode: 500, message: 'Something went wrong on our side. Please try again.' };
}

const BODY_WORDS: Readonly<Record<number, string>> = {
  400: 'The request is not valid JSON.',
  413: 'The request is too large.',
  415: 'Send JSON.',
};
