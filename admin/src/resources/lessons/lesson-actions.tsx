import type { LessonRow, LessonTrial, TrialProgress } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { AskButton } from '../../components/ask-button';
import { REASON } from '../../components/form-dialog';
import { count } from '../../components/format';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';
import { changesMany, lessonSteps } from './lesson-steps';
import { LessonWords, TrialWords } from './lesson-words';
import { TrialDialog } from './trial-dialog';

/** What can be done with a lesson: try it, publish it where somebody else made it, take it back. */
export function LessonActions({ lesson }: { lesson: LessonRow }) {
  const { id, state, madeBy, tried } = lesson;
  const { session, may } = useAppContext();
  const provider = useConsoleProvider();
  const notify = useNotify();
  const { busy, act } = useAction();
  const [trial, setTrial] = useState<LessonTrial | null>(null);
  const [progress, setProgress] = useState<TrialProgress | null>(null);
  if (!may('teach')) return null;
  const steps = lessonSteps(lesson, session.staff.id);
  const many = changesMany(lesson);
  const run = async () => {
    setProgress(null);
    const wrong = await act(async () =>
      setTrial(await provider.follow<TrialProgress, LessonTrial>('lessons', { id, verb: 'try', onProgress: setProgress })),
    );
    if (wrong) notify(wrong, { type: 'error' });
  };
  return (
    <>
      {steps.includes('try') && (
        <Button disabled={busy} onClick={() => void run()}>
          {busy ? <Trying progress={progress} /> : 'Try'}
        </Button>
      )}
      {steps.includes('publish') && (
        <AskButton
          label="Publish"
          needs="teach"
          variant="text"
          lead={
            <>
              <p>
                <LessonWords lesson={lesson.lesson} />: <TrialWords tried={tried} />.
              </p>
              <p>
                {many
                  ? 'These are many. Publish it only if you have looked at them and are sure.'
                  : 'From now on every text is read with it. It can be taken back.'}
              </p>
            </>
          }
          fields={[]}
          submit={many ? 'I am sure, publish' : 'Publish'}
          done="Published: it works from now on"
          onSubmit={() => provider.act('lessons', { id, verb: 'publish', data: many ? { sure: true } : {} })}
        />
      )}
      {steps.includes('remove') && (
        <AskButton
          label="Remove"
          title="Remove the draft"
          needs="teach"
          variant="text"
          danger
          fields={[]}
          submit="Remove"
          done="Removed"
          onSubmit={() => provider.delete('lessons', { id, previousData: lesson })}
        />
      )}
      {steps.includes('take-back') && (
        <AskButton
          label="Take back"
          title="Take it back"
          needs="teach"
          variant="text"
          danger
          lead="Texts are read without it again. What was logged with it stays as it is."
          fields={[REASON]}
          submit="Take back"
          done="Taken back"
          onSubmit={({ reason }) => provider.act('lessons', { id, verb: 'take-back', data: { reason } })}
        />
      )}
      {trial && (
        <TrialDialog trial={trial} waitsForOther={state === 'draft' && madeBy === session.staff.id} onClose={() => setTrial(null)} />
      )}
    </>
  );
}

/** How far a trial is: texts looked at, of those that there may be. */
const Trying = ({ progress }: { progress: TrialProgress | null }) => (
  <span role="status" className="figures">
    Trying… {progress !== null && `${count(progress.texts)} of ${count(progress.of)}`}
  </span>
);
