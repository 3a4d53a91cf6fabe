// SQL: a turn's statements: sent as they are, without the work of building them.
import type { DataSource, EntityManager } from 'typeorm';
import { localDate } from '../../../domain/local-day.js';
import { type CommitResult, type OutboundDraft, type Turn } from '../../../ports/storage/texts/store.js';
import { preparedStatement } from '../prepared-statement.js';
import { safeJson, safeText } from '../safe-json.js';
import { applyEvent, type EventContext } from './apply-event.js';
import { keepToLearn } from './keep-to-learn.js';
import { markCorrected } from './mark-corrected.js';
import { notify } from './notify.js';
import { choicesOf, queueReply } from './queue-reply.js';
import { recordAudit } from './staff/audit-row.js';
import type { TextSource } from '../../../domain/text-source.js';

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

const COUNT = (today: string, at: string): string => `insert into daily_counters as d (user_id, local_date, texts)
   values ($1, counting_day($1, ${at}, ${today}), 1) on conflict (user_id, local_date) do update set texts = d.texts + 1`;
const KEEP = `insert into changes (user_id, id, at, events) values ($1, $2, $3, $4)
   on conflict (user_id, id) do update set at = $3, events = $4, undone_at = null`;
const COUNT_TEXT = preparedStatement(COUNT('$2', '$3'));
const KEEP_CHANGE = preparedStatement(KEEP);
/** Most texts that change something count: both at once. */
const KEEP_AND_COUNT = preparedStatement(`with counted as (${COUNT('$5', '$3')}) ${KEEP}`);

async function write(tx: EntityManager, turn: Turn): Promise<void> {
  const { outcome, now, cause } = turn;
  const context = await lockConversation(tx, turn);
  for (const event of outcome.events) await applyEvent(event, context);
  await keepAndCount(turn, context);
  await markCorrected(turn, context);
  await keepToLearn(turn, context);
  if (cause.type === 'edit' && cause.audit) await recordAudit(tx, cause.audit, now);
  if (turn.reply)
    await (outcome.amends ? amend(outcome.amends, turn.reply, context) : queueReply(turn.reply, { ...context, source: sourceOf(cause) }));
  if (context.userId) await notify(tx, context.userId, noticesOf(turn));
}

async function keepAndCount({ outcome, change, at }: Turn, { tx, userId, today }: EventContext): Promise<void> {
  const counts = outcome.counts && userId !== null;
  const kept = change && [userId, change.id, at, safeJson(change.events)];
  if (kept) await tx.query(counts ? KEEP_AND_COUNT : KEEP_CHANGE, counts ? [...kept, today] : kept);
  else if (counts) await tx.query(COUNT_TEXT, [userId, today, at]);
}

/** What the turn went by, so that a replay can tell whether it goes by the same. */
const knownColumn = ({ known, modelMissed, ear }: OfText): string | null =>
  known ? safeJson({ ...known, ...(modelMissed ? { modelMissed } : {}), ...(ear?.topic ? { raised: ear.topic } : {}) }) : null;

/** Who read a text, as its row keeps it, and what models took for it: for its reading, for being heard and for its turn. */
function readingColumns({ read, ear, spent }: OfText): unknown[] {
  const { model, promptVersion, key, tokensIn, tokensOut } = read?.reader === 'model' ? read : NO_MODEL;
  const all = (...counts: (number | null | undefined)[]): number | null => {
    const told = counts.filter((count) => count !== null && count !== undefined);
    return told.length === 0 ? null : told.reduce((sum, count) => sum + count, 0);
  };
  const tokens = [all(tokensIn, ear?.tokensIn, spent?.tokensIn), all(tokensOut, ear?.tokensOut, spent?.tokensOut)];
  return [read?.reader ?? 'rules', model, promptVersion, key, ...tokens];
}
type OfText = Extract<Turn['cause'], { type: 'text' }>;
const NO_MODEL = { model: null, promptVersion: null, key: null, tokensIn: null, tokensOut: null };

const MOVE_ON = `with moved as (update conversations c set version = version + 1, pending = $3 where id = $1 and version = $2
   returning phone, phone_hash as "phoneHash", user_id as "userId", (select timezone from users u where u.id = c.user_id))`;
const LOCK = preparedStatement(`${MOVE_ON} select *, true as handled from moved`);
/** Asked in one condition, so that the text is found by its id and not among all that wait. */
const LOCK_AND_HANDLE = preparedStatement(
  `${MOVE_ON}, handled as (update inbound_texts set handled_at = $5, intents = $6, heard = $7, reader = $8, model = $9, prompt_version = $10, reading_key = $11,
     model_tokens_in = $12, model_tokens_out = $13, known = $14 from moved where conversation_id = $1 and id = $4 and coalesce(handled_at, dead_at) is null returning id)
   select *, exists (select from handled) as handled from moved`,
);

interface Locked {
  phone: string | null;
  phoneHash: string;
  userId: string | null;
  timezone: string | null;
  handled: boolean;
}

/** Moves the conversation on by a version, which keeps all others out until the end, and its text is handled. */
async function lockConversation(tx: EntityManager, turn: Turn): Promise<EventContext> {
  const { outcome, cause } = turn;
  const moved = [turn.conversationId, turn.version, outcome.pending && safeJson(outcome.pending)];
  const [found] =
    cause.type === 'text'
      ? await tx.query<Locked[]>(LOCK_AND_HANDLE, [
          ...moved,
          ...[cause.textId, turn.now, outcome.intents, safeJson(outcome.heard), ...readingColumns(cause), knownColumn(cause)],
        ])
      : await tx.query<Locked[]>(LOCK, moved);
  if (!found) throw new Refused('stale');
  const { handled, ...row } = found;
  if (!handled) throw new Refused('done-already');
  const textId = turn.cause.type === 'text' ? turn.cause.textId : null;
  return {
    tx,
    conversationId: turn.conversationId,
    ...row,
    textId,
    consent: turn.cause.type === 'edit' ? (turn.cause.consent ?? null) : null,
    at: turn.at,
    now: turn.now,
    today: localDate(turn.at, row.timezone ?? 'UTC'),
  };
}

async function amend(id: string, reply: OutboundDraft, { tx, conversationId, now }: EventContext): Promise<void> {
  const [, amended] = await tx.query<[unknown, number]>(
    `update outbound_texts set body = $2, kinds = $3, segments = $4, entry_ids = $5, created_at = $6, choices = $8 where conversation_id = $7 and id = $1 and state = 'queued'`,
    [id, safeText(reply.body), reply.kinds, reply.segments, reply.entryIds, now, conversationId, choicesOf(reply)],
  );
  if (!amended) throw new Refused('stale');
}

const sourceOf = (cause: Turn['cause']): TextSource => (cause.type === 'text' ? cause.source : 'sms');

function noticesOf(turn: Turn): ('messages' | 'entries' | 'goals' | 'account')[] {
  const notices = new Set<'messages' | 'entries' | 'goals' | 'account'>(turn.cause.type === 'edit' ? [] : ['messages']);
  for (const { type } of turn.outcome.events) {
    if (type === 'goals-changed' || type === 'settings-changed') notices.add('goals');
    if (
      type.startsWith('entry-') ||
      type.startsWith('weight-') ||
      type.startsWith('water-') ||
      type === 'meal-logged' ||
      type === 'workout-logged'
    )
      notices.add('entries');
  }
  return [...notices];
}
