import type { FlagGrade, FlagUrgency } from '@mealtext/backend/domain';
import { plainWords } from './format';
import { Mark, type Tone } from './mark';

const TONES: Record<FlagUrgency, Tone> = { now: 'danger', soon: 'bad', today: 'warn', review: 'quiet' };

/** "crisis", "possible crisis". */
export const flagWords = ({ reason, grade }: { reason: string; grade: FlagGrade }): string =>
  `${grade === 'possible' ? 'possible ' : ''}${plainWords(reason)}`;

/** Why staff should look, painted by how long it may wait. */
export const FlagMark = ({ flag }: { flag: { reason: string; grade: FlagGrade; urgency: FlagUrgency } }) => (
  <Mark tone={TONES[flag.urgency]}>{flagWords(flag)}</Mark>
);
