/** Whether a conversation is revealed to the viewer, whose session is `$1`. @param conversation SQL for its id */
export const revealed = (conversation: string): string =>
  `exists (select 1 from staff_reveals where session_hash = $1 and conversation_id = ${conversation})`;

/** A number as staff see it: +1202*****23, or whole once revealed. */
export const phoneFor = (phone: string, conversation: string): string =>
  `case when ${revealed(conversation)} then ${phone} else left(${phone}, 5) || '*****' || right(${phone}, 2) end`;

/** Something that is hidden (null) until revealed. */
export const hidden = (sql: string, conversation: string): string => `case when ${revealed(conversation)} then ${sql} end`;

/** A photo came with a text. */
export const HAS_PICTURE = `coalesce(t.media_type like 'image/%', false)`;
/** Who understood a text. */
export const READER = `coalesce(t.reader, 'unknown')`;
export const NOT_UNDERSTOOD = `coalesce(t.heard @> '[{"type": "not-understood"}]', false)`;

/** Failed for good, with a number to send to, and no later try under way or through. */
export const CAN_RESEND = `(o.channel = 'sms' and o.to_phone is not null and o.state in ('failed', 'undelivered', 'expired', 'suppressed')
  and not exists (select 1 from outbound_texts again where again.conversation_id = o.conversation_id and again.resend_of = o.id and again.state not in ('failed', 'undelivered', 'expired', 'suppressed')))`;

export const NAME_OF = (user: string): string =>
  `lower(${user}.username || ' ' || coalesce(${user}.first_name, '') || ' ' || coalesce(${user}.last_name, ''))`;

/** A user name that we made of a number is masked as the number is. @param user alias of users */
export const usernameOf = (user: string): string => `regexp_replace(${user}.username, '^(\\d{4})\\d{4,}(\\d{2})$', '+\\1*****\\2')`;

/** What staff call a user: their own name, or else their user name. Null where there is no user. */
export const displayName = (user: string): string =>
  `coalesce(nullif(trim(concat_ws(' ', ${user}.first_name, ${user}.last_name)), ''), ${usernameOf(user)})`;
