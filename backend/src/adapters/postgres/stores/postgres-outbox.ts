// SQL: texts are claimed with `skip locked`, and states only move on where they stand below the new one.
import { type DataSource, Not } from 'typeorm';
import { type Bearer, BEARERS } from '../../../domain/bearer.js';
import { localDate } from '../../../domain/local-day.js';
import { CARRIER_ZONE, type Pace } from '../../../domain/pace.js';
import { type ClaimedText, Outbox, type SendOutcome } from '../../../ports/storage/texts/outbox.js';
import { LANES } from '../../../ports/storage/texts/store.js';
import type { DeliveryState } from '../../../ports/texts/text-gateway.js';
import { OutboundTextRow } from '../entities/index.js';
import { preparedStatement } from '../prepared-statement.js';
import { safeText } from '../safe-json.js';
import { bearerColumn } from './bearer-column.js';
import { CLAIM, CLAIM_OF_SENDER, claimed, UNBOUNDED, waitsFor } from './claim-texts.js';
import { countFailure, forgetFailures, isUnreachable } from './reachability.js';

/**
 * How often a text may prove lost before it is left to staff. Each time the provider was asked, a grace after the try, and had
 * not got it, so sending again doubles nothing; with eight, senders that are killed every few texts, each with several claimed, made us give up on some.
 */
const MAX_LOST = 16;
const UNIQUE_VIOLATION = '23505';
/** States only move to a higher rank; the four last are final, and the first of them wins. */
const RANK = `array_position('{queued,sending,unknown,accepted,sent,final}', case when state in ('delivered', 'undelivered', 'failed', 'suppressed', 'expired') then 'final' else state end)`;

/** The senders that are in use are these and no others. */
const KNOW = `with ours as (
    insert into senders (sender, segments_per_second) select * from unnest($1::text[], $2::real[])
    on conflict (sender) do update set segments_per_second = excluded.segments_per_second where senders.segments_per_second is distinct from excluded.segments_per_second)
  update senders set segments_per_second = null where sender <> all($1) and segments_per_second is not null`;

/** A callback may have been faster and moved the text on already. Whoever got their first text from a number keeps it, though more numbers come. */
const ACCEPTED = `with landed as (update outbound_texts set provider_id = $2, lease_until = null, bearer = case when state in ('sending', 'unknown') then $3 else bearer end,
    segments = case when state in ('sending', 'unknown') then coalesce($4::integer, segments) else segments end, state = case when state in ('sending', 'unknown') then 'accepted' else state end where id = $1
    returning conversation_id, sender)
  update conversations c set sender = landed.sender from landed where c.id = landed.conversation_id and c.sender is null and landed.sender is not null`;

const FIND = preparedStatement(
  'select id, trace_id as "traceId", sender as "from", body from outbound_texts where id = $1::uuid or provider_id = $2',
);
/**
 * A text that did not arrive by RCS and goes by SMS after all begins anew. What RCS said of it comes too late then: a text is known to go by SMS once it was
 * accepted and is not known to go by anything else.
 */
const REPORT = preparedStatement(
  `update outbound_texts set state = $2, provider_id = coalesce(provider_id, $3), lease_until = null, settled_at = $5,
     error_code = case when $7::text = 'sms' and bearer is not null then $4 else coalesce($4, error_code) end,
     bearer = case when $7 is null then bearer else nullif($7, 'sms') end, segments = case when bearer is distinct from nullif($7, 'sms') then coalesce($8::integer, segments) else segments end
   where id = $1 and (${RANK} < array_position('{queued,sending,unknown,accepted,sent,final}', $6) or ($7 = 'sms' and bearer is not null and state in ('undelivered', 'failed')))
     and ($7 is null or $7 = 'sms' or bearer is not null or state in ('queued', 'sending', 'unknown'))`,
);

/** A sender is never busy for longer than its longest text takes; what says otherwise was written by a clock that was wrong. */
const LONGEST_TURN_MS = 30_000;
/** How long a text that is more urgent may have to wait behind those that were claimed together; a slow sender's are claimed one by one. */
const LOOK_AHEAD_MS = 200;

export class PostgresOutbox extends Outbox {
  private known: Promise<unknown> | null = null;
  private readonly paces: readonly Pace[];

  constructor(
    private readonly dataSource: DataSource,
    paces: Pace | readonly Pace[] = UNBOUNDED,
  ) {
    super();
    this.paces = [paces].flat();
  }

  private get several(): boolean {
    return this.paces.length > 1;
  }

  private get names(): string[] {
    return this.paces.map(({ sender }) => sender);
  }

  override async claim(now: Date, leaseMs: number, most: number): Promise<ClaimedText[]> {
    await this.senders();
    for (const pace of await this.open(now)) {
      const texts = await this.claimFrom(pace, now, leaseMs, most);
      if (texts.length > 0) return texts;
    }
    return [];
  }

