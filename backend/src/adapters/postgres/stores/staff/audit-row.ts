import type { EntityManager } from 'typeorm';
import type { AuditNote } from '../../../../ports/storage/staff/staff-audit.js';
import { AuditedEntryRow, AuditRow } from '../../entities/index.js';
import { safeText } from '../../safe-json.js';

/** Adds a row to the audit, within the caller's transaction. */
export async function recordAudit(
  tx: Pick<EntityManager, 'getRepository'>,
  { by, action, object, before, after, reason, whole }: AuditNote,
  now: Date,
): Promise<void> {
  const { identifiers } = await tx.getRepository(AuditRow).insert({
    at: now,
    actorKind: 'staff',
    actorId: by.staffId,
    action,
    objectKind: object.kind,
    objectId: object.id,
    before: before ?? null,
    after: after ?? null,
    reason: reason ? safeText(reason) : null,
    ip: by.ip,
    requestId: by.requestId,
  });
  if (!whole) return;
  await tx.getRepository(AuditedEntryRow).insert({
    userId: whole.userId,
    auditId: (identifiers[0] as Pick<AuditRow, 'id'>).id,
    before: whole.before,
    after: whole.after,
  });
}

/** Adds what users do themselves to the audit, within the caller's transaction. */
export async function recordOwnAct(
  tx: Pick<EntityManager, 'getRepository'>,
  userId: string,
  action: 'change-password' | 'change-phone' | 'export' | 'delete',
  now: Date,
): Promise<void> {
  await tx.getRepository(AuditRow).insert({ at: now, actorKind: 'user', actorId: userId, action, objectKind: 'user', objectId: userId });
}
