import type { LearningRow } from '@mealtext/backend/contract';
import { LEARNING_KINDS, LEARNING_STATES, type LearningState as State } from '@mealtext/backend/domain';
import { capital, plainWords } from '../../components/format';
import { Mark, type Tone } from '../../components/mark';

const choices = (words: readonly string[]) => words.map((word) => [word, capital(plainWords(word))] as const);
export const STATES = choices(LEARNING_STATES);
export const KINDS = choices(LEARNING_KINDS);

const TONES: Record<State, Tone> = { new: 'warn', 'in-work': 'quiet', mended: 'good', ignored: 'quiet' };

/** What became of it. */
export const LearningState = ({ row: { state, again } }: { row: Pick<LearningRow, 'state' | 'again'> }) => (
  <Mark tone={TONES[state]}>{again ? 'again since it was mended' : plainWords(state)}</Mark>
);
