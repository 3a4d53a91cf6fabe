import type { RunningPostgres } from './postgres.mjs';

/** An empty PostgreSQL of our own for tests. It goes away with `stop`, and also when this process dies in any way. */
export function temporaryPostgres(): Promise<RunningPostgres>;
