import { OUTREACH_KINDS, OUTREACH_STATES } from '../../../../domain/outreach.js';
import { among, uuid, word } from './filters.js';
import type { ListSql } from './list-sql.js';

const nameOf = (id: string): string => `(select s.name from staff s where s.id = ${id})`;

/** Texts to many. */
export const OUTREACHES: ListSql = {
  key: 'o.id',
  from: 'outreaches o',
  select: `o.id, o.title, o.kind, o.filter, o.words, o.version, o.state, o.authors, ${nameOf('o.authors[1]')} as "authorName", o.made_at as "madeAt", o.changed_at as "changedAt",
    o.asked_by as "askedBy", ${nameOf('o.asked_by')} as "askedByName", o.asked_at as "askedAt", ${nameOf('o.approved_by')} as "approvedByName", o.approved_at as "approvedAt",
    ${nameOf('o.ended_by')} as "endedByName", o.ended_at as "endedAt"`,
  id: uuid('o.id'),
  filters: { state: among('o.state', OUTREACH_STATES), kind: among('o.kind', OUTREACH_KINDS) },
  sorts: { madeAt: 'o.made_at %, o.id %' },
  first: ['madeAt', 'DESC'],
};

const VIEWER = '(select s.staff_id from staff_sessions s where s.id_hash = $1)';

/** Views of lists: one's own, and those that others share. */
export const VIEWS: ListSql = {
  key: 'v.id',
  from: 'staff_views v',
  select: `v.id, v.resource, v.name, v.filter, v.sort, v.owner_id = ${VIEWER} as own, ${nameOf('v.owner_id')} as "ownerName", v.shared`,
  id: uuid('v.id'),
  filters: { resource: word('v.resource') },
  always: `(v.shared or v.owner_id = ${VIEWER})`,
  sorts: { name: 'lower(v.name) %, v.id %' },
  first: ['name', 'ASC'],
};
