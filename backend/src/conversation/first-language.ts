import type { Language } from '../reading/reading.js';

/** Area codes of Quebec. */
const QUEBEC = new Set(['263', '354', '367', '418', '438', '450', '468', '514', '579', '581', '819', '873']);

/** The language to answer in before a user has written anything that tells: French for a number from Quebec. */
export function firstLanguage(areaCode: string | null): Language {
  return areaCode !== null && QUEBEC.has(areaCode) ? 'fr' : 'en';
}
