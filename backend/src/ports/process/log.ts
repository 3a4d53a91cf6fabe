/**
 * What happened, for the people who run this. Promises: never throws. Callers hand in ids and figures, never what a
 * person wrote, a code or a token; phone numbers are masked by the log itself.
 */
export abstract class Log {
  abstract info(event: string, facts?: Record<string, unknown>): void;
  abstract warn(event: string, facts?: Record<string, unknown>): void;
  abstract error(event: string, error: unknown, facts?: Record<string, unknown>): void;
}
