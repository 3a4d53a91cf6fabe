import type { LessonRow } from '@mealtext/backend/contract';
import type { ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Failed, Waiting } from '../../components/notices';
import { Panel } from '../../components/panel';
import { LessonActions } from './lesson-actions';
import { LessonState, LessonWords, TrialWords } from './lesson-words';

/** What is taught, or to be taught, about something that was not understood. */
export function LessonsOf({ formId, actions }: { formId: string; actions: ReactNode }) {
  const { data, error, isPending, refetch } = useGetList<LessonRow>('lessons', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'madeAt', order: 'DESC' },
    filter: { formId },
  });
  return (
    <Panel title="Taught" actions={actions}>
      {isPending ? (
        <Waiting lines={2} />
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : data.length ? (
        <ul className="lessons">
          {data.map((lesson) => (
            <li key={lesson.id}>
              <span>
                <LessonWords lesson={lesson.lesson} />
                <span className="marks">
                  <LessonState state={lesson.state} />
                  <TrialWords tried={lesson.tried} />
                  <span className="soft">by {lesson.madeByName ?? 'a colleague'}</span>
                </span>
              </span>
              <span className="actions">
                <LessonActions lesson={lesson} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">Nothing yet. Choose the food that was meant, or add a name, a portion or a food.</p>
      )}
    </Panel>
  );
}
