import { among, type Filter, instants, literally, uuid } from './filters.js';
import { displayName } from './fragments.js';
import type { ListSql } from './list-sql.js';

const like =
  (...columns: string[]) =>
  (words: string, values: { add(value: unknown): string }): string => {
    const wanted = values.add(`%${literally(words.toLowerCase())}%`);
    return `(${columns.map((column) => `lower(${column}) like ${wanted}`).join(' or ')})`;
  };
const STATUSES = ['active', 'trialing', 'canceled', 'inactive'];
const userId: Filter = uuid('s.user_id');

/** What a person wrote, and what was written to them. */
const WORDS = ['subject', 'message', 'answer'];

export const FEEDBACK: ListSql = {
  key: 'f.id',
  from: 'feedback f left join users u on u.id = f.user_id left join conversations c on c.user_id = f.user_id',
  select: ({ reveals }) =>
    `f.id, f.user_id as "userId", c.id as "conversationId", ${displayName('u')} as name, ${WORDS.map((word) => (reveals ? `f.${word}` : `null as ${word}`)).join(', ')},
     f.at, f.state, f.answered_at as "answeredAt", f.answered_by as "answeredBy"`,
  id: uuid('f.id'),
  filters: { userId: uuid('f.user_id'), state: among('f.state', ['new', 'open', 'answered', 'closed']), ...instants('at', 'f.at') },
  sorts: { at: 'f.at %, f.id %' },
  first: ['at', 'DESC'],
  // Whoever may not read it may not find out by searching what it says.
  search: (words, values, { reveals }) => (reveals ? like('f.subject', 'f.message')(words, values) : 'false'),
};

export const SUBSCRIPTIONS: ListSql = {
  key: 's.user_id',
  from: 'subscriptions s left join users u on u.id = s.user_id',
  select: `s.user_id as id, ${displayName('u')} as name, s.provider, s.plan, s.status, s.customer_id as "customerId", s.subscription_id as "subscriptionId",
    s.price_id as "priceId", s.current_period_end as "currentPeriodEnd", s.end_date as "endDate", s.updated_at as "updatedAt"`,
  id: userId,
  filters: {
    userId,
    plan: among('s.plan', ['free', 'plus', 'pro']),
    status: among('s.status', STATUSES),
    provider: among('s.provider', ['local', 'stripe']),
    ...instants('updatedAt', 's.updated_at'),
  },
  sorts: { updatedAt: 's.updated_at %, s.user_id %' },
  first: ['updatedAt', 'DESC'],
};

export const SAVED_REPLIES: ListSql = {
  key: 'r.id',
  from: 'saved_replies r',
  select: 'r.id, r.title, r.body, r.language, r.updated_at as "updatedAt"',
  id: uuid('r.id'),
  filters: { language: among('r.language', ['en', 'fr', 'es']) },
  sorts: { title: 'lower(r.title) %, r.id %', updatedAt: 'r.updated_at %, r.id %' },
  first: ['title', 'ASC'],
  search: like('r.title', 'r.body'),
};
