import type { PersonalData } from '../ports/storage/people/account-life.js';

/** What makes a spreadsheet take a cell for a formula, also in full width and after blanks (OWASP, CSV injection). */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/;

/** One table of all sections (RFC 4180): the section, then every column that any of them has. Lists and objects are JSON. */
export function toCsv(belongings: PersonalData): string {
  const rows: Record<string, unknown>[] = Object.entries(belongings).flatMap(([section, list]) => list.map((row) => ({ ...row, section })));
  const columns = [...new Set(['section', ...rows.flatMap((row) => Object.keys(row))])];
  return [columns, ...rows.map((row) => columns.map((column) => row[column]))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');
}

/** A cell; text that could be taken for a formula begins with a quote. */
export function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value : JSON.stringify(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
