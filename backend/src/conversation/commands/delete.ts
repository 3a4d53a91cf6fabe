import { decided } from '../hearing/hearing.js';
import { fold } from '../../language/fold.js';
import { said } from '../../language/said.js';
import { runningNumbers } from '../running-numbers.js';
import type { Command } from './command.js';

const LAST = said('last-entry');
const ALL = said('whole-day');

/** /delete [meal_id]: running numbers only, with or without "#" and separators. Alone it lists today's entries. */
export const deleteCommand: Command = (rest) => {
  const text = rest.trim();
  if (text === '') return decided({ type: 'question', topic: { about: 'list', what: 'entries', day: 0, meal: null } });
  if (LAST.has(fold(text))) return decided({ type: 'delete', target: { by: 'last', count: 1 } });
  if (ALL.has(fold(text))) return decided({ type: 'delete', target: { by: 'day', day: 0 } });
  const numbers = runningNumbers(text);
  if (!numbers) return decided({ type: 'usage', command: 'delete' });
  return decided({ type: 'delete', target: { by: 'numbers', numbers: [...new Set(numbers)].slice(0, 20) } });
};
