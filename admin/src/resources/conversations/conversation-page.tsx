import { useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Failed, Nothing, Waiting } from '../../components/notices';
import { CallFailed } from '../../providers/api';
import { useSurroundings } from '../../session/surroundings';
import { ConversationHead } from './conversation-head';
import { ReplyBox } from './reply-box';
import { Timeline } from './timeline';
import { UserPanel } from './user-panel';
import { useTimeline } from './use-timeline';

/** One thread: what was said and understood, whom it is about, and what staff do about it. */
export function ConversationPage() {
  const { id = '' } = useParams();
  return <Shown key={id} id={id} />;
}

function Shown({ id }: { id: string }) {
  const { embedded } = useSurroundings();
  const { hash } = useLocation();
  const { data, error, refetch, earlier, latest } = useTimeline(id);
  useEffect(() => {
    if (!embedded) document.title = 'Conversation – Mealtext console';
  }, [embedded]);
  if (!data && error instanceof CallFailed && (error.status === 404 || error.status === 400))
    return (
      <div className="page">
        <Nothing title="There is no such conversation">It may have been erased, or the address is not whole.</Nothing>
      </div>
    );
  if (!data) return <div className="page">{error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting lines={9} />}</div>;
  const { conversation, user, items } = data;
  return (
    <div className="conversation">
      <ConversationHead conversation={conversation} />
      <div className="conversation-body">
        <Timeline items={items} conversation={conversation} earlier={earlier} latest={latest} focus={hash.slice(1)} />
        <ReplyBox conversation={conversation} />
      </div>
      {user && <UserPanel user={user} conversation={conversation} />}
    </div>
  );
}
