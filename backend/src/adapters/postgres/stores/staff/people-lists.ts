import { FLAG_REASONS } from '../../../../domain/flag.js';
import type { ListRequest } from '../../../../ports/storage/staff/staff-lists.js';
import { currentPlan, givenOr, runs } from '../current-plan.js';
import { isUnreachable } from '../reachability.js';
import { among, either, type Filter, instants, uuid, word } from './filters.js';
import { displayName, hidden, NAME_OF, phoneFor, revealed, usernameOf } from './fragments.js';
import type { ListSql } from './list-sql.js';
import { findPeople } from './search.js';
import { hasFlag, IS_ASLEEP, IS_SAFETY, LAST_BY, MAY_WAIT, MOST_URGENT, OPEN_FLAGS, UNREAD, WAITS_SINCE } from './waiting.js';

/** Whoever pays for a plan or was given one that fulfils a condition: the same as `currentPlan` says of each of them. The condition stands at each plan, where its rows can be guessed. */
const payers = (is: (plan: string) => string): string =>
  `(select o.user_id from plan_overrides o left join subscriptions s on s.user_id = o.user_id and ${runs('s', 'now()')}
     where o.until > now() and ${is(givenOr('o.plan', `coalesce(s.plan, 'free')`))}
   union all select s.user_id from subscriptions s where ${runs('s', 'now()')} and ${is('s.plan')} and not exists (select 1 from plan_overrides g where g.user_id = s.user_id and g.until > now()))`;

/** Whose conversation is gone has no activity to be sorted by. In other orders an outer join costs nothing until a page is shown. */
const byActivity = ({ filter, sort }: ListRequest): boolean =>
  !('id' in filter) && !('deleted' in filter) && (!sort || sort[0] === 'lastSeenAt');

const onPlan: Filter = (value, values, name) => {
  const wanted = (sql: string) => among(sql, ['free', 'plus', 'pro'])(value, values, name);
  const free = value === 'free' || (Array.isArray(value) && value.includes('free'));
  const others = () => payers((plan) => `not (${wanted(plan)})`);
  if (values.way === 'walked') {
    // Said to be true, it stays a condition of the table that is walked, which is asked of a set; else it became a join.
    const user = byActivity(values.request) ? 'a.user_id' : 'u.id';
    return `(${free ? `${user} not in ${others()}` : `${user} in ${payers(wanted)}`}) is true`;
  }
  if (!free) return `u.id in ${payers(wanted)}`;
  return `not exists (select 1 from ${others()} p where p.user_id = u.id)`;
};

/** Each of them is looked up in three tables. */
const FEW = 2000;

const OPTED_OUT = 'exists (select 1 from suppressions s where s.phone_hash = u.phone_hash)';
const optedOut: Filter = (value, values, name) =>
  either(values.way === 'walked' ? `(${OPTED_OUT}) is true` : OPTED_OUT, `not ${OPTED_OUT}`)(value, values, name);

/** Columns of StaffUserRow over users u, conversations c and conversation_activity a. */
export const USER_ROW = `u.id, c.id as "conversationId", ${phoneFor('u.phone', 'c.id')} as phone, ${revealed('c.id')} as revealed,
  ${usernameOf('u')} as username, u.first_name as "firstName", u.last_name as "lastName", ${currentPlan('u.id', 'now()')} as plan, ${OPTED_OUT} as "optedOut", ${isUnreachable('u.phone_hash')} as unreachable,
  u.onboarding_complete as "onboardingComplete", u.timezone, coalesce(u.chosen_language, u.language) as language, u.country,
  u.created_at as "createdAt", a.last_text_at as "lastSeenAt", u.deleted_at as "deletedAt"`;

