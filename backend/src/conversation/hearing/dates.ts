import { daysBetween } from '../../domain/local-day.js';
import { fold } from '../../language/fold.js';
import { decided, type Rule } from './hearing.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = /\b(\d{4})-(\d{1,2})-(\d{1,2})\b/;
const NAMED = /\b(?:for|on|from) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?\b/;
const TOMORROW =
  /^(?:please |can you )?(?:log|add|put|record|note|ajoute|anota|agrega)\b.*\b(?:for|on|pour|para) (?:tomorrow|demain|manana|next \w+|la semaine prochaine|la proxima semana)\b|^(?:(?:actually|no|wait|oops)[, ]+)*(?:(?:that|it|this)(?:'s| is| was)? )?(?:for|pour|para) (?:tomorrow|demain|manana)$|^(?:tomorrow|demain)(?:'s)? (?:breakfast|lunch|dinner|snack)\s*[:,-]/;

/** Dates that no meal can have: days to come are refused, days that do not exist asked about. */
export const hearDate: Rule = ({ text, today }) => {
  const words = fold(text);
  if (TOMORROW.test(words)) return decided({ type: 'future' });
  const iso = ISO.exec(words);
  const named = NAMED.exec(words);
  if (!iso && !named) return null;
  const year = Number(iso?.[1] ?? named?.[3] ?? today.slice(0, 4));
  const month = iso ? Number(iso[2]) : MONTHS.indexOf(named![1]!) + 1;
  const day = Number(iso?.[3] ?? named![2]);
  const last = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
  if (day < 1 || day > last) return decided({ type: 'ask-what', about: 'date' });
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // Without a year, a month still to come was last year's.
  return daysBetween(today, date) > 0 && (iso !== null || named?.[3] !== undefined || daysBetween(today, date) <= 31)
    ? decided({ type: 'future' })
    : null;
};
