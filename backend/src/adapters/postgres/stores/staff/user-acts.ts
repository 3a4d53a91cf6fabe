import { type EntityManager, IsNull, Not } from 'typeorm';
import type { Plan } from '../../../../domain/plan.js';
import type { AuditCause, AuditNote } from '../../../../ports/storage/staff/staff-audit.js';
import { ConsentRow, ConversationRow, OutboundTextRow, PlanOverrideRow, SuppressionRow, UserRow } from '../../entities/index.js';
import { safeText } from '../../safe-json.js';
import { addNew, returned } from '../add-new.js';
import { notify } from '../notify.js';

type Done = readonly [result: boolean, noted: Omit<AuditNote, 'by' | 'reason'> | null];

const lock = { mode: 'pessimistic_write' } as const;

/** What was decided of this user before is decided again. */
async function changed(tx: EntityManager, userId: string): Promise<void> {
  await tx.getRepository(ConversationRow).update({ userId }, { version: () => 'version + 1' });
}

/** The plan changes what a turn may do; screens ask again. */
async function planChanged(tx: EntityManager, userId: string): Promise<void> {
  await changed(tx, userId);
  await notify(tx, userId, ['account']);
}

const factsOf = ({ plan, until }: Pick<PlanOverrideRow, 'plan' | 'until'>) => ({ plan, until: until.toISOString() });

export async function givePlan(tx: EntityManager, userId: string, plan: Plan, until: Date, cause: AuditCause, now: Date): Promise<Done> {
  if (!(await tx.getRepository(UserRow).findOne({ where: { id: userId, deletedAt: IsNull() }, lock }))) return [false, null];
  const given = tx.getRepository(PlanOverrideRow);
  const before = await given.findOneBy({ userId });
  const { staffId } = cause.by;
  await given.upsert({ userId, plan, until, reason: safeText(cause.reason ?? ''), staffId, at: now }, ['userId']);
  await planChanged(tx, userId);
  const object = { kind: 'user', id: userId };
  return [true, { action: 'plan-override', object, before: before && factsOf(before), after: factsOf({ plan, until }) }];
}

export async function takePlanBack(tx: EntityManager, userId: string): Promise<Done> {
  const gone = await tx.createQueryBuilder().delete().from(PlanOverrideRow).where({ userId }).returning(['plan', 'until']).execute();
  const [before] = returned<Pick<PlanOverrideRow, 'plan' | 'until'>>(gone);
  if (!before) return [false, null];
  await planChanged(tx, userId);
  return [true, { action: 'plan-override-end', object: { kind: 'user', id: userId }, before: factsOf(before) }];
}

/** What STOP by text does, but for its answer. */
export async function optOut(tx: EntityManager, userId: string, now: Date): Promise<Done> {
  const user = await tx.getRepository(UserRow).findOne({ where: { id: userId, deletedAt: IsNull(), phone: Not(IsNull()) }, lock });
  if (!user) return [false, null];
  const phoneHash = user.phoneHash!;
  const suppressed = { phoneHash, phone: user.phone, reason: 'staff' as const, at: now };
  const added = await addNew(tx.getRepository(SuppressionRow), suppressed);
  await tx
    .getRepository(OutboundTextRow)
    .update({ toHash: phoneHash, channel: 'sms', state: 'queued', despiteOptOut: false }, { state: 'suppressed', settledAt: now });
  await tx.getRepository(ConsentRow).insert({ userId, phoneHash, purpose: 'service', action: 'revoked', at: now });
  await changed(tx, userId);
  return [true, { action: 'opt-out', object: { kind: 'user', id: userId }, after: { added } }];
}
