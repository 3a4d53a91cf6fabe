import { currentPlan } from '../current-plan.js';
import { among, either, type Filter, instants, uuid, word } from './filters.js';
import { displayName, hidden, NAME_OF, phoneFor, revealed, usernameOf } from './fragments.js';
import type { ListSql } from './list-sql.js';
import { findPeople } from './search.js';

/** Whoever pays for a plan or was given one: the same as `currentPlan` says of each of them. */
const PLANS = `(select user_id, plan from plan_overrides where until > now() union all select user_id, plan from subscriptions
  where (status in ('active', 'trialing') or (status = 'canceled' and end_date > now())) and user_id not in (select user_id from plan_overrides where until > now()))`;

const onPlan: Filter = (value, values, name) => {
  const wanted = (sql: string) => among(sql, ['free', 'plus', 'pro'])(value, values, name);
  const free = value === 'free' || (Array.isArray(value) && value.includes('free'));
  if (values.way === 'walked') return wanted(currentPlan('u.id', 'now()'));
  if (free) return `not exists (select 1 from ${PLANS} p where p.user_id = u.id and not (${wanted('p.plan')}))`;
  return `u.id in (select p.user_id from ${PLANS} p where ${wanted('p.plan')})`;
};

/** Each of them is looked up in three tables. */
const FEW = 2000;

const OPTED_OUT = 'exists (select 1 from suppressions s where s.phone_hash = u.phone_hash)';
const optedOut: Filter = (value, values, name) =>
  either(values.way === 'walked' ? `(${OPTED_OUT}) is true` : OPTED_OUT, `not ${OPTED_OUT}`)(value, values, name);

/** Columns of StaffUserRow over users u, conversations c and conversation_activity a. */
export const USER_ROW = `u.id, c.id as "conversationId", ${phoneFor('u.phone', 'c.id')} as phone, ${revealed('c.id')} as revealed,
  ${usernameOf('u')} as username, u.first_name as "firstName", u.last_name as "lastName", ${currentPlan('u.id', 'now()')} as plan, ${OPTED_OUT} as "optedOut",
  u.onboarding_complete as "onboardingComplete", u.timezone, coalesce(u.chosen_language, u.language) as language, u.country,
  u.created_at as "createdAt", a.last_text_at as "lastSeenAt", u.deleted_at as "deletedAt"`;

export const USERS: ListSql = {
  key: 'u.id',
  few: FEW,
  // Whose conversation is gone has no activity to be sorted by, so only those who ask for the deleted pay for the outer join.
  from: ({ filter }) => {
    const join = 'id' in filter || 'deleted' in filter ? 'left join' : 'join';
    return `users u ${join} conversations c on c.user_id = u.id ${join} conversation_activity a on a.conversation_id = c.id`;
  },
  select: USER_ROW,
  id: uuid('u.id'),
  filters: {
    plan: onPlan,
    optedOut,
    onboardingComplete: either('u.onboarding_complete', 'not u.onboarding_complete'),
    deleted: either('u.deleted_at is not null', 'u.deleted_at is null'),
    ...instants('createdAt', 'u.created_at'),
    ...instants('lastSeenAt', 'a.last_text_at'),
  },
  unless: { deleted: 'u.deleted_at is null' },
  sorts: {
    lastSeenAt: 'a.last_text_at %n, a.conversation_id %',
    createdAt: 'u.created_at %, u.id %',
    username: 'lower(u.username) %, u.id %',
  },
  first: ['lastSeenAt', 'DESC'],
  search: (words, values, viewer) =>
    findPeople({ id: 'u.id', userId: 'c.id', phone: 'u.phone', name: NAME_OF('u') }, words, values, viewer),
};

const LATEST = (what: string): string =>
  `(select ${what} from inbound_texts t where t.conversation_id = c.id order by t.received_at desc, t.seq desc limit 1)`;
const OPEN_FLAG = 'exists (select 1 from flags f where f.conversation_id = c.id and f.resolved_at is null)';

export const CONVERSATIONS: ListSql = {
  key: 'c.id',
  few: FEW,
  from: 'conversations c join conversation_activity a on a.conversation_id = c.id left join users u on u.id = c.user_id',
  select: `c.id, c.user_id as "userId", ${displayName('u')} as name, ${phoneFor('c.phone', 'c.id')} as phone, ${revealed('c.id')} as revealed,
    case when u.id is not null then ${currentPlan('u.id', 'now()')} end as plan, a.last_text_at as "lastTextAt",
    ${hidden(LATEST('t.body'), 'c.id')} as "lastText", coalesce(${LATEST('t.intents')}, '{}') as "lastIntents",
    c.held_at as "heldAt", c.held_by as "heldBy", c.assigned_to as "assignedTo",
    coalesce((select array_agg(distinct f.reason) from flags f where f.conversation_id = c.id and f.resolved_at is null), '{}') as flags,
    exists (select 1 from suppressions s where s.phone_hash = c.phone_hash) as "optedOut", c.created_at as "createdAt"`,
  id: uuid('c.id'),
  filters: {
    userId: uuid('c.user_id'),
    held: either('c.held_at is not null', 'c.held_at is null'),
    assignedTo: uuid('c.assigned_to'),
    flagged: either(OPEN_FLAG, `not ${OPEN_FLAG}`),
    stranger: either('c.user_id is null', 'c.user_id is not null'),
    ...instants('lastTextAt', 'a.last_text_at'),
  },
  sorts: { lastTextAt: 'a.last_text_at %n, a.conversation_id %', createdAt: 'c.created_at %, c.id %' },
  first: ['lastTextAt', 'DESC'],
  search: (words, values, viewer) =>
    findPeople({ id: 'c.id', userId: 'c.user_id', phone: 'c.phone', name: NAME_OF('u') }, words, values, viewer),
};

export const STAFF: ListSql = {
  key: 's.id',
  from: 'staff s',
  select: `s.id, s.email, s.name, s.role, s.created_at as "createdAt", s.disabled_at as "disabledAt",
    (select max(x.seen_at) from staff_sessions x where x.staff_id = s.id) as "lastSeenAt",
    (select count(*)::int from staff_sessions x where x.staff_id = s.id and x.expires_at > now() and x.seen_at > now() - interval '30 minutes') as sessions`,
  id: uuid('s.id'),
  filters: { role: among('s.role', ['viewer', 'agent', 'admin']), disabled: either('s.disabled_at is not null', 's.disabled_at is null') },
  sorts: { createdAt: 's.created_at %, s.id %', name: 'lower(s.name) %, s.id %', email: 's.email %' },
  first: ['createdAt', 'DESC'],
};

export const AUDIT: ListSql = {
  key: 'l.id',
  from: 'audit_log l',
  select: `l.id, l.at, l.actor_kind as "actorKind", l.actor_id as "actorId",
    (select s.name from staff s where l.actor_kind = 'staff' and s.id::text = l.actor_id) as "actorName", l.action, l.object_kind as "objectKind",
    l.object_id as "objectId", l.before, l.after, l.reason, l.ip, l.request_id as "requestId"`,
  id: (value, values) => {
    const numbers = (Array.isArray(value) ? value : [value]).map(Number);
    return `l.id = any(${values.add(numbers.map((one) => (Number.isSafeInteger(one) ? one : -1)))}::bigint[])`;
  },
  filters: {
    actorId: word('l.actor_id'),
    action: word('l.action'),
    objectKind: word('l.object_kind'),
    objectId: word('l.object_id'),
    ...instants('at', 'l.at'),
  },
  sorts: { at: 'l.at %, l.id %' },
  first: ['at', 'DESC'],
};
