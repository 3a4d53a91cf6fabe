import { annotate } from './annotate.js';
import { LEXICONS } from './load-lexicons.js';

const MOMENT = { today: '2025-06-10', weekday: 2, clock: '12:30' };
const values = (text: string, kind: string, languages: readonly ('en' | 'fr' | 'es')[] = ['en']) =>
  annotate(
    text,
    languages.map((lang) => LEXICONS[lang]),
    MOMENT,
  )
    .at.flat()
    .filter((span) => span.kind === kind)
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))[0]?.value;

describe('numbers', () => {
  it.each([
    ['forty-five', 45],
    ['one hundred and fifty', 150],
    ['two and a half', 2.5],
    ['1 1/2', 1.5],
    ['1,050', 1050],
    ['2,5', 2.5],
    ['half a dozen', 6],
  ])('%s is %s', (text, value) => expect(values(text, 'number')).toBe(value));
  it('are read in French and Spanish', () => {
    expect(values('quarante-cinq', 'number', ['en', 'fr'])).toBe(45);
    expect(values('treinta y cinco', 'number', ['en', 'es'])).toBe(35);
  });
});

describe('days and times', () => {
  it.each([
    ['yesterday', -1],
    ['on sunday', -2],
    ['tuesday', -7],
    ['8 June', -2],
    ['june 8th', -2],
    ['3 days ago', -3],
  ])('%s is %s', (text, day) => expect(values(text, 'day')).toBe(day));
  it.each([
    ['at 7pm', '19:00'],
    ['7:15 am', '07:15'],
    ['noon', '12:00'],
    ['an hour ago', '11:30'],
    ['at 9', '09:00'],
  ])('%s is %s', (text, time) => expect(values(text, 'time')).toMatchObject({ time: { time } }));
  it('French and Spanish clocks', () => {
    expect(values('à 15h30', 'time', ['en', 'fr'])).toMatchObject({ time: { time: '15:30' } });
    expect(values('a las 3 de la tarde', 'time', ['en', 'es'])).toMatchObject({ time: { time: '15:00' } });
    expect(values('el lunes', 'day', ['en', 'es'])).toBe(-1);
    expect(values('lundi', 'day', ['en', 'fr'])).toBe(-1);
  });
});

describe('figures', () => {
  it.each([
    ['18 g of protein', { nutrient: 'protein', grams: 18 }],
    ['protein is 40', { nutrient: 'protein', grams: 40 }],
    ['carbs 31 g', { nutrient: 'carbs', grams: 31 }],
  ])('%s', (text, figure) => expect(values(text, 'figure')).toEqual(figure));
  it.each([
    ['hour and a half', 90],
    ['1h 20 min', 80],
    ['an hour and 20', 80],
    ['half an hour', 30],
    ['42 minutes', 42],
  ])('%s lasts %s minutes', (text, minutes) => expect(values(text, 'minutes')).toBe(minutes));
});

it('every concept and value is there in every language', () => {
  const kinds = (lang: 'en' | 'fr' | 'es') => [...new Set([...LEXICONS[lang].phrases.values()].flat().map(({ kind }) => kind))].toSorted();
  expect(kinds('fr')).toEqual(kinds('en'));
  expect(kinds('es')).toEqual(kinds('en'));
});
