// SQL: what every text needs, planned once and sent as it is, without the work of building it.
import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import {
  type Answer,
  type AnswerText,
  type CommitResult,
  type Snapshot,
  type SnapshotSettings,
  Store,
  type TextToAccept,
  type Turn,
  type WaitingText,
} from '../../../ports/storage/texts/store.js';
import { currentTrace } from '../../../ports/process/trace.js';
import { ConversationRow, InboundTextRow } from '../entities/index.js';
import { preparedStatement } from '../prepared-statement.js';
import { safeText } from '../safe-json.js';
import { bearerColumn } from './bearer-column.js';
import { buryText } from './bury-text.js';
import { commitTurn } from './commit-turn.js';
import { type Guess, loadSnapshot } from './load-snapshot.js';
import { nextNumber } from './next-number.js';
import { notify } from './notify.js';
import { conversationOfNumber, ofNumber } from './number-owner.js';

/** What the store needs to know of the world besides its tables. */
export interface StoreSettings extends SnapshotSettings {
  /** Keyed hash of an E.164 number, or of a provider's id. */
  hash: (text: string) => string;
  guess: Guess;
}

/** What comes after so many characters is kept and not read; as the conversation has it. */
const READ_LENGTH = 1600;

/** After so many tries a text is waited for no longer: it may break every time. */
const WAITED_FOR = 2;

/** The number of the last text that a conversation, `$2`, has waiting: a new one comes after it. */
const WAITING = 'select max(seq) from inbound_texts where conversation_id = $2 and handled_at is null and dead_at is null';

const NEXT = preparedStatement(
  `select id, body as text, source, received_at as "receivedAt", round, attempts, failures, trace_id as "traceId", media_count as count, media_type as type from inbound_texts t
   where conversation_id = $1 and handled_at is null and dead_at is null and (next_try_at is null or next_try_at <= $2)
     and not exists (select 1 from inbound_texts e where e.conversation_id = $1 and e.handled_at is null and e.dead_at is null
       and e.next_try_at > $2 and e.attempts between 1 and $3 and e.seq < t.seq)
   order by seq limit 1`,
);

/** A crash of the database may forget it: only a crash of the process is to be survived, and no turn waits for the disk. */
const BEGIN = preparedStatement(`with soon as materialized (select set_config('synchronous_commit', 'off', true))
   update inbound_texts set attempts = attempts + 1 from soon where conversation_id = $1 and id = $2`);

const pictureOf = ({ picture }: TextToAccept): [address: string | null, type: string | null, bytes: Buffer | null] =>
  picture === undefined
    ? [null, null, null]
    : 'address' in picture
      ? [safeText(picture.address), null, null]
      : [null, picture.type, Buffer.from(picture.bytes)];

