import { BadQuery } from '../../../../ports/storage/staff/staff-lists.js';
import { BEARER_NAMES } from '../../../../domain/bearer.js';
import { OUTBOUND_STATES } from '../../../../domain/outbound-state.js';
import { among, choice, either, type Filter, instants, uuid, word } from './filters.js';
import { CAN_RESEND, HAS_PICTURE, hidden, NOT_UNDERSTOOD, phoneFor, READER, revealed } from './fragments.js';
import type { ListSql } from './list-sql.js';
import { TEXT_SOURCES } from '../../../../domain/text-source.js';

/** All of the words, in an array. */
const has =
  (sql: string): Filter =>
  (value, values, name) => {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    if (!list.length || list.length > 20 || !list.every((one) => typeof one === 'string' && /^[a-z_-]{1,40}$/.test(one)))
      throw new BadQuery(`The filter "${name}" must be a word, or a list of words.`);
    return `${sql} @> ${values.add(list)}::text[]`;
  };

/** What carried a text between a phone and us; of one that no phone was at, nothing did. */
const carried = (table: string, way: string): Filter =>
  choice(
    Object.fromEntries(
      BEARER_NAMES.map((bearer) => [
        bearer,
        bearer === 'sms' ? `(${table}.bearer is null and ${table}.${way} = 'sms')` : `${table}.bearer = '${bearer}'`,
      ]),
    ),
  );

export const TEXTS: ListSql = {
  key: 't.conversation_id, t.id',
  from: 'inbound_texts t left join conversations c on c.id = t.conversation_id',
  select: `t.id, t.conversation_id as "conversationId", c.user_id as "userId", ${phoneFor('c.phone', 'c.id')} as phone, ${revealed('c.id')} as revealed,
    ${hidden('t.body', 'c.id')} as body, ${HAS_PICTURE} as "hasPicture", t.source, coalesce(t.bearer, 'sms') as bearer, t.received_at as "receivedAt", t.handled_at as "handledAt", coalesce(t.intents, '{}') as intents,
    ${READER} as reader, t.model, t.prompt_version as "promptVersion", ${NOT_UNDERSTOOD} as "notUnderstood", t.corrected_at is not null as corrected,
    case when t.dead_at is not null then coalesce(t.dead_reason, 'given up') end as problem`,
  id: uuid('t.id'),
  filters: {
    conversationId: uuid('t.conversation_id'),
    userId: uuid('c.user_id'),
    reader: choice({
      rules: `t.reader = 'rules'`,
      builtin: `t.reader = 'builtin'`,
      model: `t.reader = 'model'`,
      unknown: 't.reader is null',
    }),
    intent: has('t.intents'),
    notUnderstood: either(`t.heard @> '[{"type": "not-understood"}]'`, `not ${NOT_UNDERSTOOD}`),
    corrected: either('t.corrected_at is not null', 't.corrected_at is null'),
    problem: either('t.dead_at is not null', 't.dead_at is null'),
    source: among('t.source', TEXT_SOURCES),
    bearer: carried('t', 'source'),
    ...instants('receivedAt', 't.received_at'),
  },
  indexed: ['notUnderstood'],
  sorts: { receivedAt: 't.received_at %, t.id %' },
  first: ['receivedAt', 'DESC'],
};

export const DELIVERIES: ListSql = {
  key: 'o.conversation_id, o.id',
  from: 'outbound_texts o left join conversations c on c.id = o.conversation_id',
  select: `o.id, o.conversation_id as "conversationId", c.user_id as "userId", ${phoneFor('o.to_phone', 'c.id')} as phone, ${revealed('c.id')} as revealed,
    ${hidden('o.body', 'c.id')} as body, o.channel, coalesce(o.bearer, 'sms') as bearer, o.kinds, o.state, o.error_code as "errorCode", o.error_reason as "errorReason", o.attempts, o.segments,
    o.created_at as "createdAt", o.settled_at as "settledAt", o.resend_of as "resendOf",
    (select again.id from outbound_texts again where again.conversation_id = o.conversation_id and again.resend_of = o.id order by again.seq desc limit 1) as "resentAs", ${CAN_RESEND} as "canResend"`,
  id: uuid('o.id'),
  filters: {
    conversationId: uuid('o.conversation_id'),
    userId: uuid('c.user_id'),
    state: among('o.state', OUTBOUND_STATES),
    failed: either(`o.state in ('failed', 'undelivered')`, `o.state not in ('failed', 'undelivered')`),
    channel: among('o.channel', TEXT_SOURCES),
    bearer: carried('o', 'channel'),
    kind: has('o.kinds'),
    errorCode: word('o.error_code'),
    resendOf: uuid('o.resend_of'),
    ...instants('createdAt', 'o.created_at'),
  },
  indexed: ['failed', 'errorCode'],
  sorts: { createdAt: 'o.created_at %, o.id %' },
  first: ['createdAt', 'DESC'],
};
