import type { LessonRow } from '@mealtext/backend/contract';
import { languageWords } from '../../components/choices';
import { count, plainWords } from '../../components/format';
import { Mark, type Tone } from '../../components/mark';
import { Said } from '../../components/said';

const TONES: Record<LessonRow['state'], Tone> = { draft: 'warn', published: 'good', 'taken-back': 'quiet' };
export const LessonState = ({ state }: Pick<LessonRow, 'state'>) => <Mark tone={TONES[state]}>{plainWords(state)}</Mark>;

/** What is taught, as a sentence. */
export function LessonWords({ lesson }: Pick<LessonRow, 'lesson'>) {
  const { kind, food = '', words = '', language = 'en', portion = '', row = '' } = lesson;
  if (kind === 'alias')
    return (
      <span>
        “<Said>{words}</Said>” ({languageWords(language)}) is <Said>{food}</Said>
      </span>
    );
  if (kind === 'portion')
    return (
      <span>
        <Said>{food}</Said>: <Said>{`${portion.replace('=', ' is ')} g`}</Said>
      </span>
    );
  const [, name = '', , , , , kcal = ''] = row.split('\t');
  return (
    <span>
      A food: <Said>{name}</Said>, {kcal} kcal in 100 g
    </span>
  );
}

/** What a trial came to. */
export function TrialWords({ tried }: Pick<LessonRow, 'tried'>) {
  if (!tried) return <span className="soft">not tried yet</span>;
  const { texts, changed, mended, broken } = tried;
  return (
    <span className="figures">
      {changed ? `${count(changed)} of ${count(texts)} texts change` : `none of ${count(texts)} texts changes`}
      {mended > 0 && (
        <>
          , <Mark tone="good">{count(mended)} mended</Mark>
        </>
      )}
      {broken > 0 && (
        <>
          , <Mark tone="bad">{count(broken)} broken</Mark>
        </>
      )}
    </span>
  );
}
