import { blankSnapshot } from '../blank-snapshot.js';
import { turnContextOf } from '../turn-context.js';
import { INQUIRING } from '../../language/load-lexicons.js';
import type { Language } from '../../reading/reading.js';
import { hearInquired } from './hear-inquired.js';
import { ALL_INQUIRIES } from './inquiry.js';

const snapshot = blankSnapshot({ id: 'u', timezone: 'America/New_York', plan: 'pro', createdAt: '2025-01-01T00:00:00.000Z' });
const now = new Date('2026-03-04T18:30:00Z');

function heard(text: string, lang: Language = 'en') {
  const from = { id: 't', text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
  const found = hearInquired(
    turnContextOf({ heard: from, text, snapshot, now, lang, reading: null, modelMissed: false, table: undefined }),
  );
  return found?.type === 'decided' ? found.intents[0] : null;
}

it.each([
  ['would a slice of cheesecake wreck my day', { about: 'fits' }],
  ['thoughts on my dinner last night', { about: 'rating', meal: 'dinner', day: -1 }],
  ['how many beers since friday', { about: 'count', what: 'beers' }],
  ['how many eggs have i had the last 10 days', { about: 'count', what: 'eggs', days: 10 }],
  ['does granola have a ton of sugar', { about: 'food' }],
  ['which is better, subway or a burrito bowl', { about: 'compare' }],
  ['anything i can eat thats under 300 cals', { about: 'ideas' }],
  ['is 1400 cals too low for me', { about: 'enough', calories: 1400 }],
  ['fat in 2 tbsp peanut butter', { about: 'food' }],
  ['hows my streak looking', { about: 'streak' }],
])('%s: heard by its concepts', (text, topic) => {
  expect(heard(text)).toMatchObject({ type: 'question', topic });
});

it.each([
  ['fr', "est-ce qu'un croissant ça rentre", { about: 'fits' }],
  ['fr', 'moyenne de protéines des 3 derniers jours', { about: 'average', nutrient: 'protein', days: 3 }],
  ['es', 'que tan malo es un donut', { about: 'food' }],
  ['es', 'cuantos cafes esta semana', { about: 'count' }],
] as const)('in %s: %s', (lang, text, topic) => {
  expect(heard(text, lang)).toMatchObject({ type: 'question', topic });
});

it.each([
  'what a day, 3 beers',
  'is what it is, large pizza',
  'good ol pb&j',
  'fit crunch bar',
  'total cereal w milk',
  'would kill for tacos',
])('%s: asks nothing', (text) => {
  expect(heard(text)).toBeNull();
});

it('what asks and nobody can answer is no meal', () => {
  expect(heard('how tall is the eiffel tower')).toMatchObject({ type: 'not-understood' });
});

/** Kinds that are read from the text, and of no lexicon. */
const READ: ReadonlySet<string> = new Set(['when', 'number', 'kcal']);

it.each(['en', 'fr', 'es'] as const)('all that makes a question can be said in %s', (lang) => {
  const said = new Set([...INQUIRING[lang].phrases.values()].flatMap((list) => list.map(({ kind }) => kind)));
  const needed = ALL_INQUIRIES.flatMap(({ all }) => all);
  expect(needed.filter((line) => !line.some((kind) => said.has(kind) || READ.has(kind)))).toEqual([]);
});
