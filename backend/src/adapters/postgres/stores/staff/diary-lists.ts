import { REMINDER_DEFAULTS } from '../../../../domain/reminder-settings.js';
import { BadQuery } from '../../../../ports/storage/staff/staff-lists.js';
import { among, days, either, instants, uuid, whole, word } from './filters.js';
import { displayName, hidden, revealed } from './fragments.js';
import type { ListSql } from './list-sql.js';

const KINDS = ['breakfast', 'lunch', 'dinner', 'snack', 'summary', 'weekly'];

/** A few days' entries: their rows stand together. */
const FEW = 100_000;
/** Each of these is looked up in three tables. */
const FEW_GOALS = 2000;

const entries = (kind: 'meal' | 'workout', select: string, more: Pick<ListSql, 'filters' | 'sorts'>): ListSql => ({
  key: 'e.id',
  few: FEW,
  from: ({ filter }) => {
    if ('number' in filter && !('userId' in filter)) throw new BadQuery('Every user has a number like that: say whose, with userId.');
    return 'entries e left join users u on u.id = e.user_id left join conversations c on c.user_id = e.user_id';
  },
  select: `e.id, e.user_id as "userId", ${displayName('u')} as name, e.number, ${revealed('c.id')} as revealed, e.local_date as date, e.local_time as time,
    e.at, e.created_at as "createdAt", e.deleted_at as "deletedAt", e.inbound_id as "textId", ${select}`,
  id: word('e.id'),
  always: `e.kind = '${kind}'`,
  filters: {
    userId: uuid('e.user_id'),
    number: whole('e.number'),
    textId: uuid('e.inbound_id'),
    deleted: either('e.deleted_at is not null', 'e.deleted_at is null'),
    ...days('date', 'e.local_date'),
    ...instants('at', 'e.at'),
    ...instants('createdAt', 'e.created_at'),
    ...more.filters,
  },
  unless: { deleted: 'e.deleted_at is null' },
  sorts: { createdAt: 'e.created_at %, e.id %', at: 'e.at %, e.id %', ...more.sorts },
  first: ['createdAt', 'DESC'],
});

/** `items` are the engine's own, for the presenter to write down. */
export const MEALS = entries(
  'meal',
  `e.meal as "mealType", e.calories, e.protein, e.carbs, e.fat, e.sugar, jsonb_array_length(e.items) as "itemCount", ${hidden('e.items', 'c.id')} as items`,
  {
    filters: { mealType: among('e.meal', ['breakfast', 'lunch', 'dinner', 'snack', 'other']) },
    sorts: { calories: 'e.calories %, e.id %' },
  },
);

export const WORKOUTS = entries(
  'workout',
  `${hidden('e.activity', 'c.id')} as activity, e.minutes, e.burned as calories, ${hidden('e.distance', 'c.id')} as distance`,
  { filters: {}, sorts: {} },
);

const clock = (name: 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'summary'): string =>
  `coalesce(r.${name}_time, '${REMINDER_DEFAULTS[`${name}Time`]}') as "${name}Time"`;

/** Users with goals; asked for by id, anybody, so that first goals can be given too. */
export const GOALS: ListSql = {
  key: 'u.id',
  few: FEW_GOALS,
  from: ({ filter }) =>
    `users u ${'id' in filter ? 'left join' : 'join'} goals g on g.user_id = u.id left join reminder_settings r on r.user_id = u.id`,
  select: `u.id, ${displayName('u')} as name, g.calories, g.protein, g.carbs, g.fat, g.sugar, coalesce(r.notifications, false) as notifications,
    array_remove(array[case when r.remind_breakfast then 'breakfast' end, case when r.remind_lunch then 'lunch' end, case when r.remind_dinner then 'dinner' end,
      case when r.remind_snacks then 'snack' end, case when r.enable_summary then 'summary' end], null) as reminders,
    ${clock('breakfast')}, ${clock('lunch')}, ${clock('dinner')}, ${clock('snack')}, ${clock('summary')},
    u.timezone, g.updated_at as "updatedAt"`,
  id: uuid('u.id'),
  filters: {
    userId: uuid('u.id'),
    notifications: either('r.notifications', 'coalesce(not r.notifications, true)'),
    ...instants('updatedAt', 'g.updated_at'),
  },
  sorts: { updatedAt: 'g.updated_at %, g.user_id %' },
  first: ['updatedAt', 'DESC'],
};

const LATEST = (what: string): string =>
  `(select l.${what} from reminder_log l where l.user_id = r.user_id and l.kind = r.kind order by l.local_date desc limit 1)`;

export const REMINDERS: ListSql = {
  key: 'r.user_id, r.kind',
  from: 'reminders r left join users u on u.id = r.user_id',
  select: `r.user_id || ':' || r.kind as id, r.user_id as "userId", ${displayName('u')} as name, r.kind, r.next_at as "nextAt", r.local_date as "localDate",
    r.unanswered, r.last_sent_at as "lastSentAt", ${LATEST('result')} as "lastResult", ${LATEST('at')} as "lastResultAt"`,
  id: word(`(r.user_id || ':' || r.kind)`),
  filters: { userId: uuid('r.user_id'), kind: among('r.kind', KINDS), ...instants('nextAt', 'r.next_at') },
  sorts: { nextAt: 'r.next_at %, r.user_id %' },
  first: ['nextAt', 'ASC'],
};

export const REMINDER_LOG: ListSql = {
  key: 'l.user_id, l.kind, l.local_date',
  from: 'reminder_log l left join users u on u.id = l.user_id',
  select: `l.user_id || ':' || l.kind || ':' || l.local_date as id, l.user_id as "userId", ${displayName('u')} as name, l.kind, l.local_date as "localDate",
    l.result, l.at, l.outbound_id as "deliveryId"`,
  id: word(`(l.user_id || ':' || l.kind || ':' || l.local_date)`),
  filters: { userId: uuid('l.user_id'), kind: among('l.kind', KINDS), result: word('l.result'), ...instants('at', 'l.at') },
  sorts: { at: 'l.at %' },
  first: ['at', 'DESC'],
};
