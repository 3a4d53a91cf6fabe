import type { EntityManager } from 'typeorm';
import type { Plan } from '../../../../domain/plan.js';
import type { AuditCause, AuditNote } from '../../../../ports/staff-audit.js';
import { safeText } from '../../safe-json.js';
import { notify } from '../notify.js';

type Done = readonly [result: boolean, noted: Omit<AuditNote, 'by' | 'reason'> | null];

/** The plan changes what a turn may do, so the conversation's version moves on; screens ask again. */
async function planChanged(tx: EntityManager, userId: string): Promise<void> {
  await tx.query('update conversations set version = version + 1 where user_id = $1', [userId]);
  await notify(tx, userId, ['account']);
}

export async function givePlan(tx: EntityManager, userId: string, plan: Plan, until: Date, cause: AuditCause, now: Date): Promise<Done> {
  const known = await tx.query<unknown[]>('select 1 from users where id = $1 and deleted_at is null for update', [userId]);
  if (!known.length) return [false, null];
  const [before] = await tx.query<{ plan: Plan; until: Date }[]>('select plan, until from plan_overrides where user_id = $1', [userId]);
  await tx.query(
    `insert into plan_overrides (user_id, plan, until, reason, staff_id, at) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id) do update set plan = $2, until = $3, reason = $4, staff_id = $5, at = $6`,
    [userId, plan, until, safeText(cause.reason ?? ''), cause.by.staffId, now],
  );
  await planChanged(tx, userId);
  return [
    true,
    {
      action: 'plan-override',
      object: { kind: 'user', id: userId },
      before: before ? { plan: before.plan, until: before.until.toISOString() } : null,
      after: { plan, until: until.toISOString() },
    },
  ];
}

export async function takePlanBack(tx: EntityManager, userId: string): Promise<Done> {
  const [rows] = await tx.query<[{ plan: Plan; until: Date }[], number]>(
    'delete from plan_overrides where user_id = $1 returning plan, until',
    [userId],
  );
  if (!rows[0]) return [false, null];
  await planChanged(tx, userId);
  const before = { plan: rows[0].plan, until: rows[0].until.toISOString() };
  return [true, { action: 'plan-override-end', object: { kind: 'user', id: userId }, before }];
}

/** What STOP by text does, but for its answer. */
export async function optOut(tx: EntityManager, userId: string, now: Date): Promise<Done> {
  const [user] = await tx.query<{ phone: string; phoneHash: string }[]>(
    'select phone, phone_hash as "phoneHash" from users where id = $1 and deleted_at is null and phone is not null for update',
    [userId],
  );
  if (!user) return [false, null];
  const added = await tx.query<unknown[]>(
    `insert into suppressions (phone_hash, phone, reason, at) values ($1, $2, 'staff', $3) on conflict (phone_hash) do nothing returning phone_hash`,
    [user.phoneHash, user.phone, now],
  );
  await tx.query(
    `update outbound_texts set state = 'suppressed', settled_at = $2 where to_hash = $1 and channel = 'sms' and state = 'queued' and not despite_opt_out`,
    [user.phoneHash, now],
  );
  await tx.query(`insert into consents (user_id, phone_hash, purpose, action, at) values ($1, $2, 'service', 'revoked', $3)`, [
    userId,
    user.phoneHash,
    now,
  ]);
  await tx.query('update conversations set version = version + 1 where user_id = $1', [userId]);
  return [true, { action: 'opt-out', object: { kind: 'user', id: userId }, after: { added: added.length === 1 } }];
}
