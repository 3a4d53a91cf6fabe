import { senseOf } from './sense.js';
import type { SenseTopic } from './classes.js';

const of = (text: string, lang: 'en' | 'fr' | 'es' = 'en'): string => {
  const sense = senseOf(text, lang, 2026);
  return sense ? `${sense.topic} ${sense.grade}` : 'nothing';
};

test.each<[SenseTopic, 'en' | 'fr' | 'es', string]>([
  ['crisis', 'en', 'thinking about ending it'],
  ['crisis', 'fr', 'je veux plus vivre'],
  ['crisis', 'es', 'ya no quiero vivir'],
  ['eating-disorder', 'en', 'i think i have an eating disorder'],
  ['eating-disorder', 'fr', 'je me fais vomir apres les repas'],
  ['eating-disorder', 'es', 'me provoco el vomito despues de comer'],
  ['emergency', 'en', 'took too much insulin'],
  ['emergency', 'fr', "j'ai mal dans la poitrine et le bras engourdi"],
  ['emergency', 'es', 'se me cierra la garganta no puedo respirar'],
  ['medical', 'en', 'how much insulin for 60g carbs'],
  ['medical', 'fr', "combien d'unites d'insuline pour une pizza"],
  ['medical', 'es', 'cuantas unidades de insulina me pongo'],
  ['age', 'en', "i'm seven years old"],
  ['age', 'fr', "j'ai sept ans"],
  ['age', 'es', 'tengo siete anos'],
  ['eating-disorder', 'en', 'set my goal to 450'],
  ['emergency', 'es', 'azucar 41 estoy temblando'],
  ['opt-out', 'en', 'enough with the texts'],
  ['opt-out', 'fr', 'arretez de me texter'],
  ['opt-out', 'es', 'ya no me manden mensajes'],
])('%s is heard in %s: %s', (topic, lang, text) => {
  expect(of(text, lang)).toContain(topic);
});

test.each<['en' | 'fr' | 'es', string]>([
  ['en', 'stomach bug, threw up all night, just crackers today'],
  ['en', 'ran suicides at practice 20 min'],
  ['en', 'this cake is to die for'],
  ['en', 'stop the lunch reminders'],
  ['en', "i'm 34"],
  ['en', 'set my goal to 1800'],
  ['en', 'set my goal to 120 g protein'],
  ['fr', '2 oeufs et une toast'],
  ['es', 'dos tacos y una coca'],
])('ordinary in %s: %s', (lang, text) => {
  expect(of(text, lang)).toBe('nothing');
});

test('a year of birth is judged by the year it is told in', () => {
  expect(of('i was born in 2016')).toContain('age');
  expect(senseOf('i was born in 2016', 'en', 2060)?.grade).not.toBe('sure');
});

const DAY =
  'Breakfast was 2 eggs and toast with butter, coffee with cream. Lunch a turkey sandwich and chips. 30 min on the bike. Dinner chicken, rice and broccoli';

test.each<[SenseTopic, string]>([
  ['crisis', 'i am suicidal'],
  ['emergency', 'my son is choking'],
  ['opt-out', 'please unsubscribe me'],
  ['crisis', 'je veux mourir'],
  ['crisis', 'quiero morirme'],
])('%s is heard among what somebody ate: %s', (topic, text) => {
  expect(of(DAY)).toBe('nothing');
  expect(of(`${DAY}. ${text}. ${DAY}`)).toContain(topic);
});

test.each([
  ['en', 'stop texting me'],
  ['en', 'quit texting me'],
  ['fr', "arrête de m'écrire"],
  ['es', 'dejen de escribirme'],
] as const)('a plain wish for no more texts needs no question: %s %s', (lang, text) => {
  expect(of(text, lang)).toBe('opt-out sure');
});
