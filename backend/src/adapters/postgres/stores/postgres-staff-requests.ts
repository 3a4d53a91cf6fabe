import { type DataSource, type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import type { AuditCause } from '../../../ports/storage/staff/staff-audit.js';
import { REQUEST_MS, type RequestKind, type RequestRefusal, StaffRequests } from '../../../ports/storage/staff/staff-requests.js';
import { MoneyOrderRow, StaffRequestRow, UserRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { addNew } from './add-new.js';
import { belongingsOf } from './belongings.js';
import { eraseUser } from './erase-user.js';
import { recordAudit } from './staff/audit-row.js';

type Decision = NonNullable<StaffRequestRow['decision']>;
const lock = { mode: 'pessimistic_write' } as const;

export class PostgresStaffRequests extends StaffRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (text: string) => string,
  ) {
    super();
  }

  override ask(...[{ id, kind, userId }, cause, now]: Parameters<StaffRequests['ask']>): ReturnType<StaffRequests['ask']> {
    return this.dataSource.transaction(async (tx) => {
      if (!(await tx.getRepository(UserRow).findOne({ where: { id: userId, deletedAt: IsNull() }, lock }))) return 'not-found';
      if (!(await openRequest(tx, { id, kind, userId }, cause, now))) return 'open';
      await this.note(tx, id, { kind, userId }, 'ask', cause, now);
      return 'asked';
    });
  }

  override approve(id: string, cause: AuditCause, now: Date): Promise<'approved' | RequestRefusal> {
    return this.dataSource.transaction(async (tx) => {
      const request = await this.open(tx, id, now);
      if (typeof request === 'string') return request;
      if (request.askedBy === cause.by.staffId) return 'own';
      await this.decide(tx, id, request, 'approved', cause, now);
      if (request.kind === 'erase') await eraseUser(tx, request.userId, now, this.hash, cause);
      return 'approved';
    });
  }

  override refuse(id: string, cause: AuditCause, now: Date): Promise<'refused' | RequestRefusal> {
    return this.dataSource.transaction(async (tx) => {
      const request = await this.open(tx, id, now);
      if (typeof request === 'string') return request;
      await this.decide(tx, id, request, 'refused', cause, now);
      return 'refused';
    });
  }

  override withdraw(id: string, cause: AuditCause, now: Date): Promise<'withdrawn' | RequestRefusal> {
    return this.dataSource.transaction(async (tx) => {
      const request = await this.open(tx, id, now);
      if (typeof request === 'string') return request;
      if (request.askedBy !== cause.by.staffId) return 'not-own';
      await this.decide(tx, id, request, 'withdrawn', cause, now);
      return 'withdrawn';
    });
  }

  override takeOut(id: string, cause: AuditCause, now: Date): ReturnType<StaffRequests['takeOut']> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const request = await find(tx, id);
      if (request?.kind !== 'export' || request.decision !== 'approved') return 'not-found';
      if (request.expiresAt <= now) return 'expired';
      if (![request.askedBy, request.decidedBy].includes(cause.by.staffId)) return 'not-own';
      await recordAudit(tx, { ...cause, action: 'export', object: { kind: 'user', id: request.userId }, after: { request: id } }, now);
      return { userId: request.userId, belongings: await belongingsOf(tx, request.userId) };
    });
  }

  private async open(tx: EntityManager, id: string, now: Date): Promise<StaffRequestRow | RequestRefusal> {
    const request = await find(tx, id);
    if (!request) return 'not-found';
    if (request.decision) return 'decided';
    return request.expiresAt <= now ? 'expired' : request;
  }

  private async decide(
    tx: EntityManager,
    id: string,
    request: StaffRequestRow,
    decision: Decision,
    cause: AuditCause,
    now: Date,
  ): Promise<void> {
    const expiresAt = decision === 'approved' ? after(now) : now;
    await tx
      .getRepository(StaffRequestRow)
      .update({ userId: request.userId, id }, { decision, decidedBy: cause.by.staffId, decidedAt: now, expiresAt });
    if (request.kind === 'refund') await decideOrder(tx, request.userId, id, decision === 'approved', now);
    await this.note(tx, id, request, decision, cause, now);
  }

  private async note(
    tx: EntityManager,
    id: string,
    { kind, userId }: Pick<StaffRequestRow, 'kind' | 'userId'>,
    step: string,
    cause: AuditCause,
    now: Date,
  ): Promise<void> {
    await recordAudit(tx, { ...cause, action: `${kind}-${step}`, object: { kind: 'user', id: userId }, after: { request: id } }, now);
  }
}

/** Asks for a colleague's consent, within the caller's transaction; false: it is asked for already. One that is over its time makes room. */
export async function openRequest(
  tx: EntityManager,
  { id, kind, userId }: { id: string; kind: RequestKind; userId: string },
  cause: AuditCause & { reason: string },
  now: Date,
): Promise<boolean> {
  const requests = tx.getRepository(StaffRequestRow);
  const over = (await requests.findBy({ userId, kind, decision: IsNull(), expiresAt: LessThanOrEqual(now) })).map((one) => one.id);
  if (over.length) {
    await tx.getRepository(MoneyOrderRow).update({ userId, state: 'waiting', requestId: In(over) }, { state: 'dropped', settledAt: now });
    await requests.delete({ userId, id: In(over), decision: IsNull() });
  }
  const expiresAt = after(now);
  return addNew(requests, { id, kind, userId, reason: safeText(cause.reason), askedBy: cause.by.staffId, askedAt: now, expiresAt });
}

/** What was decided about a refund: it is due from now on, or never. */
async function decideOrder(tx: EntityManager, userId: string, requestId: string, approved: boolean, now: Date): Promise<void> {
  await tx
    .getRepository(MoneyOrderRow)
    .update({ userId, requestId, state: 'waiting' }, approved ? { state: 'due', nextTryAt: now } : { state: 'dropped', settledAt: now });
}

const after = (now: Date): Date => new Date(now.getTime() + REQUEST_MS);

const find = (tx: EntityManager, id: string): Promise<StaffRequestRow | null> =>
  tx.getRepository(StaffRequestRow).findOne({ where: { id }, lock });
