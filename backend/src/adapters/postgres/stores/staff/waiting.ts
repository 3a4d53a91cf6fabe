import { FLAG_GRADES, FLAG_REASONS, FLAG_URGENCIES, SAFETY_REASONS, urgencyOf } from '../../../../domain/flag.js';

const quoted = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');

const OPEN = 'f.resolved_at is null';
const ranks = FLAG_REASONS.flatMap((reason) =>
  FLAG_GRADES.map(
    (grade) => `when f.reason = '${reason}' and f.grade = '${grade}' then ${FLAG_URGENCIES.indexOf(urgencyOf(reason, grade))}`,
  ),
);
/** How long a flag may wait, as a number: 0 is now. @see urgencyOf */
export const URGENCY = `case ${ranks.join(' ')} else ${FLAG_URGENCIES.indexOf('today')} end`;
export const IS_SAFETY = `f.reason in (${quoted(SAFETY_REASONS)})`;

/** Conversations `c` with an open flag that fulfils a condition over `f`. */
export const hasFlag = (condition = 'true'): string =>
  `exists (select 1 from flags f where f.conversation_id = c.id and ${OPEN} and ${condition})`;

/** Open flags of conversation `c`, one for each reason and grade, the most urgent first. */
export const OPEN_FLAGS = `coalesce((select jsonb_agg(jsonb_build_object('reason', g.reason, 'grade', g.grade, 'since', g.since) order by g.urgency, g.since)
  from (select f.reason, f.grade, min(f.at) as since, ${URGENCY} as urgency from flags f where f.conversation_id = c.id and ${OPEN} group by f.reason, f.grade) g), '[]')`;

/** What is flagged, by its most urgent flag: `w.conversation_id`, `w.urgency`, `w.since`. */
export const MOST_URGENT = `(select f.conversation_id, min(${URGENCY}) as urgency, min(f.at) as since from flags f where ${OPEN} group by f.conversation_id) w`;

/** When staff last wrote in conversation `c`. */
export const LAST_STAFF = `(select max(o.created_at) from outbound_texts o where o.conversation_id = c.id and o.staff_id is not null and o.resend_of is null)`;

/** Since when the user of conversation `c` waits for a word of staff: wrote while staff held it, or asked for a person, and got no answer yet. */
export const WAITS_SINCE = `least(
  case when c.held_at is not null then (select min(t.received_at) from inbound_texts t where t.conversation_id = c.id and t.received_at > greatest(c.held_at, ${LAST_STAFF})) end,
  (select min(f.at) from flags f where f.conversation_id = c.id and ${OPEN} and f.reason = 'asked-for-staff' and f.at > coalesce(${LAST_STAFF}, '-infinity')))`;

/** Conversations of which that can be so at all; few, and each found by an index. */
export const MAY_WAIT = `(select id from conversations where held_at is not null
  union select f.conversation_id from flags f where ${OPEN} and f.reason = 'asked-for-staff')`;

/** Whether somebody has to look into conversation `c` and nobody of them has looked since its last text. `a`: its activity */
export const UNREAD = `((c.held_at is not null or ${hasFlag(`${URGENCY} < ${FLAG_URGENCIES.indexOf('review')}`)}) and coalesce(a.last_text_at > coalesce(c.staff_seen_at, '-infinity'), false))`;

/** Whether the case of conversation `c` was put off, and nothing has happened since. `a`: its activity */
export const IS_ASLEEP = `(coalesce(c.snoozed_until > now(), false) and coalesce(a.last_text_at <= c.snoozed_at, true) and not ${hasFlag('f.at > c.snoozed_at')})`;

/** Who wrote last: `user`, `staff` or `bot`; null: nobody yet. */
export const LAST_BY = `coalesce((select case when a.last_text_at > o.created_at then 'user' when o.staff_id is not null and o.resend_of is null then 'staff' else 'bot' end
  from outbound_texts o where o.conversation_id = c.id order by o.created_at desc, o.seq desc limit 1), case when a.last_text_at is not null then 'user' end)`;