  /** The senders to ask: of several, those that are free and have something to send, the one that was free for longest first. */
  private async open(now: Date): Promise<Pace[]> {
    if (!this.several) return [...this.paces];
    const rows = await this.dataSource.query<{ sender: string }[]>(
      `select s.sender from senders s where s.sender = any($1) and (s.free_at <= $2 or s.free_at > $3) and s.everything_held_until <= $2 and ${waitsFor(true)} order by s.free_at`,
      [this.names, now, new Date(now.getTime() + LONGEST_TURN_MS)],
    );
    return rows.flatMap((row) => this.paces.find(({ sender }) => sender === row.sender) ?? []);
  }

  private async claimFrom(pace: Pace, now: Date, leaseMs: number, most: number): Promise<ClaimedText[]> {
    // Two workers may pick different texts to one number; the unique index refuses the second, which then looks again.
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        return await this.claimOnce(pace, now, leaseMs, most);
      } catch (error) {
        if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      }
    }
    return [];
  }

  private async claimOnce(pace: Pace, now: Date, leaseMs: number, most: number): Promise<ClaimedText[]> {
    const [rows] = await this.dataSource.query<[ClaimedText[], number]>(this.several ? CLAIM_OF_SENDER : CLAIM, [
      now,
      new Date(now.getTime() + leaseMs),
      pace.sender,
      new Date(now.getTime() + LONGEST_TURN_MS),
      1000 / pace.segmentsPerSecond,
      most,
      LOOK_AHEAD_MS,
      localDate(now, CARRIER_ZONE),
      pace.segmentsPerDay ?? null,
    ]);
    return rows.sort((one, other) => one.sendStartedAt.getTime() - other.sendStartedAt.getTime());
  }

  private senders(): Promise<unknown> {
    this.known ??= this.dataSource
      .query(KNOW, [this.names, this.paces.map((pace) => pace.segmentsPerSecond)])
      .then(() => this.dealOut())
      .catch((error: unknown) => {
        this.known = null;
        throw error;
      });
    return this.known;
  }

  /** Texts of before there were several numbers, of a release that knows of one only, and of a number that is ours no more. */
  private async dealOut(): Promise<void> {
    if (!this.several) return;
    await this.dataSource.query(
      `update outbound_texts set sender = sender_for(conversation_id, inbound_id, to_hash) where channel = 'sms' and state = 'queued' and (sender is null or sender <> all($1))`,
      [this.names],
    );
  }

  override async settle(id: string, outcome: SendOutcome, now: Date): Promise<void> {
    const sending = `where id = $1 and state in ('sending', 'unknown')`;
    switch (outcome.type) {
      case 'accepted':
        await this.dataSource.query(ACCEPTED, [id, outcome.providerId, bearerColumn(outcome.by?.bearer), outcome.by?.segments ?? null]);
        return;
      case 'retry':
        await this.dataSource.query(
          `update outbound_texts set state = 'queued', lease_until = null, not_before = $2, error_code = $3, error_reason = $4 ${sending}`,
          [id, outcome.at, outcome.code, safeText(outcome.reason)],
        );
        return;
      case 'failed':
        await this.dataSource.query(
          `update outbound_texts set state = 'failed', lease_until = null, settled_at = $2, error_code = $3, error_reason = $4 ${sending}`,
          [id, now, outcome.code, safeText(outcome.reason)],
        );
        return;
      case 'opted-out':
        await this.dataSource.transaction(async (tx) => {
          await tx.query(
            `update outbound_texts set state = 'suppressed', lease_until = null, settled_at = $2, error_code = $3, error_reason = $4 ${sending}`,
            [id, now, outcome.code, safeText(outcome.reason)],
          );
          await tx.query(
            `insert into suppressions (phone_hash, phone, reason, at) select to_hash, to_phone, 'carrier', $2 from outbound_texts where id = $1 on conflict (phone_hash) do nothing`,
            [id, now],
          );
        });
        return;
      case 'unknown':
        await this.dataSource.query(
          `update outbound_texts set state = 'unknown', lease_until = $2, error_reason = $3 where id = $1 and state = 'sending'`,
          [id, outcome.lookAt, safeText(outcome.reason)],
        );
    }
  }

  override async report(
    which: { id: string | null; providerId: string },
    state: DeliveryState,
    code: string | null,
    now: Date,
    bearer: Bearer | null = null,
  ): Promise<{ id: string; traceId: string | null; from: string | null } | null> {
    const [found] = await this.dataSource.query<{ id: string; traceId: string | null; from: string | null; body: string }[]>(FIND, [
      which.id,
      which.providerId,
    ]);
    if (!found) return null;
    const { body, ...known } = found;
    const final = state === 'delivered' || state === 'undelivered' || state === 'failed';
    const segments = bearer && BEARERS[bearer].segments(body);
    await this.dataSource.query(REPORT, [
      ...[known.id, state, which.providerId, code, final ? now : null, final ? 'final' : state],
      ...[bearer, segments],
    ]);
    return known;
  }

  override async expireLeases(now: Date, lookAt: Date): Promise<number> {
    const [, unknown] = await this.dataSource.query<[unknown, number]>(
      `update outbound_texts set state = 'unknown', lease_until = $2, error_reason = 'no answer within the lease' where state = 'sending' and lease_until < $1`,
      [now, lookAt],
    );
    await this.dataSource.query(
      `update outbound_texts set state = 'expired', settled_at = $1 where channel = 'sms' and state = 'queued' and expires_at <= $1`,
      [now],
    );
    await this.dataSource.query(
      `update outbound_texts o set state = 'suppressed', settled_at = $1 where channel = 'sms' and state = 'queued' and ((not despite_opt_out and exists (select 1 from suppressions s where s.phone_hash = o.to_hash))
         or (lane >= ${LANES.reminder} and ${isUnreachable('o.to_hash')}))`,
      [now],
    );
    await this.dealOut();
    // One a number, as only one may be in flight; the others' turn comes when its fate is known.
    await this.dataSource.query(
      `update outbound_texts o set state = 'unknown', check_first = false, lease_until = $1,
         send_started_at = coalesce(send_started_at, (select received_at from inbound_texts i where i.conversation_id = o.conversation_id and i.id = o.inbound_id), created_at)
       where o.id in (select distinct on (to_hash) id from outbound_texts where check_first and channel = 'sms' and state = 'queued' order by to_hash, seq)
         and not exists (select 1 from outbound_texts f where f.to_hash = o.to_hash and f.channel = 'sms' and f.state in ('sending', 'unknown'))`,
      [now],
    );
    return unknown;
  }

  override unknown(now: Date, limit: number): Promise<ClaimedText[]> {
    return this.dataSource.query(
      `select ${claimed()} from outbound_texts where state = 'unknown' and lease_until <= $1 order by lease_until limit $2`,
      [now, limit],
    );
  }

  override async lost(id: string, now: Date): Promise<'queued' | 'failed'> {
    const [rows] = await this.dataSource.query<[{ state: 'queued' | 'failed' }[], number]>(
      `update outbound_texts set state = case when lookups + 1 < $2 then 'queued' else 'failed' end, settled_at = case when lookups + 1 < $2 then null else $3::timestamptz end,
         lookups = lookups + 1, lease_until = null, error_code = case when lookups + 1 < $2 then error_code else 'lost' end
       where id = $1 and state = 'unknown' returning state`,
      [id, MAX_LOST, now],
    );
    return rows[0]?.state ?? 'failed';
  }

  override isOthers(providerId: string, id: string): Promise<boolean> {
    return this.dataSource.getRepository(OutboundTextRow).existsBy({ providerId, id: Not(id) });
  }

  override async holdBack(what: 'ordinary' | 'everything', until: Date, from: string | null = null): Promise<void> {
    await this.senders();
    const column = what === 'everything' ? 'everything_held_until' : 'ordinary_held_until';
    await this.dataSource.query(`update senders set ${column} = greatest(${column}, $2) where sender = any($1)`, [
      this.names.filter((name) => from === null || name === from),
      until,
    ]);
  }

  override async sendAgain(id: string, at: Date, now: Date): Promise<void> {
    await this.dataSource.query(
      `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, entry_ids, lane, despite_opt_out, state, not_before, expires_at, created_at, trace_id, sender)
       select gen_random_uuid(), conversation_id, 'again:' || business_key, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, entry_ids, lane, despite_opt_out, 'queued', $2, expires_at, $3, trace_id, sender
       from outbound_texts where id = $1 and to_phone is not null and business_key not like 'again:%' and (expires_at is null or expires_at > $2) on conflict do nothing`,
      [id, at, now],
    );
  }

  override numberFailed(id: string, how: 'dead' | 'silent', code: string, now: Date): Promise<boolean> {
    return this.dataSource.transaction((tx) => countFailure(tx, id, how, code, now));
  }

  override numberAnswers(which: { textId: string } | { phone: string }, now: Date): Promise<void> {
    return this.dataSource.transaction((tx) =>
      'phone' in which
        ? forgetFailures(tx, '(select phone_hash from conversations where phone = $1)', which.phone, now)
        : forgetFailures(tx, '(select to_hash from outbound_texts where id = $1::uuid)', which.textId, now),
    );
  }

  override async numberFor(userId: string): Promise<string | null> {
    if (!this.several) return null;
    const rows = await this.dataSource.query<{ sender: string | null }[]>(
      'select sender_for(c.id, null, c.phone_hash) as sender from conversations c where c.user_id = $1',
      [userId],
    );
    return rows[0]?.sender ?? null;
  }

  override async paceOpensAt(now: Date): Promise<Date | null> {
    const rows = await this.dataSource.query<{ at: Date }[]>(
      `select min(s.free_at) as at from senders s where s.sender = any($1) and s.free_at > $2 and s.free_at <= $3 and s.everything_held_until <= $2 and ${waitsFor(this.several)}`,
      [this.names, now, new Date(now.getTime() + LONGEST_TURN_MS)],
    );
    return rows[0]?.at ?? null;
  }
}
