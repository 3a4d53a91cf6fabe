import { DAY_SHARES, type Pace } from '../../../domain/pace.js';
import { LANES } from '../../../ports/storage/texts/store.js';
import { preparedStatement } from '../prepared-statement.js';
import { isUnreachable } from './reachability.js';

/** The first lane that a cap stops: codes and answers to STOP and HELP go on. */
const ORDINARY = LANES.reply;
export const claimed = (
  of = '',
): string => `${of}id, to_phone as "to", body, attempts, send_started_at as "sendStartedAt", expires_at as "expiresAt", trace_id as "traceId", sender as "from", choices,
  (select coalesce(c.bearer, 'sms') from conversations c where c.id = outbound_texts.conversation_id) as bearer,
  (select received_at from inbound_texts i where i.conversation_id = outbound_texts.conversation_id and i.id = inbound_id) as "askedAt"`;
/** Of no number: the gateway's only one. */
export const UNBOUNDED: Pace = { sender: 'local', segmentsPerSecond: Infinity };
/** How much of a day's budget may be spent already when a text of this lane leaves. */
const SHARE = `case q.lane when ${LANES.reminder} then ${DAY_SHARES.reminder} when ${LANES.summary} then ${DAY_SHARES.summary} else ${DAY_SHARES.outreach} end`;
/** Everything that waits, where we send from one number; else what waits for this one. */
const claimSql = (several: boolean): string =>
  // One batch after the other by the lock on the sender's row; the statement that claims texts takes their time of the pace and their segments of the day.
  // Where several wait for one number, only the first of them leaves.
  // $1 now, $2 end of the lease, $3 sender, $4 the longest that a sender may be busy, $5 ms a segment, $6 texts at most, $7 ms looked ahead, $8 the
  // carriers' day, $9 segments a day or null
  preparedStatement(`with pace as (
     select ordinary_held_until, case when day = $8::date then spent else 0 end as spent from senders
     where sender = $3 and (free_at <= $1 or free_at > $4) and everything_held_until <= $1 for update
   ), next as (
     select q.id, q.to_hash, q.segments, q.lane, q.not_before, q.seq from pace, outbound_texts q
     where q.channel = 'sms' and q.state = 'queued' ${several ? 'and q.sender = $3' : ''} and not q.check_first and q.not_before <= $1 and (q.expires_at is null or q.expires_at > $1)
       and (q.lane < ${ORDINARY} or pace.ordinary_held_until <= $1)
       and ($9::float8 is null or q.lane < ${LANES.reminder} or pace.spent < $9::float8 * ${SHARE})
       and (q.despite_opt_out or not exists (select 1 from suppressions s where s.phone_hash = q.to_hash))
       and (q.lane < ${LANES.reminder} or not ${isUnreachable('q.to_hash')})
       and not exists (select 1 from outbound_texts f where f.to_hash = q.to_hash and f.channel = 'sms' and f.state in ('sending', 'unknown'))
       and not exists (select 1 from outbound_texts e where e.to_hash = q.to_hash and e.channel = 'sms' and e.state = 'queued' and e.attempts > 0 and e.seq < q.seq and e.lane <= q.lane)
     order by q.lane, q.not_before, q.seq limit $6 for update of q skip locked
   ), firsts as (
     select distinct on (to_hash) * from next order by to_hash, lane, not_before, seq
   ), turns as (
     select id, segments, coalesce(sum(segments) over before, 0) * $5::float8 as after, sum(segments) over upto * $5::float8 as until from firsts
     window before as (order by lane, not_before, seq rows between unbounded preceding and 1 preceding),
       upto as (order by lane, not_before, seq rows between unbounded preceding and current row)
   ), chosen as (
     select id, segments, after * interval '1 millisecond' as after, until * interval '1 millisecond' as until from turns where after <= $7::float8
   ), paced as (
     update senders set free_at = $1::timestamptz + last.until, day = $8::date, spent = case when day = $8::date then spent else 0 end + last.segments
     from (select max(until) as until, sum(segments) as segments from chosen) last where sender = $3 and last.until is not null
   )
   update outbound_texts set state = 'sending', attempts = attempts + 1, lease_until = $2::timestamptz + chosen.after, send_started_at = $1::timestamptz + chosen.after,
     sender = nullif($3, '${UNBOUNDED.sender}')
   from chosen where outbound_texts.id = chosen.id
   returning ${claimed('outbound_texts.')}`);
export const CLAIM = claimSql(false);
export const CLAIM_OF_SENDER = claimSql(true);

/** A text waits for the sender `s` that may leave by what holds senders back. $2 now */
export const waitsFor = (several: boolean): string =>
  `exists (select 1 from outbound_texts where channel = 'sms' and state = 'queued' ${several ? 'and sender = s.sender' : ''} and not_before <= $2 and (lane < ${ORDINARY} or s.ordinary_held_until <= $2))`;
