import type { EntityManager } from 'typeorm';
import type { AuditNote } from '../../../../ports/staff-audit.js';
import { safeJson, safeText } from '../../safe-json.js';

/** Adds a row to the audit, within the caller's transaction. */
export async function recordAudit(
  tx: Pick<EntityManager, 'query'>,
  { by, action, object, before, after, reason, whole }: AuditNote,
  now: Date,
): Promise<void> {
  const [row] = await tx.query<{ id: string }[]>(
    `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id, before, after, reason, ip, request_id)
     values ($1, 'staff', $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
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
  if (!whole) return;
  await tx.query('insert into audited_entries (audit_id, user_id, before, after) values ($1, $2, $3, $4)', [
    row!.id,
    whole.userId,
    safeJson(whole.before),
    safeJson(whole.after),
  ]);
}
