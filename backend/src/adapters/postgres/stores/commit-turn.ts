import type { DataSource, EntityManager } from 'typeorm';
import { localDate } from '../../../domain/local-day.js';
import type { ReadBy } from '../../../reading/reading.js';
import { type CommitResult, LANES, type OutboundDraft, type Turn } from '../../../ports/store.js';
import { currentTrace } from '../../../ports/trace.js';
import { safeJson, safeText } from '../safe-json.js';
import { applyEvent, type EventContext } from './apply-event.js';
import { markCorrected } from './mark-corrected.js';
import { notify } from './notify.js';
import { recordAudit } from './staff/audit-row.js';

/** Rolls the transaction back with an answer. */
class Refused extends Error {
  constructor(readonly result: CommitResult) {
    super(result);
  }
}

/** Stores a turn wholly or not at all. */
export async function commitTurn(dataSource: DataSource, turn: Turn): Promise<CommitResult> {
  try {
    await dataSource.transaction((tx) => write(tx, turn));
    return 'committed';
  } catch (error) {
    if (error instanceof Refused) return error.result;
    throw error;
  }
}

async function write(tx: EntityManager, turn: Turn): Promise<void> {
  const { outcome, at, now, cause } = turn;
  const context = await lockConversation(tx, turn);
  if (cause.type === 'text') {
    // Asked in one condition, so that the text is found by its id and not among all that wait.
    const [, handled] = await tx.query<[unknown, number]>(
      `update inbound_texts set handled_at = $2, intents = $3, heard = $4, reader = $5, model = $6, prompt_version = $7, reading_key = $8,
         model_tokens_in = $9, model_tokens_out = $10 where id = $1 and coalesce(handled_at, dead_at) is null`,
      [cause.textId, now, outcome.intents, safeJson(outcome.heard), ...readingColumns(cause.read)],
    );
    if (!handled) throw new Refused('done-already');
  }
  for (const event of outcome.events) await applyEvent(event, context);
  if (turn.change) {
    await tx.query(
      'insert into changes (user_id, id, at, events) values ($1, $2, $3, $4) on conflict (user_id, id) do update set at = $3, events = $4, undone_at = null',
      [context.userId, turn.change.id, at, safeJson(turn.change.events)],
    );
  }
  await markCorrected(turn, context);
  if (cause.type === 'edit') await forgetChanges(turn, context);
  if (cause.type === 'edit' && cause.audit) await recordAudit(tx, cause.audit, now);
  if (outcome.counts && context.userId) {
    await tx.query(
      'insert into daily_counters as d (user_id, local_date, texts) values ($1, $2, 1) on conflict (user_id, local_date) do update set texts = d.texts + 1',
      [context.userId, context.today],
    );
  }
  if (turn.reply) await (outcome.amends ? amend(outcome.amends, turn.reply, context) : queue(turn.reply, turn, context));
  if (context.userId) await notify(tx, context.userId, noticesOf(turn));
}

/** Who read a text, as its row keeps it. */
function readingColumns(read: ReadBy | null | undefined): unknown[] {
  const { model, promptVersion, key, tokensIn, tokensOut } = read?.reader === 'model' ? read : NO_MODEL;
  return [read?.reader ?? 'rules', model, promptVersion, key, tokensIn, tokensOut];
}
const NO_MODEL = { model: null, promptVersion: null, key: null, tokensIn: null, tokensOut: null };

async function lockConversation(tx: EntityManager, turn: Turn): Promise<EventContext> {
  const [rows] = await tx.query<[{ phone: string | null; phoneHash: string; userId: string | null; timezone: string | null }[], number]>(
    `update conversations c set version = version + 1, pending = $3 where id = $1 and version = $2
     returning phone, phone_hash as "phoneHash", user_id as "userId", (select timezone from users u where u.id = c.user_id)`,
    [turn.conversationId, turn.version, turn.outcome.pending && safeJson(turn.outcome.pending)],
  );
  const row = rows[0];
  if (!row) throw new Refused('stale');
  const textId = turn.cause.type === 'text' ? turn.cause.textId : null;
  return {
    tx,
    conversationId: turn.conversationId,
    ...row,
    textId,
    at: turn.at,
    now: turn.now,
    today: localDate(turn.at, row.timezone ?? 'UTC'),
  };
}

/** What was removed on a screen is gone for UNDO by text, too. */
async function forgetChanges(turn: Turn, { tx, userId }: EventContext): Promise<void> {
  for (const event of turn.outcome.events) {
    if (event.type !== 'entry-removed') continue;
    const { id } = event.entry;
    await tx.query('delete from changes where user_id = $1 and (events @> $2::jsonb or events @> $3::jsonb)', [
      userId,
      JSON.stringify([{ entry: { id } }]),
      JSON.stringify([{ after: { id } }]),
    ]);
  }
}

async function amend(id: string, reply: OutboundDraft, { tx, now }: EventContext): Promise<void> {
  const [, amended] = await tx.query<[unknown, number]>(
    `update outbound_texts set body = $2, kinds = $3, segments = $4, entry_ids = $5, created_at = $6 where id = $1 and state = 'queued'`,
    [id, safeText(reply.body), reply.kinds, reply.segments, reply.entryIds, now],
  );
  if (!amended) throw new Refused('stale');
}

async function queue(reply: OutboundDraft, turn: Turn, { tx, conversationId, phone, phoneHash, textId, now }: EventContext): Promise<void> {
  const onScreen = turn.cause.type === 'text' && turn.cause.source === 'dashboard';
  // What waited for more texts leaves first, so that answers come in the order of the texts.
  await tx.query(
    `update outbound_texts set not_before = created_at where conversation_id = $1 and channel = 'sms' and state = 'queued' and lane = ${LANES.reply} and attempts = 0 and not_before > created_at`,
    [conversationId],
  );
  await tx.query(
    `insert into outbound_texts (id, conversation_id, business_key, inbound_id, channel, to_phone, to_hash, body, kinds, segments, entry_ids, lane, despite_opt_out, state, not_before, expires_at, created_at, settled_at, trace_id, check_first)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, coalesce($19, replace(gen_random_uuid()::text, '-', '')), coalesce((select check_first from inbound_texts where id = $4), false)) on conflict (business_key) do nothing`,
    [
      reply.id,
      conversationId,
      reply.businessKey,
      textId,
      onScreen ? 'dashboard' : 'sms',
      phone,
      phoneHash,
      safeText(reply.body),
      reply.kinds,
      reply.segments,
      reply.entryIds,
      LANES[reply.lane],
      reply.despiteOptOut,
      onScreen ? 'delivered' : 'queued',
      reply.notBefore,
      reply.expiresAt,
      now,
      onScreen ? now : null,
      currentTrace(),
    ],
  );
}

function noticesOf(turn: Turn): ('messages' | 'entries' | 'goals' | 'account')[] {
  const notices = new Set<'messages' | 'entries' | 'goals' | 'account'>(turn.cause.type === 'edit' ? [] : ['messages']);
  for (const { type } of turn.outcome.events) {
    if (type === 'goals-changed' || type === 'settings-changed') notices.add('goals');
    if (type.startsWith('entry-') || type === 'meal-logged' || type === 'workout-logged') notices.add('entries');
  }
  return [...notices];
}
