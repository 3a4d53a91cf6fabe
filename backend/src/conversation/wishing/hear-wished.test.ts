import { talked } from '../../../test/support/talked.js';
import { WISHING } from '../../language/load-lexicons.js';
import { ALL_WISHES } from './wish.js';

function told(...texts: string[]) {
  const { state, intents } = talked(texts);
  const { settings, weightKg, timezone, firstName } = state.user;
  const kg = weightKg && Math.round(weightKg);
  return { ...settings, kg, timezone, firstName, goals: state.goals, water: state.waterMlToday, entries: state.entries.length, intents };
}

it.each([
  ['supper reminder has to be 10:45 pm from now on, that is when the store closes', { remindDinner: true, dinnerTime: '22:45' }],
  ['could my lunch pings come at 2 instead of 1, new job', { remindLunch: true, lunchTime: '14:00' }],
  ['mets le rappel du dîner à 13h15 plutôt que midi', { remindLunch: true, lunchTime: '13:15' }],
  ['quiero que el recordatorio del desayuno me llegue a las 7 y media', { remindBreakfast: true, breakfastTime: '07:30' }],
  ['we moved to tucson in the spring so all my hours are wrong', { timezone: 'America/Phoenix' }],
  ['can you call me Gwen, Gwendolyn is my grandmother', { firstName: 'Gwen' }],
  ['my coach dropped me down to 2150 calories a day', { goals: { calories: 2150 } }],
  ['mi meta son 1900 calorias no 2100', { goals: { calories: 1900 } }],
  ['weighed myself at the clinic, 164.2', { kg: 74 }],
  ['finished my 40 oz bottle at the office', { water: 1183 }],
])('%s: heard by what makes it', (text, expected) => {
  expect(told(text)).toMatchObject({ entries: 0, ...expected });
});

it('a value is put right in the unit that was told before', () => {
  expect(told('24oz water', 'oops 32 its the big bottle')).toMatchObject({ water: 946, entries: 0 });
  expect(told('goal 1700 calories', 'hm no 1750 for cals')).toMatchObject({ goals: { calories: 1750 } });
});

it('of the plans is asked on', () => {
  for (const text of ['how much', 'and how do i get out of it'])
    expect(told('whats the diff between plus and pro', text)).toMatchObject({ intents: ['question'], entries: 0 });
});

const UNTOUCHED = { timezone: 'America/New_York', firstName: null, goals: null, kg: null, remindLunch: false, remindDinner: false };

it.each([
  'they moved to tucson with my mom and her hours are wrong',
  'my husband wants his dinner reminder at 8',
  'i wish my goal was 2000',
  'my sister weighs 140 and goes by Bea',
  'dinner was 600 not 500',
  'whats my lunch reminder set for',
  'moving to phoenix next month, will my hours change',
  'lunch reminder off today, im at a wedding',
])('%s: nothing is changed', (text) => {
  expect(told(text)).toMatchObject({ ...UNTOUCHED, entries: 0 });
});

it.each([
  'breakfast: plus protein shake',
  'pro bar',
  'ensure plus',
  'denver omelet for dinner',
  'had the pro yogurt, 150 cal',
  'snack: goal cereal bar',
])('%s: a meal', (text) => {
  expect(told(text)).toMatchObject({ ...UNTOUCHED, entries: 1 });
});

/** Kinds that are read from the text, and of no lexicon. */
const READ: ReadonlySet<string> = new Set(['when', 'time', 'kcal', 'figure', 'number', 'minutes']);

it.each(['en', 'fr', 'es'] as const)('all that makes a wish can be said in %s', (lang) => {
  const said = new Set([...WISHING[lang].phrases.values()].flatMap((list) => list.map(({ kind }) => kind)));
  const needed = ALL_WISHES.flatMap(({ all }) => all.map((line) => line.filter((kind) => !kind.startsWith('@')))).filter(
    (line) => line.length > 0,
  );
  expect(needed.filter((line) => !line.some((kind) => said.has(kind) || READ.has(kind)))).toEqual([]);
});
