import { keeping } from '../src/features/legal/keeping';
import type { Clause } from '../src/features/legal/legal-page';
import { PRIVACY } from '../src/features/legal/privacy';
import { PRIVACY_ES } from '../src/features/legal/privacy-es';
import { PRIVACY_FR } from '../src/features/legal/privacy-fr';
import { TERMS } from '../src/features/legal/terms';
import { TERMS_ES } from '../src/features/legal/terms-es';
import { TERMS_FR } from '../src/features/legal/terms-fr';
import { showDuration } from '../src/lib/show-duration';

test.each([
  [1, '1 day'],
  [3, '3 days'],
  [30, '1 month'],
  [180, '6 months'],
  [365, '1 year'],
  [400, '400 days'],
  [730, '2 years'],
  [2555, '7 years'],
])('%d days are %s', (days, words) => {
  expect(showDuration(days)).toBe(words);
});

test('the clause tells every time that is set, and none before it is known', () => {
  const kept = {
    textsDays: 31,
    picturesDays: 35,
    strangersDays: 37,
    analyticsDays: 41,
    reminderLogDays: 43,
    auditDays: 47,
    consentOriginDays: 53,
    providerRecordsDays: 59,
  };
  const told = JSON.stringify(keeping(kept).text);
  for (const one of Object.values(kept)) expect(told).toContain(`${one} days`);
  expect(JSON.stringify(keeping(null).text)).not.toMatch(/\d/);
});

test.each([
  ['French', TERMS_FR, PRIVACY_FR],
  ['Spanish', TERMS_ES, PRIVACY_ES],
])('the legal texts say in %s what they say in English, clause by clause', (_, terms, privacy) => {
  const shape = (clauses: readonly Clause[]) => clauses.map(({ text }) => text.map((part) => (typeof part === 'string' ? 1 : part.length)));
  expect(shape(terms)).toEqual(shape(TERMS));
  expect(shape(privacy)).toEqual(shape(PRIVACY));
});
