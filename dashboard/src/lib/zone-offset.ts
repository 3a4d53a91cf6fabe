/** Hours from UTC of a zone at an instant, fractional: -3.5; null where the browser does not know the zone. */
export function zoneOffset(zone: string, now = new Date()): number | null {
  try {
    const name = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
      .formatToParts(now)
      .find((part) => part.type === 'timeZoneName')?.value;
    const found = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name ?? '');
    if (!found) return null;
    const hours = Number(found[2] ?? 0) + Number(found[3] ?? 0) / 60;
    return found[1] === '-' ? -hours : hours;
  } catch {
    return null;
  }
}
