import { BadQuery } from '../../../../ports/storage/staff/staff-lists.js';
import { LEARNING_KINDS, LEARNING_STATES } from '../../../../domain/learning.js';
import { among, choice, type Filter, uuid, word } from './filters.js';
import type { ListSql } from './list-sql.js';

const MOST_DAYS = 90;
/** Most forms that are told apart; the rarer ones say little. */
const MOST_FORMS = 5000;

const kind: Filter = (value, values, name) => {
  const wanted = Array.isArray(value) ? (value as unknown[]) : [value];
  if (!wanted.every((one) => (LEARNING_KINDS as readonly unknown[]).includes(one)))
    throw new BadQuery(`The filter "${name}" must be one of ${LEARNING_KINDS.join(', ')}.`);
  return `m.kinds && ${values.add(wanted)}::text[]`;
};

/** A form whose texts came again after it was mended is new again. */
const STATE = `case when s.state = 'mended' and m.last_at > s.changed_at then 'new' else coalesce(s.state, 'new') end`;

const ID = (text: string): string => `md5(${text}about || ':' || ${text}form)`;
const LATEST = (what: string): string =>
  `(select t.${what} from learning_texts t where ${ID('t.')} = m.id order by t.at desc, t.id desc limit 1)`;

/** Each asked for by itself: gathering and sorting them for each form takes as long as all else. */
const KINDS = `array_remove(array[${LEARNING_KINDS.map((one) => `case when bool_or(kind = '${one}') then '${one}' end`).join(', ')}], null)`;

/** Forms of the last days, by how many people and texts they touch. `s`: what staff made of them */
export const LEARNING: ListSql = {
  key: null,
  from: ({ filter }, values) => {
    const days = filter['days'] ?? 30;
    if (!Number.isInteger(days) || Number(days) < 1 || Number(days) > MOST_DAYS)
      throw new BadQuery(`The filter "days" must be a whole number from 1 to ${MOST_DAYS}.`);
    return `(select ${ID('')} as id, about, form, texts, users, kinds, last_at from (
        select about, form, count(distinct text_id)::int as texts, count(distinct conversation_id)::int as users, ${KINDS} as kinds, max(at) as last_at
        from learning_texts where at > now() - ${values.add(days)}::int * interval '1 day' group by about, form order by 4 desc, 3 desc limit ${MOST_FORMS}) t) m
      left join learning_forms s on s.id = m.id`;
  },
  select: ({ reveals }) =>
    `m.id, m.about, ${reveals ? LATEST('said') : `''`} as said, m.kinds, m.texts, m.users, m.last_at as "lastAt", ${LATEST('conversation_id')} as "conversationId",
     ${LATEST('text_id')} as "textId", ${STATE} as state, s.owner, (s.state = 'mended' and m.last_at > s.changed_at) is true as again,
     (select count(*)::int from lessons l where l.form_id = m.id and l.published_at is not null and l.taken_back_at is null) as lessons`,
  id: word('m.id'),
  filters: {
    kind,
    about: among('m.about', ['food', 'sentence']),
    state: choice(Object.fromEntries(LEARNING_STATES.map((state) => [state, `${STATE} = '${state}'`]))),
    owner: uuid('s.owner'),
    days: () => 'true',
  },
  unless: { state: `${STATE} in ('new', 'in-work')` },
  sorts: { users: 'm.users %, m.texts %, m.last_at %, m.id %', texts: 'm.texts %, m.users %, m.id %', lastAt: 'm.last_at %, m.id %' },
  first: ['users', 'DESC'],
};

const LESSON_STATE = `case when l.taken_back_at is not null then 'taken-back' when l.published_at is not null then 'published' else 'draft' end`;
const nameOf = (id: string): string => `(select s.name from staff s where s.id = ${id})`;

/** What the food table was taught, and what is to be. */
export const LESSONS: ListSql = {
  key: 'l.id',
  from: 'lessons l',
  select: `l.id, l.form_id as "formId", l.lesson, ${LESSON_STATE} as state, l.made_by as "madeBy", ${nameOf('l.made_by')} as "madeByName", l.made_at as "madeAt",
    l.tried, ${nameOf('l.published_by')} as "publishedByName", l.published_at as "publishedAt",
    ${nameOf('l.taken_back_by')} as "takenBackByName", l.taken_back_at as "takenBackAt"`,
  id: uuid('l.id'),
  filters: { state: among(LESSON_STATE, ['draft', 'published', 'taken-back']), formId: word('l.form_id'), madeBy: uuid('l.made_by') },
  sorts: { madeAt: 'l.made_at %, l.id %' },
  first: ['madeAt', 'DESC'],
};
