import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import MessageFormat from '@messageformat/core';
import { parse, type Token } from '@messageformat/parser';

const folder = join(__dirname, '../src/messages');
const sections = readdirSync(join(folder, 'en'));
const LOCALES = { en: 'en-US', fr: 'fr-CA', es: 'es-US' } as const;
type Language = keyof typeof LOCALES;

const source = (language: Language, section: string) => readFileSync(join(folder, language, section), 'utf8');
const messages = (language: Language, section: string) => JSON.parse(source(language, section)) as Record<string, string>;

/** What a message has to be filled in with, what it tells apart, and the elements that it marks. */
function placesOf(words: string): string[] {
  const marks = words.match(/<\/?\w+>/g) ?? [];
  const places = (tokens: Token[]): string[] =>
    tokens.flatMap((token) => {
      if (!('arg' in token)) return [];
      if (token.type !== 'select') return 'cases' in token ? [token.arg, ...token.cases.flatMap((one) => places(one.tokens))] : [token.arg];
      return [token.arg, ...token.cases.flatMap((one) => [`${token.arg}=${one.key}`, ...places(one.tokens)])];
    });
  return [...new Set([...marks, ...places(parse(words))])].sort();
}

describe.each(sections)('%s', (section) => {
  const english = messages('en', section);

  test.each(['fr', 'es'] as const)('says in %s all that it says in English, with the same places', (language) => {
    const foreign = messages(language, section);
    expect(Object.keys(foreign)).toEqual(Object.keys(english));
    for (const [key, words] of Object.entries(foreign)) expect([key, placesOf(words)]).toEqual([key, placesOf(english[key]!)]);
  });

  test.each(['en', 'fr', 'es'] as const)('is sound in %s, and short enough to be read', (language) => {
    const format = new MessageFormat(LOCALES[language]);
    for (const words of Object.values(messages(language, section))) {
      expect(words.trim()).not.toBe('');
      expect(() => format.compile(words)).not.toThrow();
    }
    expect(source(language, section).split('\n').length).toBeLessThanOrEqual(300);
  });
});

test('plurals and figures are those of the language', () => {
  const said = (language: Language, words: string, values: object) => new MessageFormat(LOCALES[language]).compile(words)(values as never);
  const { streak } = messages('fr', 'today.json');
  expect([0, 1, 2, 1234].map((days) => said('fr', streak!, { days }))).toEqual([
    '0 jour de suite',
    '1 jour de suite',
    '2 jours de suite',
    '1\u00a0234 jours de suite',
  ]);
  expect([0, 1, 1234].map((days) => said('es', messages('es', 'today.json').streak!, { days }))).toEqual([
    '0 días seguidos',
    '1 día seguido',
    '1,234 días seguidos',
  ]);
});
