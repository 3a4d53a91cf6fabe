import { outreachText } from './outreach.js';

test('news says how to get no more of it, in its language; a notice about the service is as it was written', () => {
  expect(outreachText('news', ' Hi. ', 'fr')).toBe('Hi.\nNouvelles de Mealtext. Répondez STOP pour vous désabonner.');
  expect(outreachText('service', ' Hi. ', 'en')).toBe('Hi.');
  expect(outreachText('service', 'Envía la próxima…', 'es')).toBe('Envia la proxima...');
  expect(outreachText('service', 'Envía 🎉', 'es')).toBe('Envía 🎉');
});
