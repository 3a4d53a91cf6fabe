import { splitClauses } from './clauses.js';
import { findMarks } from './marks.js';
import { normaliseText } from './normalise.js';
import { beginsNow } from './stance.js';

/** Whether a text, beside what is to come, tells in a clause of its own what is or was had: "…, but right now it's an apple". */
export function tellsOfNow(text: string): boolean {
  const plain = normaliseText(text);
  const clauses = splitClauses(
    plain,
    findMarks(plain, () => false),
  );
  return clauses.some(({ stance }) => stance === 'plan') && clauses.some(({ stance, words }) => stance === 'ate' && beginsNow(words));
}
