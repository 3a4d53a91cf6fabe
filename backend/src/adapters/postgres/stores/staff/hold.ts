import type { EntityManager } from 'typeorm';

/** Gives staff the word, where nobody of them has it yet. A turn that was decided before is decided again. */
export async function hold(tx: Pick<EntityManager, 'query'>, conversationId: string, staffId: string, now: Date): Promise<boolean> {
  const [, held] = await tx.query<[unknown, number]>(
    'update conversations set held_at = $3, held_by = $2, version = version + 1 where id = $1 and held_at is null',
    [conversationId, staffId, now],
  );
  return held === 1;
}
