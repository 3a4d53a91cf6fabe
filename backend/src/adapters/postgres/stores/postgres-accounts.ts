import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { type Account, type AccountChanges, Accounts, type Beginning, type NewAccount } from '../../../ports/storage/people/accounts.js';
import { ConversationRow, SuppressionRow, UserRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { addNew } from './add-new.js';
import { begin } from './begin.js';
import { currentPlan } from './current-plan.js';
import { ofNumber } from './number-owner.js';

const ACCOUNT = `u.id, u.phone, u.username, u.first_name as "firstName", u.last_name as "lastName", u.onboarding_complete as "onboardingComplete", u.is_new_user as "isNewUser",
  u.timezone, u.country, coalesce(u.chosen_language, u.language) as language, u.created_at as "createdAt", u.password_hash is not null as "hasPassword",
  (select n.marked_at from unreachable_numbers n where n.phone_hash = u.phone_hash) as "unreachableSince", ${currentPlan('u.id', 'now()')} as plan`;

/** Other words can be nobody's id; the database would refuse them. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export class PostgresAccounts extends Accounts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (phone: string) => string,
  ) {
    super();
  }

  override byId(id: string): Promise<Account | null> {
    return UUID.test(id) ? this.find('users u', 'u.id = $1', id) : Promise.resolve(null);
  }

  override byPhone(phone: string): Promise<Account | null> {
    return this.find(`${ofNumber('$1')} join users u on u.id = c.user_id`, 'true', this.hash(phone));
  }

  private async find(from: string, where: string, value: string): Promise<Account | null> {
    // SQL: with the plan that stands now and the number's state, as every request needs them.
    const rows = await this.dataSource.query<Account[]>(`select ${ACCOUNT} from ${from} where ${where} and u.deleted_at is null`, [value]);
    return rows[0] ?? null;
  }

  override async create(
    account: NewAccount,
    now: Date,
    beginning?: Beginning,
  ): Promise<{ account: Account; fresh: boolean; conversationId: string }> {
    const phoneHash = this.hash(account.phone);
    const { fresh, conversationId, userId } = await this.dataSource.transaction(async (tx) => {
      // The number first: whoever makes the same account waits for it, and the user has the id of its conversation (docs/decisions/12).
      // SQL: the version that is there is counted up.
      const rows = await tx.query<{ id: string; userId: string | null }[]>(
        `with taken as (insert into phone_owners as n (phone_hash, owner_id) values ($3, $1) on conflict (phone_hash) do update set owner_id = n.owner_id returning owner_id)
         insert into conversations as c (id, phone, phone_hash, created_at) select owner_id, $2, $3, $4 from taken
         on conflict (id) do update set version = c.version + 1 returning id, user_id as "userId"`,
        [randomUUID(), account.phone, phoneHash, now],
      );
      const { id: conversationId, userId: known } = rows[0]!;
      if (known) return { fresh: false, conversationId, userId: known };
      const users = tx.getRepository(UserRow);
      const fresh = await addNew(users, {
        ...{ id: conversationId, phone: account.phone, phoneHash, username: safeText(account.username) },
        ...{ firstName: text(account.firstName), lastName: text(account.lastName), timezone: account.timezone },
        ...{ timezoneSource: account.timezoneSource, country: account.country, language: account.language ?? 'en', createdAt: now },
      });
      await tx.getRepository(ConversationRow).update({ id: conversationId }, { userId: conversationId });
      if (fresh && beginning) await begin(tx, { userId: conversationId, conversationId, phone: account.phone, phoneHash }, beginning, now);
      return { fresh, conversationId, userId: conversationId };
    });
    return { account: (await this.byId(userId))!, fresh, conversationId };
  }

  override async change(id: string, changes: AccountChanges): Promise<Account | null> {
    const safe = Object.fromEntries(
      Object.entries(changes).map(([key, value]) => [key, typeof value === 'string' ? safeText(value) : value]),
    );
    const chosen = changes.language ? { chosenLanguage: changes.language } : {};
    if (Object.keys(safe).length) await this.dataSource.getRepository(UserRow).update({ id }, { ...safe, ...chosen });
    return this.byId(id);
  }

  override optedOut(phone: string): Promise<boolean> {
    return this.dataSource.getRepository(SuppressionRow).existsBy({ phoneHash: this.hash(phone) });
  }
}

const text = (value: string | null): string | null => value && safeText(value);
