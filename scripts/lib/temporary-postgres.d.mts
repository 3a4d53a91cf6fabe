import type { RunningPostgres } from './postgres.mjs';

/** An empty PostgreSQL of our own for tests, fast and forgetful unless `settings` say otherwise. It goes away with `stop`, and also when this process dies in any way. */
export function temporaryPostgres(options?: { settings?: Record<string, string> }): Promise<RunningPostgres>;
