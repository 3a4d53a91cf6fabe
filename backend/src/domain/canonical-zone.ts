import moment from 'moment-timezone';

/** Names that the zone data gives to places, by small letters: of what it knows, these are no aliases. */
let places: ReadonlyMap<string, string> | undefined;
/** What the zone data says is the same zone, in both directions, by small letters. */
let same: ReadonlyMap<string, readonly string[]> | undefined;

/** Rules without a place, and the place that the zone data made of each in its release 2024b. */
const RULES: Readonly<Record<string, string>> = {
  cet: 'Europe/Brussels',
  cst6cdt: 'America/Chicago',
  eet: 'Europe/Athens',
  est5edt: 'America/New_York',
  met: 'Europe/Brussels',
  mst7mdt: 'America/Denver',
  pst8pdt: 'America/Los_Angeles',
  wet: 'Europe/Lisbon',
};
const NAME = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;
const UTC = new Set(['utc', 'etc/utc', 'etc/gmt', 'etc/gmt-0', 'etc/gmt+0', 'gmt']);
const FIXED = /^etc\/gmt[+-]\d{1,2}$/;

function placesByName(): ReadonlyMap<string, string> {
  return (places ??= new Map(
    moment.tz.countries().flatMap((country) => moment.tz.zonesForCountry(country).map((name) => [name.toLowerCase(), name])),
  ));
}

function sameZones(): ReadonlyMap<string, readonly string[]> {
  if (same) return same;
  // Packed as "America/New_York|US/Eastern"; kept by names whose slashes are underscores.
  const { _links: links, _names: names } = moment.tz as unknown as { _links: Record<string, string>; _names: Record<string, string> };
  const all = new Map<string, string[]>();
  for (const [one, other] of Object.entries(links))
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const key = (names[from] ?? from).toLowerCase();
      all.set(key, [...(all.get(key) ?? []), (names[to] ?? to).toLowerCase()]);
    }
  return (same = all);
}

/**
 * The one name of a zone that we store: of a place, as the zone data's own table of places has it, or "UTC", or "Etc/GMT+5" for a place that is
 * known by its offset alone. Other spellings and aliases, such as "europe/paris", "US/Eastern" and "MST", become that name. Null for what
 * is no zone.
 */
export function canonicalZone(name: string): string | null {
  if (!NAME.test(name) || moment.tz.zone(name) === null) return null;
  const first = name.toLowerCase();
  const seen = new Set([first]);
  for (const one of seen) {
    const place = placesByName().get(one) ?? RULES[one];
    if (place !== undefined) return place;
    if (UTC.has(one)) return 'UTC';
    if (FIXED.test(one)) return one.replace('etc/gmt', 'Etc/GMT');
    for (const next of sameZones().get(one) ?? []) seen.add(next);
  }
  return null;
}
