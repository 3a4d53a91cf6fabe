import { AsyncLocalStorage } from 'node:async_hooks';

/** 32 lower-case hexadecimal digits, not all zero, as in https://www.w3.org/TR/trace-context. */
export type TraceId = string;

const current = new AsyncLocalStorage<TraceId>();

/** What `work` does belongs to this trace, where there is one; what is done for it later takes the id along in its row. */
export function withTrace<T>(id: TraceId | null, work: () => T): T {
  return id === null ? work() : current.run(id, work);
}

/** The trace of what is being done now; null outside of any. */
export function currentTrace(): TraceId | null {
  return current.getStore() ?? null;
}
