import type { PageEvent } from '../ports/storage/suggestions.js';
import type { Dependencies } from './dependencies.js';

/** "+1202*******": what is kept of a phone number. */
const KEPT = 5;
const PHONE = /(?<![\p{L}\d]|\d[ .-])\+?1?[\s().-]*[2-9]\d{2}[\s().-]*\d{3}[\s.-]*\d{4}(?!\d)|(?<=%2B)1[2-9]\d{9}(?!\d)/giu;
const PROPERTIES = 30;
const LONGEST = 300;

/** An event as a page sends it. */
export interface SentEvent {
  name: PageEvent['name'];
  path?: string;
  properties?: Readonly<Record<string, unknown>>;
}

/** Keeps an event of a page, with phone numbers masked whatever the page did. `bad` when its properties are not flat and few. */
export async function noteEvent(
  { suggestions, clock }: Pick<Dependencies, 'suggestions' | 'clock'>,
  userId: string | null,
  { name, path, properties = {} }: SentEvent,
): Promise<'noted' | 'bad'> {
  const given = Object.entries(properties);
  if (given.length > PROPERTIES || !given.every(([key, value]) => key.length <= LONGEST && isFlat(value))) return 'bad';
  const kept = Object.fromEntries(given.map(([key, value]) => [maskPhones(key), masked(value as Flat)]));
  await suggestions.event(
    userId,
    { name, path: path === undefined ? null : maskPhones(path.split(/[?#]/, 1)[0]!), properties: kept },
    clock.now(),
  );
  return 'noted';
}

/** Text with only the first five characters of each phone number in it. */
export const maskPhones = (text: string): string => text.replace(PHONE, (phone) => phone.slice(0, KEPT) + '*'.repeat(phone.length - KEPT));

type Flat = string | number | boolean | null;
const isFlat = (value: unknown): value is Flat =>
  value === null || typeof value === 'boolean' || Number.isFinite(value) || (typeof value === 'string' && value.length <= LONGEST);

function masked(value: Flat): Flat {
  if (typeof value === 'string') return maskPhones(value);
  if (typeof value !== 'number') return value;
  const text = maskPhones(String(value));
  return text === String(value) ? value : text;
}
