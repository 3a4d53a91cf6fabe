import { type DataSource, QueryFailedError } from 'typeorm';
import { AccountLife, type Belongings } from '../../../ports/account-life.js';
import { UserRow } from '../entities/index.js';
import { belongingsOf } from './belongings.js';
import { eraseUser } from './erase-user.js';
import { moveUser } from './move-user.js';

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

  override async setPassword(userId: string, hash: string): Promise<void> {
    await this.dataSource.query('update users set password_hash = $2 where id = $1 and deleted_at is null', [userId, hash]);
  }

  override async changePhone(userId: string, phone: string, keepSession: string, now: Date): Promise<'changed' | 'taken'> {
    try {
      return await this.dataSource.transaction((tx) => moveUser(tx, userId, { phone, phoneHash: this.hash(phone) }, keepSession, now));
    } catch (error) {
      // Somebody signed up with the number between the look and the change.
      if (error instanceof QueryFailedError && (error.driverError as { code?: string }).code === UNIQUE_VIOLATION) return 'taken';
      throw error;
    }
  }

  override erase(userId: string, now: Date): Promise<void> {
    return this.dataSource.transaction((tx) => eraseUser(tx, userId, now, this.hash));
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
