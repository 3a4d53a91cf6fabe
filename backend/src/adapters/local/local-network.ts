// SQL: a stand-in for what a provider would keep on its side; its tables are no entities of ours.
import { randomUUID } from 'node:crypto';
import { countSegments } from '../../domain/segments.js';
import type { DeliveryState } from '../../ports/texts/text-gateway.js';
import type { Sql } from './sql.js';

/** Told to everybody who shows a handset; the payload is the number. */
export const HANDSET_CHANNEL = 'mealtext_handsets';

/** A telephone network in a table: what a provider would keep on its side. */
export class LocalNetwork {
  constructor(private readonly sql: Sql) {}

  /** Takes a text for a phone; a repeat under the same reference is the same text. */
  async carry(text: {
    reference: string;
    phone: string;
    body: string;
    kind: 'text' | 'code';
  }): Promise<{ providerId: string; segments: number }> {
    const { segments } = countSegments(text.body);
    await this.sql.query(
      `insert into local_texts (id, provider_id, reference, direction, phone, body, kind, segments, state, at)
       values ($1, $2, $3, 'to-phone', $4, $5, $6, $7, 'accepted', clock_timestamp()) on conflict (reference) do nothing`,
      [randomUUID(), `local-${randomUUID()}`, text.reference, text.phone, text.body, text.kind, segments],
    );
    const rows = await this.sql.query<
      {
        providerId: string;
      }[]
    >('select provider_id as "providerId" from local_texts where reference = $1', [text.reference]);
    await this.ring(text.phone);
    return { providerId: rows[0]!.providerId, segments };
  }

  async find(reference: string): Promise<{ providerId: string; state: DeliveryState } | null> {
    const rows = await this.sql.query<
      {
        providerId: string;
        state: DeliveryState;
      }[]
    >('select provider_id as "providerId", state from local_texts where reference = $1', [reference]);
    return rows[0] ?? null;
  }

  async moveTo(reference: string, state: DeliveryState): Promise<void> {
    await this.sql.query('update local_texts set state = $2 where reference = $1', [reference, state]);
  }

  /** Texts that the network has taken and not yet brought, oldest first. */
  async underWay(): Promise<{ reference: string; providerId: string }[]> {
    return this.sql.query<{ reference: string; providerId: string }[]>(
      `select reference, provider_id as "providerId" from local_texts where state in ('accepted', 'sent') and kind = 'text' order by seq limit 500`,
    );
  }

  /** Sign-in codes that came to a phone, oldest first. */
  async codes(phone: string): Promise<{ id: string; body: string; at: Date }[]> {
    return this.sql.query<{ id: string; body: string; at: Date }[]>(
      `select id, body, at from local_texts where phone = $1 and kind = 'code' order by seq desc limit 20`,
      [phone],
    );
  }

  async ring(phone: string): Promise<void> {
    await this.sql.query('select pg_notify($1, $2)', [HANDSET_CHANNEL, phone]);
  }
}
