/** The start of a day here, or of the day after for "until". */
export function instantOf(day: string, kind: 'since' | 'until'): string {
  if (!day) return '';
  const start = new Date(`${day}T00:00:00`);
  if (Number.isNaN(start.getTime())) return '';
  if (kind === 'until') start.setDate(start.getDate() + 1);
  return start.toISOString();
}

/** The day, here, that such an instant was made of; nothing where it is none. */
export function localDay(value: unknown, kind: 'since' | 'until'): string {
  if (typeof value !== 'string') return '';
  const at = new Date(value);
  if (Number.isNaN(at.getTime())) return '';
  // The last moment before it: of a day that the clocks make longer or shorter, too.
  if (kind === 'until') at.setMilliseconds(at.getMilliseconds() - 1);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
}
