import type { Request, Response } from 'express';

export const PROGRESS_LINES = 'application/x-ndjson';

/** A line of such an answer: how far it is, what came of it in the end, or that nothing did. */
type Line<Progress, Result> = { progress: Progress } | { result: Result } | { failed: true };

/**
 * Answers with what `work` comes to; whoever asks for lines hears meanwhile how far it is, so that nothing between us takes us for dead. Null:
 * whoever asked is gone.
 */
export async function withProgress<Progress, Result extends object>(
  request: Request,
  response: Response,
  work: (onStep: (progress: Progress) => void) => Promise<Result | null>,
): Promise<void> {
  if (request.accepts(['json', PROGRESS_LINES]) !== PROGRESS_LINES) {
    const result = await work(() => undefined);
    if (result) response.json(result);
    return;
  }
  const say = (line: Line<Progress, Result>): void => {
    if (!response.destroyed) response.write(`${JSON.stringify(line)}\n`);
  };
  response.setHeader('Content-Type', PROGRESS_LINES);
  response.setHeader('X-Accel-Buffering', 'no');
  response.flushHeaders();
  try {
    const result = await work((progress) => say({ progress }));
    if (result) say({ result });
  } catch (error) {
    // The head is sent: that it failed can only be said in a line, and the reason is for the log.
    say({ failed: true });
    throw error;
  } finally {
    response.end();
  }
}
