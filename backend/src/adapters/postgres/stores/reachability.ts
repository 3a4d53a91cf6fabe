// SQL: failures are counted by upserts with arithmetic, flags set by another table's rows.
import type { EntityManager } from 'typeorm';
import { notify } from './notify.js';
import { ofNumber } from './number-owner.js';

/** On so many days, as UTC counts them, texts to a phone that is only off or out of reach fail before nothing more is pushed to it. */
const SILENT_DAYS = 3;

/** SQL: whether nothing is to be pushed to a number. @param hash SQL for the number's hash */
export const isUnreachable = (hash: string): string =>
  `exists (select 1 from unreachable_numbers n where n.phone_hash = ${hash} and n.marked_at is not null)`;

/** Counts a failure of the text's number; true when the number is marked by it, which staff and the user's screens are told. */
export async function countFailure(tx: EntityManager, textId: string, how: 'dead' | 'silent', code: string, now: Date): Promise<boolean> {
  const [number] = await tx.query<{ phoneHash: string; marked: boolean }[]>(
    `insert into unreachable_numbers as n (phone_hash, code, failures, failed_days, first_failed_at, last_failed_at, marked_at)
     select to_hash, $2, 1, 1, $3::timestamptz, $3::timestamptz, case when $4 then $3::timestamptz end from outbound_texts where id = $1 and channel = 'sms'
     on conflict (phone_hash) do update set code = $2, failures = n.failures + 1, last_failed_at = greatest(n.last_failed_at, $3::timestamptz),
       failed_days = n.failed_days + case when (n.last_failed_at at time zone 'UTC')::date < ($3::timestamptz at time zone 'UTC')::date then 1 else 0 end,
       marked_at = coalesce(n.marked_at, case when $4 or n.failed_days + case when (n.last_failed_at at time zone 'UTC')::date < ($3::timestamptz at time zone 'UTC')::date then 1 else 0 end >= $5 then $3::timestamptz end)
     returning phone_hash as "phoneHash", marked_at is not distinct from $3::timestamptz as marked`,
    [textId, code, now, how === 'dead', SILENT_DAYS],
  );
  if (!number?.marked) return false;
  await tx.query(
    `insert into flags (conversation_id, reason, at) select c.id, 'unreachable', $2 from ${ofNumber('$1')} where c.user_id is not null
       and not exists (select 1 from flags f where f.conversation_id = c.id and f.reason = 'unreachable' and f.resolved_at is null)`,
    [number.phoneHash, now],
  );
  await tellUser(tx, number.phoneHash);
  return true;
}

/** A number that was heard from, or that a text reached, is pushed to again. @param hash SQL for its hash, of `$1` */
export async function forgetFailures(tx: EntityManager, hash: string, value: string, now: Date): Promise<void> {
  const [rows] = await tx.query<[{ phoneHash: string; marked: boolean }[], number]>(
    `delete from unreachable_numbers where phone_hash = ${hash} returning phone_hash as "phoneHash", marked_at is not null as marked`,
    [value],
  );
  const number = rows[0];
  if (!number?.marked) return;
  await tx.query(
    `update flags f set resolved_at = $2 from phone_owners n where n.phone_hash = $1 and f.conversation_id = n.owner_id and f.reason = 'unreachable' and f.resolved_at is null`,
    [number.phoneHash, now],
  );
  await tellUser(tx, number.phoneHash);
}

async function tellUser(tx: EntityManager, phoneHash: string): Promise<void> {
  const [user] = await tx.query<{ id: string | null }[]>(`select c.user_id as id from ${ofNumber('$1')}`, [phoneHash]);
  if (user?.id) await notify(tx, user.id, ['account']);
}
