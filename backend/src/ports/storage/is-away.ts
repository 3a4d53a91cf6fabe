/** Of a connection that was refused, lost or not given, and of a database that stops, starts or is full. */
const CODES = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '08006', '08001', '53300'];

/** Whether something failed only because a store behind us is away: another try may go well, and what was tried is not to blame. */
export const isAway = (error: unknown): boolean =>
  CODES.includes(String((error as { code?: unknown } | null)?.code)) ||
  (error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message));
