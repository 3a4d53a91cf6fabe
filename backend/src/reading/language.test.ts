import { languageOf } from './language.js';

test.each([
  ['2 tacos', null],
  ['STOP', null],
  ['cafe au lait', null],
  ['arroz con pollo', null],
  ['call me Sam', 'en'],
  ['I had a croissant', 'en'],
  ["j'ai mangé deux pointes de pizza", 'fr'],
  ['2 oeufs pis une toast', 'fr'],
  ['comí 3 huevos', 'es'],
  ['cuántas calorías llevo hoy?', 'es'],
  ['mi esposo pidió costillas', 'es'],
  ['ma collègue a commandé la poutine', 'fr'],
  ['poutine et croissant', null],
  ['tacos al pastor', null],
])('%s: %s', (text, language) => expect(languageOf(text, null)).toBe(language));
