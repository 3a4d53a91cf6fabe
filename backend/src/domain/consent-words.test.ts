import { consentIn, REMINDER_CONSENT, SIGN_UP_CONSENT, WEEKLY_CONSENT } from './consent-words.js';

const ALL = [SIGN_UP_CONSENT, REMINDER_CONSENT, WEEKLY_CONSENT];

test('every agreement is read in every language, each text under a version of its own', () => {
  const read = ALL.flatMap((agreement) => (['en', 'fr', 'es'] as const).map((language) => consentIn(agreement, language)));
  expect(new Set(read.map(({ version }) => version)).size).toBe(9);
  expect(new Set(read.map(({ text }) => text)).size).toBe(9);
});

test.each(['fr', 'es'] as const)('the keywords and the age stand in %s as carriers and the law want them', (language) => {
  for (const agreement of ALL) expect(consentIn(agreement, language).text).toMatch(/\bSTOP\b.*\bHELP\b|\bHELP\b.*\bSTOP\b/);
  expect(consentIn(SIGN_UP_CONSENT, language).text).toContain('13');
});
