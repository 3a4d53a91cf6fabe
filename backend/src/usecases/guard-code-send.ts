import { isIPv4 } from 'node:net';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { areaOf } from '../domain/area-code.js';
import type { Dependencies } from './dependencies.js';

const TEN_MINUTES = 600;
const DAY = 86_400;
/** How long a text from a phone speaks for whoever asks for a code to it. */
const TEXTED_MS = 15 * 60_000;
/** What people sign in with; premium, toll-free, personal and internet numbers are not served. */
const SERVED_TYPES: readonly (string | undefined)[] = ['FIXED_LINE_OR_MOBILE', 'MOBILE', 'FIXED_LINE'];

/** Who asks for a code or tries one. */
export interface Asker {
  /** Network address. */
  address: string;
  /** Names a browser in which this very phone was proven before; null: a stranger's, as far as we know. */
  device: string | null;
}

type Limit = readonly [guard: string, about: string, hits: number, seconds: number];

/** What a stranger's code is counted against. Used codes are taken back from all but the phone's own. */
function strangersLimits(rules: Dependencies['rules'], phone: string, address: string): Limit[] {
  const { codesPerAddress, codesPerExchange, codesPerDay } = rules;
  const [network, exchange] = [networkOf(address), exchangeOf(phone)];
  const share = (limit: number, of: number): number => (limit < 0 ? -1 : Math.ceil(limit * of));
  return [
    ['address', address, codesPerAddress, TEN_MINUTES],
    ['network', network, share(codesPerAddress, 3), TEN_MINUTES],
    // One network cannot close an exchange for everybody else in it.
    ['network-exchange', `${network} ${exchange}`, share(codesPerExchange, 1 / 3), DAY],
    ['phone', phone, 5, TEN_MINUTES],
    ['phone-day', phone, 10, DAY],
    ['exchange', exchange, codesPerExchange, DAY],
    ['all', '', codesPerDay, DAY],
  ];
}

/** Those of a browser that proved the phone, and of a phone that texted us just now: nobody else can use them up. */
const ownLimits = (kind: 'device' | 'texted', whose: string, { codesPerDay }: Dependencies['rules']): Limit[] => [
  [kind, whose, kind === 'device' ? 5 : 3, TEN_MINUTES],
  [`${kind}-day`, whose, 10, DAY],
  [`${kind}-all`, '', codesPerDay, DAY],
];

/**
 * Whether a code may be sent, so that making us send for others' money is unattractive and nobody can shut others out. Limits cost whoever
 * runs into them: a browser that proved this phone before has its own, and so has a phone that texted us in the last minutes, which nobody
 * can make it do. Nothing here asks whether the number has an account. Counts are taken before sending; when they cannot be taken, this
 * fails and nothing is sent. No budget at all stops everybody: it is the switch.
 */
export async function guardCodeSend(
  deps: Pick<Dependencies, 'limiter' | 'clock' | 'rules' | 'log' | 'store'>,
  phone: string,
  { address, device }: Asker,
): Promise<'go' | 'not-a-mobile' | 'too-many'> {
  const { rules, store, clock } = deps;
  if (!isServed(phone)) return 'not-a-mobile';
  if (device !== null) return (await within(deps, ownLimits('device', `${device} ${phone}`, rules))) ? 'go' : 'too-many';
  if (await within(deps, strangersLimits(rules, phone, address))) return 'go';
  if (rules.codesPerDay === 0 || !(await store.textedSince(phone, new Date(clock.now().getTime() - TEXTED_MS)))) return 'too-many';
  return (await within(deps, ownLimits('texted', phone, rules))) ? 'go' : 'too-many';
}

async function within({ limiter, clock, log }: Pick<Dependencies, 'limiter' | 'clock' | 'log'>, limits: Limit[]): Promise<boolean> {
  for (const [guard, about, hits, seconds] of limits) {
    if (await limiter.hit(`code:${guard}:${about}`, hits, seconds, clock.now())) continue;
    // Many unused codes under one exchange are what fraud looks like; an empty budget stops everybody.
    if (guard === 'exchange' || guard.endsWith('all')) log.error('codes stopped', new Error(`limit reached: ${guard}`), { guard });
    else log.warn('code refused', { guard });
    return false;
  }
  return true;
}

/** A code was used: it does not count against those whose limit is for codes that nobody uses. */
export async function codeWasUsed({ limiter }: Pick<Dependencies, 'limiter'>, phone: string, { address, device }: Asker): Promise<void> {
  if (device !== null) return;
  const [network, exchange] = [networkOf(address), exchangeOf(phone)];
  const used = [`address:${address}`, `network:${network}`, `network-exchange:${network} ${exchange}`, `exchange:${exchange}`, 'all:'];
  for (const key of used) await limiter.giveBack(`code:${key}`);
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
