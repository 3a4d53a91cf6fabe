import { PLAN_OFFERS } from '../../backend/src/domain/plan-features.js';
import english from '../src/messages/en/common.json';
import french from '../src/messages/fr/common.json';
import spanish from '../src/messages/es/common.json';
import { inLanguageShown } from '../src/lib/plan-words';

const SOLD = ['month', 'year', ...PLAN_OFFERS.plus.features, ...PLAN_OFFERS.pro.features];
const keyOf = (words: string) => (Object.keys(english) as (keyof typeof english)[]).find((key) => english[key] === words);

test.each(SOLD)('%s, as the server sells it, has words of its own in each language', (words) => {
  const key = keyOf(words)!;
  expect(key).toBeDefined();
  expect(new Set([words, french[key], spanish[key]]).size).toBe(3);
});

test.each([...SOLD, 'Priority support', 'constructor'])('in English %s stays as it is', (words) => {
  expect(inLanguageShown(words)).toBe(words);
});
