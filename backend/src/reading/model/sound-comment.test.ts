import type { Language } from '../reading.js';
import { isSoundComment } from './sound-comment.js';

const SOUND: [Language, string][] = [
  ['en', 'Plenty of fibre and protein from the beans, though the cheese brings a lot of salt.'],
  ['en', 'Salmon and broccoli make this a well rounded plate.'],
  ['en', 'The fries and the soft drink bring much sugar and saturated fat, and a salad would go well with it.'],
  ['fr', 'Beaucoup de fibres et de protéines avec les lentilles, mais un peu salé.'],
  ['es', 'Mucha fibra y proteína con los frijoles, aunque el queso tiene bastante sal.'],
];
test.each(SOUND)('%s: may be shown: %s', (language, comment) => expect(isSoundComment(comment, language)).toBe(true));

const UNSOUND: [Language, string][] = [
  ['en', 'This will help you lose weight.'],
  ['en', 'That makes you fat.'],
  ['en', 'A guilty pleasure, but you can burn it off.'],
  ['en', 'Your body will thank you for it.'],
  ['en', 'Not great for your waistline.'],
  ['en', 'You should be ashamed of this meal.'],
  ['en', 'Good for people with diabetes.'],
  ['en', 'A cheat meal, so skip dinner.'],
  ['en', 'Over 900 calories in this one.'],
  ['en', 'See https://evil.test for more.'],
  ['en', 'Visit evil.test for more.'],
  ['en', 'Great meal! Keep going.'],
  ['en', 'Good. And more of it. And more.'],
  ['en', '<b>Good</b> fibre and protein here'],
  ['en', `Good fibre ${'and more of it '.repeat(20)}`],
  ['en', ''],
  ['en', 'Mucha fibra y proteína con los frijoles, aunque el queso tiene bastante sal.'],
  ['fr', 'Bon pour perdre du poids avec les légumes.'],
  ['fr', 'Un repas pour maigrir avec des légumes et du poisson.'],
  ['es', 'Con esto no vas a engordar y los frijoles tienen fibra.'],
  ['es', 'No sientas culpa por el queso con los frijoles.'],
];
test.each(UNSOUND)('%s: is never shown: %s', (language, comment) => expect(isSoundComment(comment, language)).toBe(false));
