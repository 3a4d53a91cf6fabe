/**
 * SQL for the number of a new row: microseconds, and more than the last one where a clock was set back or another machine's is behind.
 * @param last SQL for the greatest number that it has to come after
 */
export const nextNumber = (last: string): string => `greatest((extract(epoch from clock_timestamp()) * 1000000)::bigint, 1 + (${last}))`;

/** SQL for the number of the last text that waits to leave to a conversation. @param conversation SQL for its id */
export const lastQueued = (conversation: string): string =>
  `select max(w.seq) from outbound_texts w where w.conversation_id = ${conversation} and w.channel = 'sms' and w.state = 'queued'`;
