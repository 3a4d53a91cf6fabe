import type { EntityManager } from 'typeorm';
import type { AuditNote } from '../../../../ports/staff-audit.js';
import { safeJson, safeText } from '../../safe-json.js';

/** Adds a row to the audit, within the caller's transaction. */
export async function recordAudit(
  tx: Pick<EntityManager, 'query'>,
  { by, action, object, before, after, reason }: AuditNote,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id, before, after, reason, ip, request_id)
     values ($1, 'staff', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      now,
      by.staffId,
      action,
      object.kind,
      object.id,
      before ? safeJson(before) : null,
      after ? safeJson(after) : null,
      reason ? safeText(reason) : null,
      by.ip,
      by.requestId,
    ],
  );
}
