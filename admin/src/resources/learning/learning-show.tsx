import type { LearningItem } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { count, plainWords } from '../../components/format';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { RecordPage } from '../../components/record-page';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { LessonsOf } from '../lessons/lessons-of';
import { TeachButtons } from '../lessons/teach-buttons';
import { SaveFixtureButton } from '../replay/save-fixture';
import { HeardPanel } from './heard-panel';
import { LikeFoods } from './like-foods';
import { MoveForm } from './move-form';

/** Something to be learned: how it is heard and why, what it could be, and what is taught about it. */
export const LearningShow = () => (
  <RecordPage<LearningItem> resource="learning" what="text to learn from">
    {(item) => <Shown item={item} />}
  </RecordPage>
);

function Shown({ item }: { item: LearningItem }) {
  const { said, kinds, users, texts, lastAt, conversationId, textId } = item;
  return (
    <Page
      title={said ? <Said>{said}</Said> : <Hidden />}
      tab="Learning"
      lead={
        <>
          {kinds.map(plainWords).join(', ')}: {count(texts)} {texts === 1 ? 'text' : 'texts'} by {count(users)}{' '}
          {users === 1 ? 'person' : 'people'}, last <DateTime at={lastAt} within />.{' '}
          <Link to={`/conversations/${conversationId}#${textId}`}>The last one in its conversation</Link>
        </>
      }
      actions={<SaveFixtureButton conversationId={conversationId} textIds={[textId]} revealed={false} />}
    >
      <div className="stack">
        <MoveForm item={item} />
        <LessonsOf formId={item.id} actions={<TeachButtons item={item} />} />
        {item.about === 'food' && <LikeFoods item={item} />}
        <HeardPanel item={item} />
      </div>
    </Page>
  );
}
