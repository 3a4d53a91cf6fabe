import { type DataSource, IsNull, Not, QueryFailedError } from 'typeorm';
import { AccountLife, type PersonalData } from '../../../ports/storage/people/account-life.js';
import type { OutboundDraft } from '../../../ports/storage/texts/store.js';
import { AssistantConnectionRow, SessionRow, UserRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { agreedTo } from './agreed-to.js';
import { belongingsOf } from './belongings.js';
import { eraseUser } from './erase-user.js';
import { moveUser } from './move-user.js';
import { queueNotice } from './queue-notice.js';
import { recordOwnAct } from './staff/audit-row.js';

const UNIQUE_VIOLATION = '23505';

export class PostgresAccountLife extends AccountLife {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (text: string) => string,
  ) {
    super();
  }

  override async passwordHash(userId: string): Promise<string | null> {
    return (await this.dataSource.getRepository(UserRow).findOneBy({ id: userId }))?.passwordHash ?? null;
  }

  override async setPassword(userId: string, hash: string, keepSession: string, notice: OutboundDraft | null, now: Date): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const users = tx.getRepository(UserRow);
      const { affected } = await users.update({ id: userId, deletedAt: IsNull() }, { passwordHash: hash });
      if (!affected) return;
      await tx.getRepository(SessionRow).delete({ userId, idHash: Not(keepSession) });
      await tx.getRepository(AssistantConnectionRow).delete({ userId });
      const { phone, phoneHash } = (await users.findOneBy({ id: userId }))!;
      if (notice) await queueNotice(tx, userId, { phone: phone!, phoneHash: phoneHash! }, notice, now);
      await recordOwnAct(tx, userId, 'change-password', now);
    });
  }

  override async changePhone(
    ...[userId, phone, keepSession, notices, now]: Parameters<AccountLife['changePhone']>
  ): Promise<'changed' | 'taken'> {
    const number = { phone, phoneHash: this.hash(phone) };
    try {
      return await this.dataSource.transaction((tx) => moveUser(tx, userId, number, keepSession, notices, this.hash, now));
    } catch (error) {
      // Somebody signed up with the number between the look and the change.
      if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION) return 'taken';
      throw error;
    }
  }

  override erase(userId: string, now: Date): Promise<void> {
    return this.dataSource.transaction((tx) => eraseUser(tx, userId, now, this.hash));
  }

  override async wantsNews(userId: string): Promise<boolean> {
    // SQL: what was agreed to last is asked in words that lists share.
    const [row] = await this.dataSource.query<{ wanted: boolean }[]>(
      `select ${agreedTo("'news'")} as wanted from users u where u.id = $1`,
      [userId],
    );
    return row?.wanted ?? false;
  }

  override async setNews(...[userId, wanted, { textVersion, ip, userAgent }, now]: Parameters<AccountLife['setNews']>): Promise<void> {
    // SQL: written only where it says something else than what was agreed to last.
    await this.dataSource.query(
      `insert into consents (user_id, phone_hash, purpose, action, text_version, ip, user_agent, at)
       select u.id, u.phone_hash, 'news', $2, $3, $4, $5, $6 from users u where u.id = $1 and u.phone_hash is not null and ${agreedTo("'news'")} <> $7::boolean`,
      [userId, wanted ? 'granted' : 'revoked', wanted ? textVersion : null, ip, userAgent && safeText(userAgent), now, wanted],
    );
  }

  override takeOut(userId: string, now: Date): Promise<PersonalData> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      await recordOwnAct(tx, userId, 'export', now);
      return belongingsOf(tx, userId);
    });
  }
}
