import { isIPv4 } from 'node:net';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { areaOf } from '../domain/area-code.js';
import type { World } from './world.js';

const TEN_MINUTES = 600;
const DAY = 86_400;
/** What people sign in with; premium, toll-free, personal and internet numbers are not served. */
const SERVED_TYPES: readonly (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'MOBILE', 'FIXED_LINE'];

/**
 * Whether a code may be sent, so that making us send for others' money is unattractive. Nothing here asks whether the
 * number has an account. Counts are taken before sending; when they cannot be taken, this fails and nothing is sent.
 */
export async function guardCodeSend(
  { limiter, clock, rules, log }: Pick<World, 'limiter' | 'clock' | 'rules' | 'log'>,
  phone: string,
  address: string,
): Promise<'go' | 'not-a-mobile' | 'too-many'> {
  if (!isServed(phone)) return 'not-a-mobile';
  const limits: [guard: string, about: string, hits: number, seconds: number][] = [
    ['address', address, rules.codesPerAddress, TEN_MINUTES],
    ['network', networkOf(address), rules.codesPerAddress < 0 ? -1 : 3 * rules.codesPerAddress, TEN_MINUTES],
    ['phone', phone, 5, TEN_MINUTES],
    ['phone-day', phone, 10, DAY],
    ['exchange', exchangeOf(phone), rules.codesPerExchange, DAY],
    ['all', '', rules.codesPerDay, DAY],
  ];
  for (const [guard, about, hits, seconds] of limits) {
    if (await limiter.hit(`code:${guard}:${about}`, hits, seconds, clock.now())) continue;
    // Many unused codes under one exchange are what fraud looks like; an empty budget stops everybody.
    if (guard === 'exchange' || guard === 'all') log.error('codes stopped', new Error(`limit reached: ${guard}`), { guard });
    else log.warn('code refused', { guard });
    return 'too-many';
  }
  return 'go';
}

/** A code was used: it does not count against its exchange, whose limit is for codes that nobody uses. */
export async function codeWasUsed({ limiter }: Pick<World, 'limiter'>, phone: string): Promise<void> {
  await limiter.giveBack(`code:exchange:${exchangeOf(phone)}`);
}

function isServed(phone: string): boolean {
  const number = parsePhoneNumberFromString(phone);
  return (
    number !== undefined &&
    number.isValid() &&
    (number.country === 'US' || number.country === 'CA') &&
    SERVED_TYPES.includes(number.getType())
  );
}

/** The area code, for figures; one word for all that are not served, which anybody may type. */
export const areaLabel = (phone: string): string => (areaOf(phone) ? phone.slice(2, 5) : 'other');

/** Area code and exchange: numbers that differ in their last four digits only. */
const exchangeOf = (phone: string): string => phone.slice(2, 8);

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
export function networkOf(address: string): string {
  const v4 = address.replace(/^::ffff:/i, '');
  if (isIPv4(v4)) return v4.split('.').slice(0, 3).join('.');
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array<string>(Math.max(0, missing)).fill('0')].slice(0, 3).join(':');
}
