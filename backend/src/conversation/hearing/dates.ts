import { daysBetween } from '../../domain/local-day.js';
import { fold } from '../../language/fold.js';
import { shape, type Found, type Shape } from '../../language/shape.js';
import { decided, type Rule } from './hearing.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const ISO = shape('date-iso');
const NAMED = shape('date-named');
const TO_COME = shape('day-to-come');
const TO_COME_ALONE = shape('day-to-come-whole');

/** Dates that no meal can have: days to come are refused, days that do not exist asked about. */
export const hearDate: Rule = ({ text, today }) => {
  const words = fold(text);
  if (TO_COME.leads(words) || TO_COME_ALONE.whole(words)) return decided({ type: 'future' });
  const iso = dateIn(ISO, words);
  const named = dateIn(NAMED, words);
  if (!iso && !named) return null;
  const year = Number(iso?.['year'] ?? named?.['year'] ?? today.slice(0, 4));
  const month = iso ? Number(iso['month']) : MONTHS.indexOf(named!['month']!.slice(0, 3)) + 1;
  const day = Number(iso?.['day'] ?? named!['day']);
  const last = month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;
  if (day < 1 || day > last) return decided({ type: 'ask-what', about: 'date' });
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  // Without a year, a month still to come was last year's.
  return daysBetween(today, date) > 0 && (iso !== null || named?.['year'] !== undefined || daysBetween(today, date) <= 31)
    ? decided({ type: 'future' })
    : null;
};

/** The parts of a date, where its numbers are of a date's length. */
function dateIn(of: Shape, words: string): Found['held'] | null {
  const held = of.find(words)?.held;
  return held && held['day']!.length <= 2 && (held['year']?.length ?? 4) === 4 ? held : null;
}
