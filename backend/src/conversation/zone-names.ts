import { isZone } from '../domain/local-day.js';

/** What people in the US and Canada call their time zones, and the cities and states they travel to. Folded. */
const ZONES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:pacific|pst|pdt|pt|west coast|california|los angeles|la|san francisco|seattle|portland|san diego|las vegas|nevada|washington state|oregon|pacifique|pacifico)\b/,
    'America/Los_Angeles',
  ],
  [/^(?:vancouver|victoria|british columbia|bc)\b/, 'America/Vancouver'],
  [/^(?:arizona|phoenix|tucson|scottsdale)\b/, 'America/Phoenix'],
  [/^(?:calgary|edmonton|alberta|banff)\b/, 'America/Edmonton'],
  [
    /^(?:mountain|mst|mdt|mt|denver|colorado|utah|salt lake(?: city)?|new mexico|montana|wyoming|boise|rocheuses|montana)\b/,
    'America/Denver',
  ],
  [/^(?:regina|saskatoon|saskatchewan)\b/, 'America/Regina'],
  [/^(?:winnipeg|manitoba)\b/, 'America/Winnipeg'],
  [
    /^(?:central|cst|cdt|ct|chicago|texas|dallas|houston|austin|san antonio|illinois|minnesota|minneapolis|wisconsin|milwaukee|missouri|st\.? louis|kansas city|nashville|new orleans|louisiana|centre|centro)\b/,
    'America/Chicago',
  ],
  [/^(?:toronto|ottawa|ontario|montreal|quebec)\b/, 'America/Toronto'],
  [
    /^(?:eastern|est|edt|et|east coast|new york(?: city)?|nyc|boston|miami|florida|atlanta|georgia|philadelphia|philly|washington(?:,? ?dc)?|dc|pittsburgh|ohio|cleveland|charlotte|north carolina|new jersey|maine|vermont|l'est|este)\b/,
    'America/New_York',
  ],
  [/^(?:detroit|michigan)\b/, 'America/Detroit'],
  [/^(?:atlantic|ast|adt|halifax|nova scotia|new brunswick|pei|atlantique|atlantico)\b/, 'America/Halifax'],
  [/^(?:newfoundland|nst|ndt|st\.? john'?s|terre-neuve)\b/, 'America/St_Johns'],
  [/^(?:alaska|akst|akdt|anchorage|juneau)\b/, 'America/Anchorage'],
  [/^(?:hawaii|hst|honolulu|maui|oahu)\b/, 'Pacific/Honolulu'],
  [/^(?:yukon|whitehorse)\b/, 'America/Whitehorse'],
  [/^(?:puerto rico|san juan)\b/, 'America/Puerto_Rico'],
  [/^(?:mexico city|cdmx|ciudad de mexico)\b/, 'America/Mexico_City'],
  [/^(?:london|uk|england|gmt|bst)\b/, 'Europe/London'],
  [/^(?:paris|france)\b/, 'Europe/Paris'],
  [/^(?:utc)$/, 'UTC'],
];

/** The IANA zone that words name, null when they name none. */
export function zoneNamed(words: string): string | null {
  const bare = words
    .trim()
    .replace(/^(?:the |us |canada |heure (?:de |du |avancee )*|hora (?:del )?|zona )/, '')
    .replace(/[.!]$/, '');
  const found = ZONES.find(([pattern]) => pattern.test(bare));
  // "in LA" and "pacific time" are whole; "in central perk" is a cafe.
  if (
    found &&
    /^(?:[\s,]*(?:time|zone|standard|daylight|timezone|coast|now|us|usa|canada|state|city|ca|ny|tx|on|qc|bc|ab|heure|hora))*$/.test(
      bare.replace(found[0], ''),
    )
  )
    return found[1];
  const iana = /^([a-z]+\/[a-z_]+(?:\/[a-z_]+)?)$/
    .exec(bare)?.[1]
    ?.replace(/(^|[/_])([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());
  return iana && isZone(iana) ? iana : null;
}
