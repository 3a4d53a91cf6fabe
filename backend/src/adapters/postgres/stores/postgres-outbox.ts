// SQL: texts are claimed with `skip locked`, and states only move on where they stand below the new one.
import { type DataSource, Not } from 'typeorm';
import { type ClaimedText, Outbox, type SendOutcome } from '../../../ports/outbox.js';
import { LANES } from '../../../ports/store.js';
import type { DeliveryState } from '../../../ports/text-gateway.js';
import { OutboundTextRow } from '../entities/index.js';
import { planOnce } from '../plan-once.js';
import { safeText } from '../safe-json.js';
import { countFailure, forgetFailures, isUnreachable } from './reachability.js';

/**
 * How often a text may prove lost before it is left to staff. Each time the provider was asked, a grace after the try, and had
 * not got it, so sending again doubles nothing; with eight, senders that are killed every few texts, each with several claimed, made us give up on some.
 */
const MAX_LOST = 16;
const UNIQUE_VIOLATION = '23505';
/** The first lane that a cap stops: codes and answers to STOP and HELP go on. */
const ORDINARY = LANES.reply;
const claimed = (
  of = '',
): string => `${of}id, to_phone as "to", body, attempts, send_started_at as "sendStartedAt", expires_at as "expiresAt", trace_id as "traceId",
  (select received_at from inbound_texts i where i.id = inbound_id) as "askedAt"`;
/** States only move to a higher rank; the four last are final, and the first of them wins. */
const RANK = `array_position('{queued,sending,unknown,accepted,sent,final}', case when state in ('delivered', 'undelivered', 'failed', 'suppressed', 'expired') then 'final' else state end)`;

// One batch after the other by the lock on the sender's row; the statement that claims texts takes their time of the pace. Where several wait for one
// number, only the first of them leaves.
// $1 now, $2 end of the lease, $3 sender, $4 the longest that a sender may be busy, $5 ms a segment, $6 texts at most, $7 ms looked ahead
const CLAIM = planOnce(
  `with pace as (
     select ordinary_held_until from senders
     where sender = $3 and (free_at <= $1 or free_at > $4) and everything_held_until <= $1 for update
   ), next as (
     select q.id, q.to_hash, q.segments, q.lane, q.not_before, q.seq from pace, outbound_texts q
     where q.channel = 'sms' and q.state = 'queued' and not q.check_first and q.not_before <= $1 and (q.expires_at is null or q.expires_at > $1)
       and (q.lane < ${ORDINARY} or pace.ordinary_held_until <= $1)
       and (q.despite_opt_out or not exists (select 1 from suppressions s where s.phone_hash = q.to_hash))
       and (q.lane < ${LANES.reminder} or not ${isUnreachable('q.to_hash')})
       and not exists (select 1 from outbound_texts f where f.to_hash = q.to_hash and f.channel = 'sms' and f.state in ('sending', 'unknown'))
       and not exists (select 1 from outbound_texts e where e.to_hash = q.to_hash and e.channel = 'sms' and e.state = 'queued' and e.attempts > 0 and e.seq < q.seq and e.lane <= q.lane)
     order by q.lane, q.not_before, q.seq limit $6 for update of q skip locked
   ), firsts as (
     select distinct on (to_hash) * from next order by to_hash, lane, not_before, seq
   ), turns as (
     select id, coalesce(sum(segments) over before, 0) * $5::float8 as after, sum(segments) over upto * $5::float8 as until from firsts
     window before as (order by lane, not_before, seq rows between unbounded preceding and 1 preceding),
       upto as (order by lane, not_before, seq rows between unbounded preceding and current row)
   ), chosen as (
     select id, after * interval '1 millisecond' as after, until * interval '1 millisecond' as until from turns where after <= $7::float8
   ), paced as (
     update senders set free_at = $1::timestamptz + last.until from (select max(until) as until from chosen) last where sender = $3 and last.until is not null
   )
   update outbound_texts set state = 'sending', attempts = attempts + 1, lease_until = $2::timestamptz + chosen.after, send_started_at = $1::timestamptz + chosen.after
   from chosen where outbound_texts.id = chosen.id
   returning ${claimed('outbound_texts.')}`,
);

const FIND = planOnce('select id, trace_id as "traceId" from outbound_texts where id = $1::uuid or provider_id = $2');
const REPORT = planOnce(
  `update outbound_texts set state = $2, provider_id = coalesce(provider_id, $3), lease_until = null, error_code = coalesce($4, error_code), settled_at = $5
   where id = $1 and ${RANK} < array_position('{queued,sending,unknown,accepted,sent,final}', $6)`,
);

