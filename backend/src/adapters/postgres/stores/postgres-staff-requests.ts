import type { DataSource, EntityManager } from 'typeorm';
import type { Belongings } from '../../../ports/account-life.js';
import type { AuditCause } from '../../../ports/staff-audit.js';
import { REQUEST_MS, type RequestKind, type RequestRefusal, StaffRequests } from '../../../ports/staff-requests.js';
import { safeText } from '../safe-json.js';
import { belongingsOf } from './belongings.js';
import { eraseUser } from './erase-user.js';
import { recordAudit } from './staff/audit-row.js';

interface Request {
  kind: RequestKind;
  userId: string;
  askedBy: string;
  decidedBy: string | null;
  decision: string | null;
  expiresAt: Date;
}

export class PostgresStaffRequests extends StaffRequests {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (text: string) => string,
  ) {
    super();
  }

  override ask(...[{ id, kind, userId }, cause, now]: Parameters<StaffRequests['ask']>): ReturnType<StaffRequests['ask']> {
    return this.dataSource.transaction(async (tx) => {
      const known = await tx.query<unknown[]>('select 1 from users where id = $1 and deleted_at is null for update', [userId]);
      if (!known.length) return 'not-found';
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

  override takeOut(id: string, cause: AuditCause, now: Date): Promise<Belongings | RequestRefusal> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      const request = await find(tx, id);
      if (request?.kind !== 'export' || request.decision !== 'approved') return 'not-found';
      if (request.expiresAt <= now) return 'expired';
      if (![request.askedBy, request.decidedBy].includes(cause.by.staffId)) return 'not-own';
      await recordAudit(tx, { ...cause, action: 'export', object: { kind: 'user', id: request.userId }, after: { request: id } }, now);
      return belongingsOf(tx, request.userId);
    });
  }

  private async open(tx: EntityManager, id: string, now: Date): Promise<Request | RequestRefusal> {
    const request = await find(tx, id);
    if (!request) return 'not-found';
    if (request.decision) return 'decided';
    return request.expiresAt <= now ? 'expired' : request;
  }

  private async decide(tx: EntityManager, id: string, request: Request, decision: string, cause: AuditCause, now: Date): Promise<void> {
    await tx.query(
      'update staff_requests set decision = $3, decided_by = $4, decided_at = $5, expires_at = $6 where user_id = $1 and id = $2',
      [request.userId, id, decision, cause.by.staffId, now, decision === 'approved' ? after(now) : now],
    );
    if (request.kind === 'refund') await decideOrder(tx, request.userId, id, decision === 'approved', now);
    await this.note(tx, id, request, decision, cause, now);
  }

  private async note(
    tx: EntityManager,
    id: string,
    { kind, userId }: Pick<Request, 'kind' | 'userId'>,
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
  const over = 'from staff_requests where user_id = $1 and kind = $2 and decision is null and expires_at <= $3';
  await tx.query(
    `update money_orders set state = 'dropped', settled_at = $3 where user_id = $1 and state = 'waiting' and request_id in (select id ${over})`,
    [userId, kind, now],
  );
  await tx.query(`delete ${over}`, [userId, kind, now]);
  const made = await tx.query<unknown[]>(
    `insert into staff_requests (id, kind, user_id, reason, asked_by, asked_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [id, kind, userId, safeText(cause.reason), cause.by.staffId, now, after(now)],
  );
  return made.length > 0;
}

/** What was decided about a refund: it is due from now on, or never. */
async function decideOrder(tx: EntityManager, userId: string, requestId: string, approved: boolean, now: Date): Promise<void> {
  await tx.query(
    approved
      ? `update money_orders set state = 'due', next_try_at = $3 where user_id = $1 and request_id = $2 and state = 'waiting'`
      : `update money_orders set state = 'dropped', settled_at = $3 where user_id = $1 and request_id = $2 and state = 'waiting'`,
    [userId, requestId, now],
  );
}

const after = (now: Date): Date => new Date(now.getTime() + REQUEST_MS);

async function find(tx: EntityManager, id: string): Promise<Request | undefined> {
  const [request] = await tx.query<Request[]>(
    `select kind, user_id as "userId", asked_by as "askedBy", decided_by as "decidedBy", decision, expires_at as "expiresAt" from staff_requests where id = $1 for update`,
    [id],
  );
  return request;
}