export class PostgresStore extends Store {
  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: StoreSettings,
  ) {
    super();
  }

  override async accept(text: TextToAccept): Promise<{ textId: string; conversationId: string; fresh: boolean }> {
    const conversation = await this.conversationFor(text.phone, text.receivedAt);
    const bearer = bearerColumn(text.bearer);
    const rows = await this.dataSource.query<{ id: string }[]>(
      `with text as (insert into inbound_texts (id, conversation_id, provider_id, source, body, media_count, media_type, received_at, trace_id, truncated, sent_to, bearer, seq)
       select $1, $2, $3, $4, $5, $6, $7, $8, $10, $11, $15, $16, ${nextNumber(WAITING)} where not exists (select 1 from retired_provider_ids where hash = $9)
       on conflict do nothing returning id),
       picture as (insert into pictures (conversation_id, text_id, address, type, bytes, at) select $2, id, $12, $13, $14, $8 from text where $12::text is not null or $14::bytea is not null)
       select id from text`,
      [
        randomUUID(),
        conversation.id,
        safeText(text.providerId),
        text.source,
        safeText(text.body),
        text.media.count,
        text.media.type,
        text.receivedAt,
        this.settings.hash(text.providerId),
        currentTrace() ?? randomBytes(16).toString('hex'),
        text.body.length > READ_LENGTH,
        ...pictureOf(text),
        text.to ?? null,
        bearer,
      ],
    );
    if (rows[0]) {
      const sender = text.to ?? conversation.sender;
      if (text.source === 'sms' && (sender !== conversation.sender || bearer !== conversation.bearer))
        await this.dataSource.query('update conversations set sender = $2, bearer = $3 where id = $1', [conversation.id, sender, bearer]);
      if (conversation.userId) await notify(this.dataSource, conversation.userId, ['messages']);
      return { textId: rows[0].id, conversationId: conversation.id, fresh: true };
    }
    const known = await this.dataSource.query<{ id: string }[]>(
      'select id from inbound_texts where conversation_id = $1 and provider_id = $2',
      [conversation.id, safeText(text.providerId)],
    );
    return { textId: known[0]?.id ?? '', conversationId: conversation.id, fresh: false };
  }

  private conversationFor(phone: string, now: Date): ReturnType<typeof conversationOfNumber> {
    return conversationOfNumber(this.dataSource, { phone, phoneHash: this.settings.hash(phone) }, now);
  }

  override async nextText(conversationId: string, now: Date): Promise<WaitingText | null> {
    const rows = await this.dataSource.query<(Omit<WaitingText, 'media'> & WaitingText['media'])[]>(NEXT, [
      conversationId,
      now,
      WAITED_FOR,
    ]);
    if (!rows[0]) return null;
    const { count, type, ...text } = rows[0];
    return { ...text, media: { count, type } };
  }

  override load(conversationId: string, now: Date): Promise<Snapshot | null> {
    return loadSnapshot(this.dataSource, conversationId, now, this.settings, this.settings.guess);
  }

  override commit(turn: Turn): Promise<CommitResult> {
    return commitTurn(this.dataSource, turn);
  }

  override async tellAgain(conversationId: string): Promise<void> {
    const row = await this.dataSource.getRepository(ConversationRow).findOneBy({ id: conversationId });
    if (row?.userId) await notify(this.dataSource, row.userId, ['messages', 'entries', 'goals']);
  }

  override async beginText(conversationId: string, textId: string): Promise<void> {
    await this.dataSource.query(BEGIN, [conversationId, textId]);
  }

  override async uncountTry(conversationId: string, textId: string): Promise<void> {
    await this.dataSource
      .getRepository(InboundTextRow)
      .update({ conversationId, id: textId }, { attempts: () => 'greatest(attempts - 1, 0)' });
  }

  override async failText(...[conversationId, textId, reason, nextTry, reply = null]: Parameters<Store['failText']>): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [, failed] = await tx.query<[unknown, number]>(
        'update inbound_texts set failures = failures + 1, next_try_at = $2, dead_reason = $3, dead_at = case when $2::timestamptz is null then now() end where conversation_id = $4 and id = $1 and coalesce(handled_at, dead_at) is null',
        [textId, nextTry, safeText(reason), conversationId],
      );
      if (failed && nextTry === null) await buryText(tx, conversationId, textId, reply);
    });
  }

  override async withMail(now: Date, limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select conversation_id as id from inbound_texts where handled_at is null and dead_at is null and (next_try_at is null or next_try_at <= $1)
       group by conversation_id order by min(seq) limit $2`,
      [now, limit],
    );
    return rows.map((row) => row.id);
  }

  override async reopen(which: Parameters<Store['reopen']>[0]): Promise<string[]> {
    const again = 'set handled_at = null, deferred_at = null, next_try_at = null, attempts = 0, failures = 0, round = round + 1';
    const [condition, values] =
      'deferredBefore' in which
        ? ['deferred_at < $1', [which.deferredBefore]]
        : [
            `conversation_id = $1 and received_at >= $2 and handled_at is not null and intents @> '{unknown_user}'`,
            [which.strangerConversation, which.since],
          ];
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(
      `update inbound_texts ${again} where ${condition} returning conversation_id as id`,
      values,
    );
    return [...new Set(rows.map((row) => row.id))];
  }

  override async takeModelRead(userId: string, { at, localDate }: { at: Date; localDate: string }, limit: number): Promise<boolean> {
    if (limit === 0) return false;
    const rows = await this.dataSource.query<unknown[]>(
      `insert into daily_counters as d (user_id, local_date, model_reads) values ($1, counting_day($1, $4, $2), 1)
       on conflict (user_id, local_date) do update set model_reads = d.model_reads + 1 where $3 = -1 or d.model_reads < $3 returning model_reads`,
      [userId, localDate, limit, at],
    );
    return rows.length === 1;
  }

  override async giveBackModelRead(userId: string, { at, localDate }: { at: Date; localDate: string }): Promise<void> {
    await this.dataSource.query(
      `update daily_counters set model_reads = model_reads - 1 where user_id = $1 and local_date = counting_day($1, $3, $2) and model_reads > 0`,
      [userId, localDate, at],
    );
  }

  override async modelTokens(userId: string, since: Date): Promise<{ tokensIn: number; tokensOut: number }> {
    const [row] = await this.dataSource.query<{ tokens_in: number; tokens_out: number }[]>(
      `select coalesce(sum(t.model_tokens_in), 0)::int as tokens_in, coalesce(sum(t.model_tokens_out), 0)::int as tokens_out
       from inbound_texts t join conversations c on c.id = t.conversation_id where c.user_id = $1 and t.received_at >= $2`,
      [userId, since],
    );
    return { tokensIn: row?.tokens_in ?? 0, tokensOut: row?.tokens_out ?? 0 };
  }

  override async codeSent(phone: string, now: Date): Promise<void> {
    const { id } = await this.conversationFor(phone, now);
    await this.dataSource.getRepository(ConversationRow).update({ id }, { codeSentAt: now });
  }

  override async textedSince(phone: string, since: Date): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `select 1 from ${ofNumber('$1')} join inbound_texts t on t.conversation_id = c.id where t.source = 'sms' and t.received_at >= $2 limit 1`,
      [this.settings.hash(phone), since],
    );
    return rows.length > 0;
  }

  override async conversationOf(userId: string): Promise<string | null> {
    const rows = await this.dataSource.query<{ id: string }[]>('select id from conversations where user_id = $1', [userId]);
    return rows[0]?.id ?? null;
  }

  override async answerTo(conversationId: string, textId: string): Promise<Answer> {
    const rows = await this.dataSource.query<(Omit<AnswerText, 'id'> & { handled: boolean; limited: boolean; id: string | null })[]>(
      `select t.handled_at is not null or t.dead_at is not null as handled, coalesce(t.heard @> '[{"type": "text-limit"}]' and not t.heard @> '[{"note": true}]', false) as limited, o.id, o.body, o.kinds, o.entry_ids as "entryIds", o.created_at as "createdAt" from inbound_texts t
       left join lateral (select id, body, kinds, entry_ids, created_at from outbound_texts where conversation_id = t.conversation_id and inbound_id = t.id order by seq desc limit 1) o on true where t.conversation_id = $1 and t.id = $2`,
      [conversationId, textId],
    );
    const row = rows[0];
    if (!row) return { handled: false, limited: false, reply: null };
    const { handled, limited, id, ...said } = row;
    return { handled, limited, reply: id === null ? null : { id, ...said } };
  }
}
