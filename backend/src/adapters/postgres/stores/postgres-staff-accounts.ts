import { randomBytes } from 'node:crypto';
import { type DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import {
  type NewStaff,
  STAFF_ABSOLUTE_MS,
  STAFF_IDLE_MS,
  type StaffAccount,
  StaffAccounts,
  type StaffCaller,
  type StaffSecrets,
} from '../../../ports/storage/staff/staff-accounts.js';
import type { AuditNote } from '../../../ports/storage/staff/staff-audit.js';
import { StaffRow, StaffSessionRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { recordAudit } from './staff/audit-row.js';

/** How old `seen_at` may be before a request renews it. */
const SEEN_STEP_MS = 15_000;
const UNIQUE_VIOLATION = '23505';
const lock = { mode: 'pessimistic_write' } as const;

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

  private get rows() {
    return this.dataSource.getRepository(StaffRow);
  }

  override async all(): Promise<StaffAccount[]> {
    return (await this.rows.find({ order: { createdAt: 'asc', id: 'asc' } })).map(accountOf);
  }

  override async byId(id: string): Promise<StaffAccount | null> {
    const row = await this.rows.findOneBy({ id });
    return row && accountOf(row);
  }

  override async secretsOf(email: string): Promise<StaffSecrets | null> {
    const row = await this.rows.findOneBy({ email });
    if (!row) return null;
    const { id, passwordHash, totpSecret: kept } = row;
    const totpSecret = kept === null || !this.seal.is(kept) ? kept : this.seal.open(kept, id);
    return { ...accountOf(row), passwordHash, totpSecret, totpLost: totpSecret === null && kept !== null };
  }

  override async sealOld(): Promise<string[]> {
    const found = await this.rows.find({ where: { totpSecret: Not(IsNull()) }, order: { email: 'asc' } });
    const rows = found.map(({ id, email, totpSecret }) => ({ id, email, kept: totpSecret! }));
    for (const { id, kept } of rows)
      if (!this.seal.is(kept)) await this.rows.update({ id, totpSecret: kept }, { totpSecret: this.seal.close(kept, id) });
    return rows.filter(({ id, kept }) => this.seal.is(kept) && this.seal.open(kept, id) === null).map(({ email }) => email);
  }

  override async create(staff: NewStaff, now: Date, audit: AuditNote | null): Promise<boolean> {
    const { id, email, name, role, passwordHash, totpSecret } = staff;
    try {
      await this.write(now, audit, (tx) =>
        tx
          .getRepository(StaffRow)
          .insert({ id, email, name: safeText(name), role, passwordHash, totpSecret: this.seal.close(totpSecret, id), createdAt: now }),
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
      const rows = tx.getRepository(StaffRow);
      const admins = await rows.find({ where: { role: 'admin', disabledAt: IsNull() }, order: { id: 'asc' }, lock });
      const row = await rows.findOne({ where: { id }, lock });
      if (!row) return 'not-found';
      const before = accountOf(row);
      const after = { ...before, ...changes };
      const stays = after.role === 'admin' && after.disabledAt === null;
      if (!stays && admins.length === 1 && admins[0]!.id === id) return 'last-admin';
      await rows.update({ id }, { name: safeText(after.name), role: after.role, disabledAt: after.disabledAt });
      if (after.disabledAt) await tx.getRepository(StaffSessionRow).delete({ staffId: id });
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
      const totpSecret = this.seal.close(secrets.totpSecret, id);
      const { affected } = await tx
        .getRepository(StaffRow)
        .update({ id }, { passwordHash: secrets.passwordHash, totpSecret, totpStep: null });
      found = affected === 1;
      await tx.getRepository(StaffSessionRow).delete({ staffId: id });
    });
    return found;
  }

  override async begin(id: string, step: number, from: { ip: string | null; requestId: string | null }, now: Date): Promise<string | null> {
    const secret = randomBytes(32).toString('base64url');
    const sessionHash = this.hash(secret);
    return this.dataSource.transaction(async (tx) => {
      const open = { id, disabledAt: IsNull() };
      const { affected } = await tx.getRepository(StaffRow).update(
        [
          { ...open, totpStep: IsNull() },
          { ...open, totpStep: LessThan(step) },
        ],
        { totpStep: step },
      );
      if (!affected) return null;
      const expiresAt = new Date(now.getTime() + STAFF_ABSOLUTE_MS);
      await tx.getRepository(StaffSessionRow).insert({ idHash: sessionHash, staffId: id, createdAt: now, seenAt: now, expiresAt });
      await recordAudit(tx, { by: { staffId: id, sessionHash, ...from }, action: 'sign-in', object: { kind: 'staff', id } }, now);
      return secret;
    });
  }

  override async find(secret: string, now: Date, how: 'at-work' | 'unattended' = 'at-work'): Promise<StaffCaller | null> {
    const sessionHash = this.hash(secret);
    // SQL: one read of two tables on every request of the console.
    const [session] = await this.dataSource.query<(StaffAccount & { expiresAt: Date; seenAt: Date })[]>(
      `select s.id, s.email, s.name, s.role, s.disabled_at as "disabledAt", x.expires_at as "expiresAt", x.seen_at as "seenAt"
       from staff_sessions x join staff s on s.id = x.staff_id where x.id_hash = $1 and x.expires_at > $2 and x.seen_at > $3 and s.disabled_at is null`,
      [sessionHash, now, new Date(now.getTime() - STAFF_IDLE_MS)],
    );
    if (!session) return null;
    const { expiresAt, seenAt, ...account } = session;
    if (how === 'at-work' && now.getTime() - seenAt.getTime() > SEEN_STEP_MS)
      await this.dataSource.getRepository(StaffSessionRow).update({ idHash: sessionHash, seenAt: LessThan(now) }, { seenAt: now });
    return { account, sessionHash, expiresAt };
  }

  override async end(secret: string): Promise<void> {
    await this.dataSource.getRepository(StaffSessionRow).delete({ idHash: this.hash(secret) });
  }

  private async write(now: Date, audit: AuditNote | null, work: (tx: EntityManager) => Promise<unknown>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await work(tx);
      if (audit) await recordAudit(tx, audit, now);
    });
  }
}

const accountOf = ({ id, email, name, role, disabledAt }: StaffRow): StaffAccount => ({ id, email, name, role, disabledAt });
const factsOf = ({ role, disabledAt }: StaffAccount) => ({ role, disabled: disabledAt !== null });
