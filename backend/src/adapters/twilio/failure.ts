/** What went wrong with a call to the provider, as far as can be known. */
export interface Failure {
  code: number | null;
  httpStatus: number | null;
  /** Words without the number or the text that it was about. */
  reason: string;
  /** The connection was never made: the provider cannot have heard of it. */
  neverArrived: boolean;
}

const NEVER_CONNECTED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Reads the errors of the SDK: an answer of the provider has a `status`, a broken connection a `code` in letters. */
export function failureOf(error: unknown): Failure {
  const { code, status } = error as { code?: unknown; status?: unknown };
  const httpStatus = typeof status === 'number' ? status : null;
  const number = typeof code === 'number' ? code : null;
  const word = typeof code === 'string' ? code : null;
  return {
    code: number,
    httpStatus,
    reason: number !== null ? `provider error ${number}` : httpStatus !== null ? `http ${httpStatus}` : (word ?? 'no answer'),
    neverArrived: httpStatus === null && word !== null && NEVER_CONNECTED.has(word),
  };
}
