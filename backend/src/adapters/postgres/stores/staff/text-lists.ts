import { BadQuery } from '../../../../ports/staff-lists.js';
import { OUTBOUND_STATES } from '../../../../domain/outbound-state.js';
import { among, choice, either, type Filter, instants, uuid, word } from './filters.js';
import { CAN_RESEND, hidden, NOT_UNDERSTOOD, phoneFor, READER, revealed } from './fragments.js';
import type { ListSql } from './list-sql.js';

/** All of the words, in an array. */
const has =
  (sql: string): Filter =>
  (value, values, name) => {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    if (!list.length || list.length > 20 || !list.every((one) => typeof one === 'string' && /^[a-z_-]{1,40}$/.test(one)))
      throw new BadQuery(`The filter "${name}" must be a word, or a list of words.`);
    return `${sql} @> ${values.add(list)}::text[]`;
  };

export const TEXTS: ListSql = {
  key: 't.id',
  from: 'inbound_texts t left join conversations c on c.id = t.conversation_id',
  select: `t.id, t.conversation_id as "conversationId", c.user_id as "userId", ${phoneFor('c.phone', 'c.id')} as phone, ${revealed('c.id')} as revealed,
    ${hidden('t.body', 'c.id')} as body, t.source, t.received_at as "receivedAt", t.handled_at as "handledAt", coalesce(t.intents, '{}') as intents,
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
    source: among('t.source', ['sms', 'dashboard']),
    ...instants('receivedAt', 't.received_at'),
  },
  indexed: ['notUnderstood'],
  sorts: { receivedAt: 't.received_at %, t.id %' },
  first: ['receivedAt', 'DESC'],
};

export const DELIVERIES: ListSql = {
  key: 'o.id',
  from: 'outbound_texts o left join conversations c on c.id = o.conversation_id',
  select: `o.id, o.conversation_id as "conversationId", c.user_id as "userId", ${phoneFor('o.to_phone', 'c.id')} as phone, ${revealed('c.id')} as revealed,
    ${hidden('o.body', 'c.id')} as body, o.channel, o.kinds, o.state, o.error_code as "errorCode", o.error_reason as "errorReason", o.attempts, o.segments,
    o.created_at as "createdAt", o.settled_at as "settledAt", o.resend_of as "resendOf",
    (select again.id from outbound_texts again where again.resend_of = o.id order by again.seq desc limit 1) as "resentAs", ${CAN_RESEND} as "canResend"`,
  id: uuid('o.id'),
  filters: {
    conversationId: uuid('o.conversation_id'),
    userId: uuid('c.user_id'),
    state: among('o.state', OUTBOUND_STATES),
    failed: either(`o.state in ('failed', 'undelivered')`, `o.state not in ('failed', 'undelivered')`),
    channel: among('o.channel', ['sms', 'dashboard']),
    kind: has('o.kinds'),
    errorCode: word('o.error_code'),
    resendOf: uuid('o.resend_of'),
    ...instants('createdAt', 'o.created_at'),
  },
  indexed: ['failed'],
  sorts: { createdAt: 'o.created_at %, o.id %' },
  first: ['createdAt', 'DESC'],
};

/** Texts folded to one form: small letters, one blank between words, digits as #. */
const FOLDED = `left(btrim(regexp_replace(regexp_replace(lower(t.body), '[0-9]+', '#', 'g'), '\\s+', ' ', 'g')), 200)`;
const MOST_DAYS = 90;

/** Most forms that are told apart; the rarer ones say little. */
const MOST_FORMS = 5000;

const part = (kind: string, condition: string, since: string): string =>
  `select '${kind}' as kind, ${FOLDED} as words, t.conversation_id, t.id as text_id, t.received_at
   from inbound_texts t where ${condition} and t.received_at > now() - ${since} * interval '1 day' and t.body <> ''`;

export const MISUNDERSTOOD: ListSql = {
  key: null,
  from: ({ filter }, values) => {
    const days = filter['days'] ?? 30;
    if (!Number.isInteger(days) || Number(days) < 1 || Number(days) > MOST_DAYS)
      throw new BadQuery(`The filter "days" must be a whole number from 1 to ${MOST_DAYS}.`);
    const since = `${values.add(days)}::int`;
    return `(select md5(kind || ':' || words) as id, kind, words, count(*)::int as count, count(distinct conversation_id)::int as users, max(received_at) as last_at,
        (array_agg(text_id order by received_at desc))[1] as text_id, (array_agg(conversation_id order by received_at desc))[1] as conversation_id
      from (${part('not-understood', `t.heard @> '[{"type": "not-understood"}]'`, since)} union all ${part('corrected', 't.corrected_at is not null', since)}) one
      group by kind, words order by 4 desc limit ${MOST_FORMS}) m`;
  },
  select: ({ reveals }) =>
    `m.id, m.kind, ${reveals ? 'm.words' : `'' as words`}, m.count, m.users, m.last_at as "lastAt", m.conversation_id as "conversationId", m.text_id as "textId"`,
  id: word('m.id'),
  filters: { kind: among('m.kind', ['not-understood', 'corrected']), days: () => 'true' },
  sorts: { count: 'm.count %, m.last_at %, m.id %', lastAt: 'm.last_at %, m.id %' },
  first: ['count', 'DESC'],
};
