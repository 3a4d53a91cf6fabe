import { FLAG_URGENCIES } from '../../../../domain/flag.js';
import { INBOX_NEEDS, type InboxNeed, NEED_REASONS, UNHAPPY_TEXTS } from '../../../../domain/inbox-need.js';
import { choice, either, uuid } from './filters.js';
import type { ListSql } from './list-sql.js';
import { CONVERSATION_ROW, tag } from './people-lists.js';
import { IS_ASLEEP, LAST_STAFF, URGENCY, WAITS_SINCE } from './waiting.js';

const rank = (need: InboxNeed): number => INBOX_NEEDS.indexOf(need);
/** A need of the database in words. */
export const needWords = (need: number): string => WORDS[INBOX_NEEDS[need]!];
const WORDS: Readonly<Record<InboxNeed, string>> = {
  safety: 'safety',
  asked: 'asked for staff',
  waiting: 'waits for an answer',
  unhappy: 'not understood again and again',
  failed: 'something failed',
  open: 'open case',
};

const REVIEW = FLAG_URGENCIES.indexOf('review');
const TODAY = FLAG_URGENCIES.indexOf('today');

const OF_FLAGS = NEED_REASONS.map(
  ([need, reasons]) => `when f.reason in (${reasons.map((reason) => `'${reason}'`).join(', ')}) then ${rank(need)}`,
);

/** Every reason why somebody is in the inbox: conversation, need, how long that may wait, since when. */
const REASONS = [
  `select f.conversation_id as id, case ${OF_FLAGS.join(' ')} end as need, ${URGENCY} as urgency, f.at as since from flags f where f.resolved_at is null and f.reason <> 'not-understood'`,
  `select f.conversation_id, ${rank('unhappy')}, ${TODAY}, min(f.at) from flags f where f.resolved_at is null and f.reason = 'not-understood' and f.at > now() - interval '1 day'
   group by f.conversation_id having count(*) >= ${UNHAPPY_TEXTS}`,
  `select c.id, ${rank('waiting')}, ${TODAY}, ${WAITS_SINCE} from conversations c where c.held_at is not null`,
  `select c.id, ${rank('open')}, ${REVIEW}, coalesce(c.held_at, c.created_at) from conversations c where c.held_at is not null or c.assigned_to is not null`,
].join(' union all ');

/** Each case once, by what is most pressing: `n.id`, `n.need`, `n.urgency`, `n.since`. Whoever asked for staff and has had their answer is just open. */
export const CASES = `(select distinct on (r.id) r.id, r.need, r.urgency, r.since from (
    select m.id, case when m.need = ${rank('asked')} and m.since < ${LAST_STAFF.replaceAll('c.id', 'm.id')} then ${rank('open')} else m.need end as need, m.urgency, m.since from (${REASONS}) m
  ) r where r.since is not null order by r.id, r.need, r.urgency, r.since) n`;

const IN_INBOX = `${CASES} join conversations c on c.id = n.id join conversation_activity a on a.conversation_id = c.id`;
/** Somebody waits for an answer of ours. */
export const UNANSWERED = `(n.need <= ${rank('waiting')} and coalesce(${LAST_STAFF} <= n.since, true))`;

export const INBOX: ListSql = {
  key: 'c.id',
  from: `${IN_INBOX} left join users u on u.id = c.user_id`,
  select: `${CONVERSATION_ROW}, (array[${INBOX_NEEDS.map((need) => `'${need}'`).join(', ')}])[n.need + 1] as need,
    (array[${FLAG_URGENCIES.map((urgency) => `'${urgency}'`).join(', ')}])[n.urgency + 1] as urgency, n.since, coalesce(${LAST_STAFF} > n.since, false) as answered`,
  id: uuid('c.id'),
  filters: {
    need: choice(Object.fromEntries(INBOX_NEEDS.map((need) => [need, `n.need = ${rank(need)}`]))),
    assignedTo: uuid('c.assigned_to'),
    assigned: either('c.assigned_to is not null', 'c.assigned_to is null'),
    tag,
    unanswered: either(UNANSWERED, `not ${UNANSWERED}`),
    snoozed: either(IS_ASLEEP, `not ${IS_ASLEEP}`),
  },
  unless: { snoozed: `not ${IS_ASLEEP}` },
  sorts: { need: 'n.need %, n.urgency %, n.since %, c.id %' },
  first: ['need', 'ASC'],
};

/** How many cases there are, by whose they are. `$1`: who looks */
export const INBOX_COUNTS = `select count(*)::int as "all", count(*) filter (where c.assigned_to = $1)::int as mine,
  count(*) filter (where c.assigned_to is null)::int as unassigned, count(*) filter (where ${UNANSWERED})::int as waiting from ${IN_INBOX} where not ${IS_ASLEEP}`;
