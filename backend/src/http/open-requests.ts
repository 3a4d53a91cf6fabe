import type { NextFunction, Request, Response } from 'express';
import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 10;

/** Requests that are being answered. Streams do not count: they end only when somebody ends them. */
export class OpenRequests {
  private readonly open = new Set<Response>();

  readonly note = (_: Request, response: Response, next: NextFunction): void => {
    this.open.add(response);
    response.on('close', () => this.open.delete(response));
    next();
  };

  /** Waits until all are answered, at most so long. */
  async answered(patienceMs: number): Promise<void> {
    const deadline = performance.now() + patienceMs;
    while ([...this.open].some((response) => !isStream(response)) && performance.now() < deadline) await pause(STEP_MS);
  }
}

const isStream = (response: Response): boolean => String(response.getHeader('Content-Type') ?? '').startsWith('text/event-stream');
