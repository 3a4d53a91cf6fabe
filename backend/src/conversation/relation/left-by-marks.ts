import { unmarked } from '../slots/corpus.js';
import type { Slot } from '../slots/slots.js';
import type { Relation } from './relations.js';

/** Which relations leave room for the slots that are filled, whatever stands is named beside them; none filled: nothing is changed. */
const LEFT: Readonly<Record<string, readonly Relation[]>> = {
  '': ['remark', 'ask', 'other'],
  more: ['more'],
  amount: ['amount'],
  off: ['amount', 'less'],
  'amount off': ['amount'],
  'amount wrong': ['amount', 'less'],
  'amount right': ['kind', 'amount', 'swap'],
  right: ['kind', 'swap'],
  'right wrong': ['swap', 'kind'],
  wrong: ['less', 'gone'],
  when: ['when'],
  'when wrong': ['when'],
  figures: ['figures'],
  'figures wrong': ['figures'],
};

/** The relations that the marks of a text of nlp-fixtures/slots leave open; none where they tell several changes, or only what is spoken of. */
export function leftByMarks(marked: string): readonly Relation[] {
  const filled = new Set<Slot>(unmarked(marked).slots);
  const speaks = filled.delete('stands');
  filled.delete('else');
  return filled.size === 0 && speaks ? [] : (LEFT[[...filled].toSorted().join(' ')] ?? []);
}