/** A number that we send from, and what it is allowed. All processes that send from it share one pace. */
export interface Pace {
  sender: string;
  segmentsPerSecond: number;
}
const UNBOUNDED: Pace = { sender: 'local', segmentsPerSecond: Infinity };
/** A sender is never busy for longer than its longest text takes; what says otherwise was written by a clock that was wrong. */
const LONGEST_TURN_MS = 30_000;
/** How long a text that is more urgent may have to wait behind those that were claimed together; a slow sender's are claimed one by one. */
const LOOK_AHEAD_MS = 200;

export class PostgresOutbox extends Outbox {
  private known: Promise<unknown> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pace: Pace = UNBOUNDED,
  ) {
    super();
  }

  override async claim(now: Date, leaseMs: number, most: number): Promise<ClaimedText[]> {
    // Two workers may pick different texts to one number; the unique index refuses the second, which then looks again.
    await this.sender();
    for (let tries = 0; tries < 5; tries += 1) {
      try {
        return await this.claimOnce(now, leaseMs, most);
      } catch (error) {
        if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
      }
    }
    return [];
  }

  private async claimOnce(now: Date, leaseMs: number, most: number): Promise<ClaimedText[]> {
    const [rows] = await this.dataSource.query<[ClaimedText[], number]>(CLAIM, [
      now,
      new Date(now.getTime() + leaseMs),
      this.pace.sender,
      new Date(now.getTime() + LONGEST_TURN_MS),
      1000 / this.pace.segmentsPerSecond,
      most,
      LOOK_AHEAD_MS,
    ]);
    return rows.sort((one, other) => one.sendStartedAt.getTime() - other.sendStartedAt.getTime());
  }

  private sender(): Promise<unknown> {
    this.known ??= this.dataSource
      .query('insert into senders (sender) values ($1) on conflict do nothing', [this.pace.sender])
      .catch((error: unknown) => {
        this.known = null;
        throw error;
      });
    return this.known;
  }

  override async settle(id: string, outcome: SendOutcome, now: Date): Promise<void> {
    const sending = `where id = $1 and state in ('sending', 'unknown')`;
    switch (outcome.type) {
      case 'accepted':
        // A callback may have been faster and moved the text on already.
        await this.dataSource.query(
          `update outbound_texts set provider_id = $2, lease_until = null, state = case when state in ('sending', 'unknown') then 'accepted' else state end where id = $1`,
          [id, outcome.providerId],
        );
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
  ): Promise<{ id: string; traceId: string | null } | null> {
    const found = await this.dataSource.query<{ id: string; traceId: string | null }[]>(FIND, [which.id, which.providerId]);
    if (!found[0]) return null;
    const final = state === 'delivered' || state === 'undelivered' || state === 'failed';
    await this.dataSource.query(REPORT, [found[0].id, state, which.providerId, code, final ? now : null, final ? 'final' : state]);
    return found[0];
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
    // One a number, as only one may be in flight; the others' turn comes when its fate is known.
    await this.dataSource.query(
      `update outbound_texts o set state = 'unknown', check_first = false, lease_until = $1,
         send_started_at = coalesce(send_started_at, (select received_at from inbound_texts i where i.id = o.inbound_id), created_at)
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

  override async holdBack(what: 'ordinary' | 'everything', until: Date): Promise<void> {
    await this.sender();
    const column = what === 'everything' ? 'everything_held_until' : 'ordinary_held_until';
    await this.dataSource.query(`update senders set ${column} = greatest(${column}, $2) where sender = $1`, [this.pace.sender, until]);
  }

  override async sendAgain(id: string, at: Date, now: Date): Promise<void> {
    await this.dataSource.query(
      `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, entry_ids, lane, despite_opt_out, state, not_before, expires_at, created_at, trace_id)
       select gen_random_uuid(), conversation_id, 'again:' || business_key, inbound_id, channel, to_phone, to_hash, body, kinds, meal, segments, entry_ids, lane, despite_opt_out, 'queued', $2, expires_at, $3, trace_id
       from outbound_texts where id = $1 and to_phone is not null and business_key not like 'again:%' and (expires_at is null or expires_at > $2) on conflict (business_key) do nothing`,
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

  override async paceOpensAt(now: Date): Promise<Date | null> {
    const rows = await this.dataSource.query<{ at: Date }[]>(
      `select free_at as at from senders where sender = $1 and free_at > $2 and free_at <= $3 and everything_held_until <= $2
         and exists (select 1 from outbound_texts where channel = 'sms' and state = 'queued' and not_before <= $2 and (lane < ${ORDINARY} or ordinary_held_until <= $2))`,
      [this.pace.sender, now, new Date(now.getTime() + LONGEST_TURN_MS)],
    );
    return rows[0]?.at ?? null;
  }
}
