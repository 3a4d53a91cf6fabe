import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { makeDataSource, PostgresAccounts, PostgresOutbox, PostgresStore } from '../../src/adapters/postgres/index.js';
import { keyedHash } from '../../src/adapters/system/index.js';
import { applyOutcome } from '../../src/conversation/apply.js';
import type { Outcome } from '../../src/conversation/outcome.js';
import type { Snapshot } from '../../src/conversation/snapshot.js';
import { CAPABILITIES } from '../../src/domain/plan.js';
import type { Store } from '../../src/ports/storage/texts/store.js';
import { turnOf } from '../fakes/turns.js';
import { PROMOTION_HOURS } from '../../src/domain/promotion-hours.js';
import { freshDatabase, type TestDatabase } from './postgres.js';
import type { TextSource } from '../../src/domain/text-source.js';

const PHONE = '+12025550123';
const START = Date.parse('2026-06-10T16:30:00.000Z');

/** A store on a database of its own, emptied after each test, and a clock that goes on when asked. */
export class StoreBench {
  store: Store;
  dataSource: DataSource;
  accounts: PostgresAccounts;
  outbox: PostgresOutbox;
  private database: TestDatabase;
  private clock = START;

  /** To be called once, outside of any test. */
  constructor() {
    beforeAll(() => this.open());
    beforeEach(() => {
      this.clock = START;
    });
    afterEach(() =>
      this.dataSource.query('delete from conversations; delete from users; delete from suppressions; delete from rate_limits'),
    );
    afterAll(async () => {
      await this.dataSource?.destroy();
      await this.database?.drop();
    });
  }

  private async open(): Promise<void> {
    const hash = keyedHash('test');
    this.database = await freshDatabase();
    this.dataSource = await makeDataSource(this.database.url, 10, 'test').initialize();
    this.accounts = new PostgresAccounts(this.dataSource, hash);
    this.outbox = new PostgresOutbox(this.dataSource);
    this.store = new PostgresStore(this.dataSource, {
      hash,
      guess: () => ({ timezone: 'America/New_York', country: 'US', promotionHours: PROMOTION_HOURS }),
      links: { app: 'a', upgrade: 'u', signup: 's', support: 'h' },
      capabilities: CAPABILITIES,
      carrierAnswersKeywords: false,
    });
  }

  /** The instant so many seconds after the last one asked for. */
  later(seconds = 1): Date {
    return new Date((this.clock += seconds * 1000));
  }

  /** The instant so many seconds from now; the clock stays. */
  in(seconds: number): Date {
    return new Date(this.clock + seconds * 1000);
  }

  async newUser(phone = PHONE): Promise<{ userId: string; conversationId: string }> {
    const { account, conversationId } = await this.accounts.create(
      { phone, username: 'sam', firstName: 'Sam', lastName: null, timezone: 'America/New_York', timezoneSource: 'area', country: 'US' },
      this.later(),
    );
    return { userId: account.id, conversationId };
  }

  newText(body: string, more: { providerId?: string; phone?: string; source?: TextSource; receivedAt?: Date } = {}) {
    return this.store.accept({
      providerId: more.providerId ?? randomUUID(),
      source: more.source ?? 'sms',
      phone: more.phone ?? PHONE,
      body,
      media: { count: 0, type: null },
      receivedAt: more.receivedAt ?? this.later(),
    });
  }

  /** Plays a turn on the store and on the pure fold, and expects the same snapshot. */
  async sameAsFold(conversationId: string, make: (snapshot: Snapshot) => Outcome): Promise<Snapshot> {
    const receivedAt = this.later();
    const { textId } = await this.newText('whatever', { receivedAt });
    const at = this.later();
    const before = (await this.store.load(conversationId, at))!;
    const made = make(before);
    const heard = { id: textId, text: 'whatever', source: 'sms' as const, receivedAt, media: { count: 0, type: null } };
    const expected = applyOutcome(before, made, heard, at);
    expect(await this.store.commit(turnOf(conversationId, before.version, made, { type: 'text', textId, source: 'sms' }, at))).toBe(
      'committed',
    );
    const after = (await this.store.load(conversationId, at))!;
    const comparable = (snapshot: Snapshot) => ({ ...snapshot, waiting: snapshot.waiting && { ...snapshot.waiting, id: 'any' } });
    expect(comparable(after)).toEqual(comparable(expected));
    return after;
  }
}
