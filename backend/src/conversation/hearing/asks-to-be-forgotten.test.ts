import { fold } from '../../language/fold.js';
import { asksToBeForgotten } from './asks-to-be-forgotten.js';

test.each([
  'forget me, delete all my data',
  'Please erase everything you have about me',
  'i want you to remove my personal information',
  'supprimez toutes mes données svp',
  'Oubliez-moi',
  'borra todos mis datos por favor',
  'Elimine lo que saben sobre mí',
])('%s', (text) => expect(asksToBeForgotten(fold(text))).toBe(true));

test.each([
  'forget my latte',
  'delete breakfast',
  'remove the toast',
  'forget meatballs, it was chicken',
  'olvida la sopa',
  'oublie le café',
  'delete all my meals today',
  'who sees my data',
])('%s is something else', (text) => expect(asksToBeForgotten(fold(text))).toBe(false));
