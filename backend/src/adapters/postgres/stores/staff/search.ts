import { BadQuery, type Viewer } from '../../../../ports/storage/staff/staff-lists.js';
import { isUuid, literally, type Values } from './filters.js';

const LEAST = 3;
const LIKE_A_NUMBER = /^[+()\d\s.-]+$/;

/**
 * Finds people by an id, a part of a name, or a part of a number. Whoever may not see numbers finds by whole ones only: by parts they
 * could be found out digit by digit.
 */
export function findPeople(
  sql: { id: string; userId: string; phone: string; name: string },
  words: string,
  values: Values,
  viewer: Viewer,
): string {
  if (isUuid(words)) {
    const id = values.add(words);
    return `(${sql.id} = ${id}::uuid or ${sql.userId} = ${id}::uuid)`;
  }
  if (!LIKE_A_NUMBER.test(words)) {
    if ([...words].length < LEAST) throw new BadQuery(`Please search for at least ${LEAST} letters or digits.`);
    return `${sql.name} like ${values.add(`%${literally(words.toLowerCase())}%`)}`;
  }
  const digits = words.replace(/\D/g, '');
  if (digits.length < LEAST) throw new BadQuery(`Please search for at least ${LEAST} letters or digits.`);
  const full = digits.length === 10 ? `+1${digits}` : digits.length === 11 ? `+${digits}` : null;
  if (full) return `${sql.phone} = ${values.add(full)}`;
  if (!viewer.findsByPhone) throw new BadQuery('Your role may search by name or by a whole number.');
  return `${sql.phone} like ${values.add(`%${digits}%`)}`;
}
