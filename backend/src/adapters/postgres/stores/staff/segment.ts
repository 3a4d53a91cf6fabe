import { type LeftOut, SEGMENT_FILTERS } from '../../../../domain/outreach.js';
import { BadQuery, type ListRequest } from '../../../../ports/storage/staff/staff-lists.js';
import { agreedTo } from '../agreed-to.js';
import { isUnreachable } from '../reachability.js';
import { buildList } from './list-sql.js';
import { USERS } from './people-lists.js';
import { IS_SAFETY } from './waiting.js';

/** Nobody looks: nothing is revealed. */
const NOBODY = { sessionHash: '', findsByPhone: false, reveals: false };

/** Users u with their conversation c and activity a, of a filter of the list of users. `$1` is taken. */
export function segmentSql(filter: ListRequest['filter']): { from: string; where: string; values: unknown[] } {
  for (const name of Object.keys(filter))
    if (!(SEGMENT_FILTERS as readonly string[]).includes(name))
      throw new BadQuery(`A segment cannot be made of "${name.slice(0, 50)}". It can of ${SEGMENT_FILTERS.join(', ')}.`);
  const { from, where, values } = buildList(USERS, { sort: null, range: [0, 0], filter }, NOBODY);
  return { from, where, values };
}

export const LANGUAGE = 'coalesce(u.chosen_language, u.language)';

/** SQL for why a user gets nothing, the first reason that holds; null: they may. @param kind SQL for the kind, which is also the purpose of its consent @param languages SQL for those that there are words in */
export const whyLeftOut = (kind: string, languages: string): string => {
  const reasons: readonly (readonly [LeftOut, string])[] = [
    ['gone', 'u.deleted_at is not null or u.phone is null or c.id is null'],
    ['opted-out', 'exists (select 1 from suppressions s where s.phone_hash = u.phone_hash)'],
    ['no-consent', `not ${agreedTo(kind)}`],
    ['unreachable', isUnreachable('u.phone_hash')],
    [
      'with-staff',
      `c.held_at is not null or exists (select 1 from flags f where f.conversation_id = c.id and f.resolved_at is null and ${IS_SAFETY})`,
    ],
    ['no-words', `not (${LANGUAGE} = any(${languages}))`],
  ];
  return `case ${reasons.map(([why, holds]) => `when ${holds} then '${why}'`).join(' ')} end`;
};
