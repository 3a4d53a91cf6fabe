import { Failed, Nothing, Waiting } from '../../components/notices';
import { CallFailed } from '../../providers/api';
import { ConversationHead } from './conversation-head';
import { ReplyBox } from './reply-box';
import { Timeline } from './timeline';
import { UserPanel } from './user-panel';
import { useTimeline } from './use-timeline';

interface Props {
  /** The conversation's, or its user's. */
  id: string;
  /** Id of the text that an address leads to. */
  focus?: string;
  /** The case was closed here. */
  onClosed?: (() => void) | undefined;
}

/** What was said and understood, whom it is about, and what staff do about it. */
export function Thread({ id, focus = '', onClosed }: Props) {
  const { data, error, refetch, earlier, latest } = useTimeline(id);
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
      <ConversationHead conversation={conversation} onClosed={onClosed} />
      <div className="conversation-body">
        <Timeline items={items} conversation={conversation} earlier={earlier} latest={latest} focus={focus} />
        <ReplyBox conversation={conversation} user={user} />
      </div>
      {user && <UserPanel user={user} conversation={conversation} />}
    </div>
  );
}
