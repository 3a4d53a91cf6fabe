import { decided } from '../hearing/hearing.js';
import { fold } from '../language.js';
import type { Command } from './command.js';

/** /delete [meal_id]: running numbers only, with or without "#" and separators. Alone it lists today's entries. */
export const deleteCommand: Command = (rest) => {
  const text = rest.trim();
  if (text === '') return decided({ type: 'question', topic: { about: 'list', what: 'entries', day: 0, meal: null } });
  if (/^(?:the )?last(?: one| meal| entry)?$/.test(fold(text))) return decided({ type: 'delete', target: { by: 'last', count: 1 } });
  if (!/^(?:(?:meal|workout|id|no\.?|number|[mw](?=\d))? ?#? ?\d+(?:\s*(?:,|and|&|et|y|\s)\s*(?=[#\d])|$))+$/i.test(text))
    return decided({ type: 'usage', command: 'delete' });
  const numbers = [...new Set((text.match(/\d+/g) ?? []).map(Number))].slice(0, 20);
  return decided({ type: 'delete', target: { by: 'numbers', numbers } });
};
