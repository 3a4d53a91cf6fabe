import { randomBytes } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import {
  type NewStaff,
  STAFF_ABSOLUTE_MS,
  STAFF_IDLE_MS,
  type StaffAccount,
  StaffAccounts,
  type StaffCaller,
  type StaffSecrets,
} from '../../../ports/staff-accounts.js';
import type { AuditNote } from '../../../ports/staff-audit.js';
import { safeText } from '../safe-json.js';
import { recordAudit } from './staff/audit-row.js';

const ACCOUNT = 's.id, s.email, s.name, s.role, s.disabled_at as "disabledAt"';
/** How old `seen_at` may be before a request renews it. */
const SEEN_STEP_MS = 15_000;
const UNIQUE_VIOLATION = '23505';

/** Keeps a secret sealed, bound to whose it is. */
interface Seal {
  is(kept: string): boolean;
  close(text: string, of: string): string;
  open(kept: string, of: string): string | null;
}

export class PostgresStaffAccounts extends StaffAccounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (secret: string) => string,
    private readonly seal: Seal,
  ) {
    super();
  }

  override all(): Promise<StaffAccount[]> {
    return this.dataSource.query(`select ${ACCOUNT} from staff s order by s.created_at, s.id`);
  }

  override async byId(id: string): Promise<StaffAccount | null> {
    return (await this.dataSource.query<StaffAccount[]>(`select ${ACCOUNT} from staff s where s.id = $1`, [id]))[0] ?? null;
  }

  override async secretsOf(email: string): Promise<StaffSecrets | null> {
    const rows = await this.dataSource.query<Omit<StaffSecrets, 'totpLost'>[]>(
      `select ${ACCOUNT}, s.password_hash as "passwordHash", s.totp_secret as "totpSecret"
       from staff s where s.email = $1`,
      [email],
    );
    if (!rows[0]) return null;
    const { id, totpSecret: kept } = rows[0];
    const totpSecret = kept === null || !this.seal.is(kept) ? kept : this.seal.open(kept, id);
    return { ...rows[0], totpSecret, totpLost: totpSecret === null && kept !== null };
  }

  override async sealOld(): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string; email: string; kept: string }[]>(
      'select id, email, totp_secret as kept from staff where totp_secret is not null order by email',
    );
    for (const { id, kept } of rows)
      if (!this.seal.is(kept))
        await this.dataSource.query('update staff set totp_secret = $3 where id = $1 and totp_secret = $2', [
          id,
          kept,
          this.seal.close(kept, id),
        ]);
    return rows.filter(({ id, kept }) => this.seal.is(kept) && this.seal.open(kept, id) === null).map(({ email }) => email);
  }

  override async create(staff: NewStaff, now: Date, audit: AuditNote | null): Promise<boolean> {
    const { id, email, name, role, passwordHash, totpSecret } = staff;
    try {
      await this.write(now, audit, (tx) =>
        tx.query('insert into staff (id, email, name, role, password_hash, totp_secret, created_at) values ($1, $2, $3, $4, $5, $6, $7)', [
          id,
          email,
          safeText(name),
          role,
          passwordHash,
          this.seal.close(totpSecret, id),
          now,
        ]),
      );
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === UNIQUE_VIOLATION) return false;
      throw error;
    }
  }

  override async change(
    id: string,
    changes: Partial<Pick<StaffAccount, 'name' | 'role' | 'disabledAt'>>,
    now: Date,
    audit: AuditNote | null,
  ): Promise<StaffAccount | 'not-found' | 'last-admin'> {
    return this.dataSource.transaction(async (tx) => {
      // One at a time, so that two admins cannot disable each other and leave nobody.
      const admins = await tx.query<{ id: string }[]>(
        `select id from staff where role = 'admin' and disabled_at is null order by id for update`,
      );
      const [before] = await tx.query<StaffAccount[]>(`select ${ACCOUNT} from staff s where s.id = $1 for update`, [id]);
      if (!before) return 'not-found';
      const after = { ...before, ...changes };
      const stays = after.role === 'admin' && after.disabledAt === null;
      if (!stays && admins.length === 1 && admins[0]!.id === id) return 'last-admin';
      await tx.query('update staff set name = $2, role = $3, disabled_at = $4 where id = $1', [
        id,
        safeText(after.name),
        after.role,
        after.disabledAt,
      ]);
      if (after.disabledAt) await tx.query('delete from staff_sessions where staff_id = $1', [id]);
      if (audit) await recordAudit(tx, { ...audit, before: factsOf(before), after: factsOf(after) }, now);
      return after;
    });
  }

  override async reset(
    id: string,
    secrets: { passwordHash: string; totpSecret: string },
    now: Date,
    audit: AuditNote | null,
  ): Promise<boolean> {
    let found = false;
    await this.write(now, audit, async (tx) => {
      const [, changed] = await tx.query<[unknown, number]>(
        'update staff set password_hash = $2, totp_secret = $3, totp_step = null where id = $1',
        [id, secrets.passwordHash, this.seal.close(secrets.totpSecret, id)],
      );
      found = changed === 1;
      await tx.query('delete from staff_sessions where staff_id = $1', [id]);
    });
    return found;
  }

  override async begin(id: string, step: number, from: { ip: string | null; requestId: string | null }, now: Date): Promise<string | null> {
    const secret = randomBytes(32).toString('base64url');
    const sessionHash = this.hash(secret);
    return this.dataSource.transaction(async (tx) => {
      const [, accepted] = await tx.query<[unknown, number]>(
        'update staff set totp_step = $2 where id = $1 and disabled_at is null and (totp_step is null or totp_step < $2)',
        [id, step],
      );
      if (!accepted) return null;
      await tx.query('insert into staff_sessions (id_hash, staff_id, created_at, seen_at, expires_at) values ($1, $2, $3, $3, $4)', [
        sessionHash,
        id,
        now,
        new Date(now.getTime() + STAFF_ABSOLUTE_MS),
      ]);
      await recordAudit(tx, { by: { staffId: id, sessionHash, ...from }, action: 'sign-in', object: { kind: 'staff', id } }, now);
      return secret;
    });
  }

  override async find(secret: string, now: Date, how: 'at-work' | 'unattended' = 'at-work'): Promise<StaffCaller | null> {
    const sessionHash = this.hash(secret);
    const rows = await this.dataSource.query<(StaffAccount & { expiresAt: Date; seenAt: Date })[]>(
      `select ${ACCOUNT}, x.expires_at as "expiresAt", x.seen_at as "seenAt" from staff_sessions x join staff s on s.id = x.staff_id
       where x.id_hash = $1 and x.expires_at > $2 and x.seen_at > $3 and s.disabled_at is null`,
      [sessionHash, now, new Date(now.getTime() - STAFF_IDLE_MS)],
    );
    if (!rows[0]) return null;
    const { expiresAt, seenAt, ...account } = rows[0];
    if (how === 'at-work' && now.getTime() - seenAt.getTime() > SEEN_STEP_MS)
      await this.dataSource.query('update staff_sessions set seen_at = greatest(seen_at, $2) where id_hash = $1', [sessionHash, now]);
    return { account, sessionHash, expiresAt };
  }

  override async end(secret: string): Promise<void> {
    await this.dataSource.query('delete from staff_sessions where id_hash = $1', [this.hash(secret)]);
  }

  private async write(now: Date, audit: AuditNote | null, work: (tx: EntityManager) => Promise<unknown>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await work(tx);
      if (audit) await recordAudit(tx, audit, now);
    });
  }
}

const factsOf = ({ role, disabledAt }: StaffAccount) => ({ role, disabled: disabledAt !== null });
