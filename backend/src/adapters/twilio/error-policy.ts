import type { Advice } from '../../ports/texts/text-gateway.js';

/** What a provider's error code means for the text that met it. */
export type Verdict =
  /** Known not to have been sent; may go out again soon, as often as it takes. */
  | 'busy'
  /** It may or may not have been sent. */
  | 'ambiguous'
  | 'opted-out'
  /** The number cannot be texted: not now, not later. */
  | 'bad-number'
  /** Our account: nothing will go through until somebody has looked. */
  | 'our-setup'
  /** The number that we send from, or its registration. */
  | 'our-number'
  /** The messaging service or a template that texts by RCS go through: those by SMS do not need it. */
  | 'our-rcs'
  /** We made a text that the provider does not take. */
  | 'our-text'
  /** A cap of the account or its day. */
  | 'capped'
  /** A cap of the number that it was sent from. */
  | 'number-capped'
  /** The handset was off or out of reach. */
  | 'unreachable-now'
  /** Filtered or blocked as spam. */
  | 'filtered'
  | 'failed-once'
  /** Nobody has decided about this code yet. */
  | 'unheard-of';

const NO_RETRY: Advice = { retry: false, afterSeconds: 0, tries: 1, alert: false, holds: 'nothing', of: 'sender', number: 'fine' };

/** What to do, by verdict. An ambiguous send is looked up, never sent again blindly. */
const POLICIES: Readonly<Record<Verdict, Advice>> = {
  busy: { ...NO_RETRY, retry: true, afterSeconds: 1, tries: null },
  ambiguous: NO_RETRY,
  'opted-out': NO_RETRY,
  'bad-number': { ...NO_RETRY, number: 'dead' },
  'our-setup': { ...NO_RETRY, retry: true, afterSeconds: 300, tries: null, alert: true, holds: 'everything', of: 'account' },
  'our-number': { ...NO_RETRY, retry: true, afterSeconds: 300, tries: null, alert: true, holds: 'everything' },
  'our-rcs': { ...NO_RETRY, retry: true, afterSeconds: 300, tries: null, alert: true },
  'our-text': { ...NO_RETRY, alert: true },
  capped: { ...NO_RETRY, retry: true, afterSeconds: 600, tries: null, alert: true, holds: 'ordinary', of: 'account' },
  'number-capped': { ...NO_RETRY, retry: true, afterSeconds: 600, tries: null, alert: true, holds: 'ordinary' },
  'unreachable-now': { ...NO_RETRY, retry: true, afterSeconds: 900, tries: 2, number: 'silent' },
  filtered: { ...NO_RETRY, alert: true },
  'failed-once': { ...NO_RETRY, retry: true, afterSeconds: 60, tries: 2 },
  'unheard-of': { ...NO_RETRY, alert: true },
};

export const adviceOn = (verdict: Verdict): Advice => POLICIES[verdict];

/** Codes as https://www.twilio.com/docs/api/errors lists them. */
const CODES: Readonly<Record<Exclude<Verdict, 'unheard-of'>, readonly number[]>> = {
  busy: [20429],
  ambiguous: [20500, 20503],
  'opted-out': [21610],
  'bad-number': [21211, 21604, 21612, 21614, 21217, 30005, 30006, 60205],
  'our-setup': [21408, 20003, 30002],
  'our-number': [21606, 21603, 30032, 30034],
  'our-rcs': [21655, 21666, 21667, 21701, 21702, 21703, 21704, 21705],
  'our-text': [21602, 21617, 21620, 21623, 21656],
  capped: [30023, 30027, 63038],
  'number-capped': [21611, 30001, 30022, 14107],
  'unreachable-now': [30003, 30017],
  filtered: [30004, 30007],
  'failed-once': [30008],
};

const VERDICTS = new Map(Object.entries(CODES).flatMap(([verdict, codes]) => codes.map((code) => [code, verdict as Verdict] as const)));

/** The verdict on an answer. A server's failure is ambiguous whatever it says; too many requests means not processed. */
export function verdictOn(code: number | null, httpStatus: number | null): Verdict {
  if (httpStatus !== null && httpStatus >= 500) return 'ambiguous';
  if (httpStatus === 429 && (code === null || !VERDICTS.has(code))) return 'busy';
  return (code !== null && VERDICTS.get(code)) || 'unheard-of';
}
