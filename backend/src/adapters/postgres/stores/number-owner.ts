// SQL: a number is looked up by the directory, and gets a conversation by one statement for two tables.
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** A number as it is and hashed. */
export interface Numbered {
  phone: string;
  phoneHash: string;
}

/** SQL for the conversation `c` of a number. @param hash SQL for the number's hash */
export const ofNumber = (hash: string): string => `phone_owners n join conversations c on c.id = n.owner_id and n.phone_hash = ${hash}`;

interface Found {
  id: string;
  userId: string | null;
  sender: string | null;
  bearer: string | null;
}

/** The conversation of a number, made where there is none: of all that make it at once, by one. */
export async function conversationOfNumber(tx: Pick<EntityManager, 'query'>, { phone, phoneHash }: Numbered, now: Date): Promise<Found> {
  const find = async () =>
    (await tx.query<Found[]>(`select c.id, c.user_id as "userId", c.sender, c.bearer from ${ofNumber('$1')}`, [phoneHash]))[0];
  const known = await find();
  if (known) return known;
  await tx.query(
    `with mine as (insert into phone_owners (phone_hash, owner_id) select $3, coalesce(u.id, $1) from (select 1) one left join users u on u.phone_hash = $3 and u.deleted_at is null
       on conflict do nothing returning owner_id)
     insert into conversations (id, phone, phone_hash, user_id, created_at)
     select mine.owner_id, $2, $3, u.id, $4 from mine left join users u on u.id = mine.owner_id and u.deleted_at is null on conflict do nothing`,
    [randomUUID(), phone, phoneHash, now],
  );
  return (await find())!;
}
