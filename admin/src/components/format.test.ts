import { amount, capital, dayWords, duration, figure, kcal, kindWords, plainWords, zoneWords } from './format';

/** As the language of the machine writes them. */
const number = (value: number) => new Intl.NumberFormat().format(value);
const money = (value: number, currency: string) => new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(value);

test('a day is told by how far it is, from midnight to midnight where one is', () => {
  const now = new Date(2026, 2, 10, 0, 30);
  const words = (...at: [number, number, number, number]) => dayWords(new Date(...at), now);
  expect(words(2026, 2, 10, 23)).toBe('Today');
  expect(words(2026, 2, 9, 23)).toBe('Yesterday');
  expect(words(2026, 2, 11, 1)).toBe('Tomorrow');
  expect(words(2026, 2, 8, 12)).not.toContain('2026');
  expect(words(2025, 2, 8, 12)).toContain('2025');
});

test.each([
  [0, '0 ms'],
  [850, '850 ms'],
  [999.7, '1 s'],
  [1350, `${number(1.4)} s`],
  [59_990, '1 min'],
  [240_000, '4 min'],
  [3_599_000, '1 h'],
  [9_000_000, `${number(2.5)} h`],
  [3 * 86_400_000, '3 days'],
])('%d ms are told as %s', (ms, words) => expect(duration(ms)).toBe(words));

test('what is missing is a dash, and nothing is not missing', () => {
  expect([figure(null), figure(undefined, 'g'), kcal(null)]).toEqual(['–', '–', '–']);
  expect([figure(0, 'g'), figure(12.345, 'g'), kcal(0), kcal(1999.6)]).toEqual(['0 g', `${number(12.3)} g`, '0', number(2000)]);
});

test('money is told by its cents, in its currency', () => {
  expect([amount(999), amount(0), amount(125000, 'cad')]).toEqual([money(9.99, 'USD'), money(0, 'USD'), money(1250, 'CAD')]);
});

test('names of the server are told as words', () => {
  expect([plainWords('log_meal'), plainWords('not-understood'), kindWords('unknown'), kindWords('confirm_log')]).toEqual([
    'log meal',
    'not understood',
    'not understood',
    'confirm log',
  ]);
  expect([zoneWords('America/St_Johns'), capital('pro'), capital('')]).toEqual(['America/St Johns', 'Pro', '']);
});
