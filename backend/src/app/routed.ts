import type { DataSource } from 'typeorm';
import type { Parts } from './parts.js';

/** A store whose named methods, which only read, may be answered by the replica, where there is one. */
export function routed<S extends object>(
  { dataSource, replica }: Pick<Parts, 'dataSource' | 'replica'>,
  make: (from: DataSource) => S,
  reads: readonly (keyof S & string)[],
): S {
  return replica ? replica.routed(make, reads) : make(dataSource);
}
