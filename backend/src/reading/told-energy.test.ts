import { withToldEnergy } from './told-energy.js';

test.each([
  ['menu says 680 for the club sandwich', 'menu says 680 calories the club sandwich'],
  ['the wrapper said the bar is 190', 'the bar is 190 calories'],
  ["it's 350 for a slice of cheesecake", '350 calories for a slice of cheesecake'],
  ["l'etiquette dit 240 pour le burrito", "l'etiquette dit 240 calories le burrito"],
  ['the box says 12 nuggets', 'the box says 12 nuggets'],
  ['the bag says 150 g', 'the bag says 150 g'],
  ['100 for the two of us', '100 calories the two of us'],
])('%s', (text, told) => expect(withToldEnergy(text).trim()).toBe(told));
