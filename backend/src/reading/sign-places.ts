import { is, type Sign } from './stance-signs.js';

/** Nothing but words that link stands before. */
export const begins = ({ from }: Sign, signs: readonly Sign[]): boolean =>
  Array.from({ length: from }, (_, at) => at).every((at) => signs.some((sign) => sign.from <= at && at < sign.to));

/** "Was not hungry just had toast": between the denial and what was done stands what was denied. */
export const isApart = ({ to }: Sign, { from }: Sign, signs: readonly Sign[]): boolean =>
  Array.from({ length: from - to }, (_, i) => to + i).some((at) => !signs.some((sign) => sign.from <= at && at < sign.to));

/** "My aunt used to make tamales", "in my country we eat rice every day", "the muffins are still in the freezer": so it is or was, and nothing is told of now. */
export const isHabit = (told: readonly Sign[]): boolean =>
  !told.some((sign) => is(sign, 'done')) &&
  (told.some((sign) => is(sign, 'habit')) ||
    (told.some((sign) => is(sign, 'often')) && told.some((sign) => is(sign, 'eat', 'does', 'makes', 'other'))));

/** "Went to my yoga class": where the teller went, and nobody was given anything. */
export const goesThere = (told: readonly Sign[], signs: readonly Sign[]): boolean => {
  const last = told.findLastIndex((sign) => is(sign, 'for'));
  const went = told[last - 1];
  return (
    is(went, 'left') && went!.to === told[last]!.from && begins(went!, signs) && told.slice(0, last).every((sign) => !is(sign, 'other'))
  );
};
