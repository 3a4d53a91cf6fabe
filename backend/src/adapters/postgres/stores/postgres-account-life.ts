import { type DataSource, QueryFailedError } from 'typeorm';
import { AccountLife, type Belongings } from '../../../ports/account-life.js';
import type { OutboundDraft } from '../../../ports/store.js';
import { UserRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { agreedTo } from './agreed-to.js';
import { belongingsOf } from './belongings.js';
import { eraseUser } from './erase-user.js';
import { moveUser } from './move-user.js';
import { queueNotice } from './queue-notice.js';

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
      const [rows] = await tx.query<[{ phone: string; phoneHash: string }[], number]>(
        'update users set password_hash = $2 where id = $1 and deleted_at is null returning phone, phone_hash as "phoneHash"',
        [userId, hash],
      );
      if (!rows[0]) return;
      await tx.query('delete from sessions where user_id = $1 and id_hash <> $2', [userId, keepSession]);
      await tx.query('delete from assistant_connections where user_id = $1', [userId]);
      if (notice) await queueNotice(tx, userId, rows[0], notice, now);
      await tx.query(
        `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id) values ($2, 'user', $1, 'change-password', 'user', $1)`,
        [userId, now],
      );
    });
  }

  override async changePhone(
    ...[userId, phone, keepSession, notices, now]: Parameters<AccountLife['changePhone']>
  ): Promise<'changed' | 'taken'> {
    const number = { phone, phoneHash: this.hash(phone) };
    try {
      return await this.dataSource.transaction((tx) => moveUser(tx, userId, number, keepSession, notices, now));
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
    const [row] = await this.dataSource.query<{ wanted: boolean }[]>(
      `select ${agreedTo("'news'")} as wanted from users u where u.id = $1`,
      [userId],
    );
    return row?.wanted ?? false;
  }

  override async setNews(...[userId, wanted, { textVersion, ip, userAgent }, now]: Parameters<AccountLife['setNews']>): Promise<void> {
    await this.dataSource.query(
      `insert into consents (user_id, phone_hash, purpose, action, text_version, ip, user_agent, at)
       select u.id, u.phone_hash, 'news', $2, $3, $4, $5, $6 from users u where u.id = $1 and u.phone_hash is not null and ${agreedTo("'news'")} <> $7::boolean`,
      [userId, wanted ? 'granted' : 'revoked', wanted ? textVersion : null, ip, userAgent && safeText(userAgent), now, wanted],
    );
  }

  override takeOut(userId: string, now: Date): Promise<Belongings> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      await tx.query(
        `insert into audit_log (at, actor_kind, actor_id, action, object_kind, object_id) values ($2, 'user', $1, 'export', 'user', $1)`,
        [userId, now],
      );
      return belongingsOf(tx, userId);
    });
  }
}