export const USERS: ListSql = {
  key: 'u.id',
  few: FEW,
  sets: ['plan'],
  // Walked in the order of the activity, which tells whose it is, conversations are not looked at unless a condition speaks of them.
  from: (request, { way }) => {
    if (!byActivity(request))
      return `users u left join conversations c on c.user_id = u.id left join conversation_activity a on a.conversation_id = c.id`;
    return way === 'walked'
      ? 'conversation_activity a join users u on u.id = a.user_id left join conversations c on c.id = a.conversation_id'
      : 'users u join conversations c on c.user_id = u.id join conversation_activity a on a.conversation_id = c.id';
  },
  select: USER_ROW,
  id: uuid('u.id'),
  filters: {
    plan: onPlan,
    language: among('coalesce(u.chosen_language, u.language)', ['en', 'fr', 'es']),
    country: among('u.country', ['US', 'CA']),
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
const ACTIVE = 'conversations c join conversation_activity a on a.conversation_id = c.id left join users u on u.id = c.user_id';
const flag: Filter = (value, values, name) => {
  const reasons = among('f.reason', FLAG_REASONS)(value, values, name);
  return `c.id in (select f.conversation_id from flags f where f.resolved_at is null and ${reasons})`;
};

/** Conversations `c` that staff have put this word on. */
export const tag: Filter = (value, values, name) =>
  `c.id in (select g.conversation_id from conversation_tags g where ${word('g.tag')(value, values, name)})`;

/** Columns of ConversationRow over conversations c, conversation_activity a and users u. */
export const CONVERSATION_ROW = `c.id, c.user_id as "userId", ${displayName('u')} as name, ${phoneFor('c.phone', 'c.id')} as phone, ${revealed('c.id')} as revealed,
    case when u.id is not null then ${currentPlan('u.id', 'now()')} end as plan, a.last_text_at as "lastTextAt",
    ${hidden(LATEST('t.body'), 'c.id')} as "lastText", coalesce(${LATEST('t.intents')}, '{}') as "lastIntents",
    c.held_at as "heldAt", c.held_by as "heldBy", c.assigned_to as "assignedTo", case when ${IS_ASLEEP} then c.snoozed_until end as "snoozedUntil",
    ${OPEN_FLAGS} as flags, ${WAITS_SINCE} as "waitsSince", ${LAST_BY} as "lastBy", ${UNREAD} as unread,
    coalesce(u.chosen_language, u.language) as language,
    exists (select 1 from suppressions s where s.phone_hash = c.phone_hash) as "optedOut",
    array(select g.tag from conversation_tags g where g.conversation_id = c.id order by g.tag) as tags, c.created_at as "createdAt"`;

export const CONVERSATIONS: ListSql = {
  key: 'c.id',
  few: FEW,
  // By urgency or by waiting stand those only whom it concerns.
  from: ({ sort }) => {
    if (sort?.[0] === 'urgency') return `${ACTIVE} join ${MOST_URGENT} on w.conversation_id = c.id`;
    return sort?.[0] === 'waitsSince'
      ? `${ACTIVE} join ${MAY_WAIT} m on m.id = c.id join lateral (select ${WAITS_SINCE} as since) x on x.since is not null`
      : ACTIVE;
  },
  select: CONVERSATION_ROW,
  id: uuid('c.id'),
  filters: {
    userId: uuid('c.user_id'),
    held: either('c.held_at is not null', 'c.held_at is null'),
    assignedTo: uuid('c.assigned_to'),
    assigned: either('c.assigned_to is not null', 'c.assigned_to is null'),
    tag,
    flagged: either(hasFlag(), `not ${hasFlag()}`),
    flag,
    safety: either(
      `c.id in (select f.conversation_id from flags f where f.resolved_at is null and ${IS_SAFETY})`,
      `not ${hasFlag(IS_SAFETY)}`,
    ),
    waits: either(`c.id in ${MAY_WAIT} and ${WAITS_SINCE} is not null`, `${WAITS_SINCE} is null`),
    stranger: either('c.user_id is null', 'c.user_id is not null'),
    ...instants('lastTextAt', 'a.last_text_at'),
  },
  sorts: {
    lastTextAt: 'a.last_text_at %n, a.conversation_id %',
    createdAt: 'c.created_at %, c.id %',
    urgency: 'w.urgency %, w.since %, c.id %',
    waitsSince: 'x.since %, c.id %',
  },
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

const WHOLE = (side: 'before' | 'after'): string =>
  `(select ${hidden(`w.${side}`, 'c.id')} from audited_entries w left join conversations c on c.user_id = w.user_id where w.audit_id = l.id)`;

export const AUDIT: ListSql = {
  key: 'l.id',
  from: 'audit_log l',
  select: `l.id, l.at, l.actor_kind as "actorKind", l.actor_id as "actorId",
    (select s.name from staff s where l.actor_kind = 'staff' and s.id::text = l.actor_id) as "actorName", l.action, l.object_kind as "objectKind",
    l.object_id as "objectId", l.before, l.after, l.reason, l.ip, l.request_id as "requestId",
    ${WHOLE('before')} as "entriesBefore", ${WHOLE('after')} as "entriesAfter"`,
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

const STATE = `case when r.decision is null and r.expires_at <= now() then 'expired' else coalesce(r.decision, 'open') end`;
const nameOfStaff = (id: string): string => `(select s.name from staff s where s.id = ${id})`;

/** What takes two of staff. */
export const REQUESTS: ListSql = {
  key: 'r.id',
  from: 'staff_requests r left join users u on u.id = r.user_id',
  select: `r.id, r.kind, (select o.cents from money_orders o where o.user_id = r.user_id and o.request_id = r.id) as cents, r.user_id as "userId", ${displayName('u')} as name, r.reason, ${STATE} as state, r.asked_by as "askedBy",
    ${nameOfStaff('r.asked_by')} as "askedByName", r.asked_at as "askedAt", r.expires_at as "expiresAt", r.decided_by as "decidedBy",
    ${nameOfStaff('r.decided_by')} as "decidedByName", r.decided_at as "decidedAt"`,
  id: uuid('r.id'),
  filters: {
    userId: uuid('r.user_id'),
    kind: among('r.kind', ['export', 'erase', 'refund']),
    state: among(STATE, ['open', 'approved', 'refused', 'withdrawn', 'expired']),
    askedBy: uuid('r.asked_by'),
  },
  sorts: { askedAt: 'r.asked_at %, r.id %' },
  first: ['askedAt', 'DESC'],
};
