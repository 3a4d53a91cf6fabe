import type { DataSource, EntityManager } from 'typeorm';
import type { Tell } from './announcer.js';
import type { TellingClient } from './telling-client.js';

/** Who writes: a transaction, or the pool, each statement of which is one. */
export type Writer = EntityManager | DataSource;

/** How a writer tells others of what it writes, once that is committed. */
export async function tellerOf(writer: Writer): Promise<Tell> {
  if ('queryRunner' in writer && writer.queryRunner) return ((await writer.queryRunner.connect()) as TellingClient).tellAfterCommit;
  const { options } = 'dataSource' in writer ? writer.dataSource : writer;
  return (options as { extra: { tell: Tell } }).extra.tell;
}
