import { adviceOn, type Verdict, verdictOn } from './error-policy.js';

const MINUTE = 60;

/** What each code asks for, as its page at https://www.twilio.com/docs/api/errors describes the trouble. */
const TABLE: [verdict: Verdict, codes: number[], advice: object][] = [
  ['busy', [20429], { retry: true, tries: null, alert: false, holds: 'nothing' }],
  ['ambiguous', [20500, 20503], { retry: false }],
  ['opted-out', [21610], { retry: false, alert: false }],
  ['bad-number', [21211, 21604, 21612, 21614, 21217, 30005, 30006, 60205], { retry: false, alert: false, holds: 'nothing' }],
  ['our-setup', [21408, 20003, 30002], { retry: true, tries: null, alert: true, holds: 'everything', of: 'account' }],
  ['our-number', [21606, 21603, 30032, 30034], { retry: true, tries: null, alert: true, holds: 'everything', of: 'sender' }],
  ['our-rcs', [21655, 21666, 21667, 21701, 21702, 21703, 21704, 21705], { retry: true, tries: null, alert: true, holds: 'nothing' }],
  ['our-text', [21602, 21617, 21620, 21623, 21656], { retry: false, alert: true, holds: 'nothing' }],
  ['capped', [30023, 30027, 63038], { retry: true, tries: null, holds: 'ordinary', of: 'account' }],
  ['number-capped', [21611, 30001, 30022, 14107], { retry: true, tries: null, holds: 'ordinary', of: 'sender' }],
  ['unreachable-now', [30003, 30017], { retry: true, tries: 2, afterSeconds: 15 * MINUTE }],
  ['filtered', [30004, 30007], { retry: false, alert: true }],
  ['failed-once', [30008], { retry: true, tries: 2 }],
];

test.each(TABLE.flatMap(([verdict, codes, advice]) => codes.map((code) => [code, verdict, advice] as const)))(
  'code %i is %s, whether refused at once or reported later',
  (code, verdict, advice) => {
    expect(verdictOn(code, 400)).toBe(verdict);
    expect(verdictOn(code, null)).toBe(verdict);
    expect(adviceOn(verdict)).toMatchObject(advice);
  },
);

test.each([
  ['a server’s failure', null, 500],
  ['a server’s failure that claims to be a bad number', 21211, 503],
  ['a gateway’s failure', null, 502],
])('%s leaves open what happened', (_, code, status) => expect(verdictOn(code, status)).toBe('ambiguous'));

test.each([null, 99999])('too many requests is never processed, also with code %p', (code) => expect(verdictOn(code, 429)).toBe('busy'));

test('a daily cap that is answered with 429 stays a cap', () => expect(verdictOn(63038, 429)).toBe('capped'));

test.each([null, 0, -1, 12345, 99999])('a code that nobody has decided about (%p) is not tried again, and somebody looks', (code) => {
  const verdict = verdictOn(code, 400);
  expect(verdict).toBe('unheard-of');
  expect(adviceOn(verdict)).toMatchObject({ retry: false, alert: true });
});
