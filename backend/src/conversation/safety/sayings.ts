import type { Language } from '../../reading/reading.js';
import type { SafetyClass } from './classes.js';
import type { Labelled } from './corpus.js';
import { expand } from './expand.js';

/** The letter that stands for sayings where others have the letter of who wrote them. */
export const SAYINGS = 's';

/**
 * Texts of a file of nlp-fixtures/safety/sayings, line by line: `@name a|b` is a list; `= crisis sure` and `= none crisis` (an
 * ordinary text, and what it sounds like) say what the templates below are; all else is a template.
 */
export function sayingsOf(lang: Language, file: string): Labelled[] {
  const lists = new Map<string, readonly string[]>();
  let heading: Pick<Labelled, 'is' | 'grade' | 'near'> | null = null;
  const made = new Map<string, Labelled>();
  for (const [at, line] of file.split('\n').entries()) {
    if (line.startsWith('@')) {
      const [name, ...words] = line.slice(1).split(' ');
      lists.set(name!, words.join(' ').split('|'));
    } else if (line.startsWith('= ')) heading = headingOf(line.slice(2));
    else if (line.trim() && !line.startsWith('#')) {
      if (!heading) throw new Error(`line ${at + 1} of the sayings in ${lang} stands under no heading`);
      for (const text of expand(line, lists, at * 7919)) made.set(text, { lang, ...heading, hand: SAYINGS, text });
    }
  }
  return [...made.values()];
}

function headingOf(line: string): Pick<Labelled, 'is' | 'grade' | 'near'> {
  const [is, how] = line.split(' ') as [SafetyClass, string];
  return is === 'none' ? { is, grade: '-', near: how as SafetyClass } : { is, grade: how as Labelled['grade'], near: '-' };
}
