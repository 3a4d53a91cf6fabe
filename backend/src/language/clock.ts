/** HH:MM, and whether the text told the half of the day. */
export interface Clock {
  time: string;
  sure: boolean;
}

export const clockOf = (hour: number, minute: number, half: string | null): Clock | null => {
  const full = half === 'pm' && hour < 12 ? hour + 12 : half === 'am' && hour === 12 ? 0 : hour;
  if (full > 23 || minute > 59) return null;
  return { time: `${String(full).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, sure: half !== null || full > 12 || full === 0 };
};

/** "8" and "830" said of a time of day, without the half of the day; null for what is none. */
export function clockOfNumber(value: number): Clock | null {
  if (!Number.isInteger(value) || value < 1) return null;
  return value < 100 ? clockOf(value, 0, null) : clockOf(Math.floor(value / 100), value % 100, null);
}
