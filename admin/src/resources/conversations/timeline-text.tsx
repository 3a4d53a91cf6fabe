import type { ConversationRow, TimelineItem } from '@mealtext/backend/contract';
import { wayWords } from '../../components/choices';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { useAppContext } from '../../session/app-context';
import { UnderstoodCard } from './understood-card';

interface Props {
  item: TimelineItem;
  conversation: ConversationRow;
  focused: boolean;
}

/** What they wrote, and beside it what was made of it. */
export const TimelineText = ({ item, conversation, focused }: Props) => (
  <article className={focused ? 'turn focused' : 'turn'} data-item={item.id} aria-label="Text of the user">
    <div className="bubble theirs">
      {item.hasPicture && <Photo item={item} conversation={conversation} />}
      {item.body == null ? <Hidden /> : <Said block>{item.body}</Said>}
      <p className="bubble-meta">
        <DateTime at={item.at} only="time" /> {item.source && (item.bearer ?? item.source) !== 'sms' && wayWords(item.source, item.bearer)}
      </p>
    </div>
    <div className="understood">
      {item.truncated && <Mark tone="warn">too long: only the first 1,600 characters were read</Mark>}
      {item.problem && <Mark tone="bad">failed: {item.problem}</Mark>}
      {item.understood ? (
        <UnderstoodCard understood={item.understood} conversation={conversation} textId={item.id} />
      ) : (
        !item.problem && <span className="soft">Not handled yet</span>
      )}
    </div>
  </article>
);

/** The photo itself, once revealed and while it is kept. */
function Photo({ item, conversation: { id, revealed } }: Pick<Props, 'item' | 'conversation'>) {
  const { api } = useAppContext();
  return revealed && item.pictureKept ? (
    <img className="photo" src={`${api.root}/conversations/${id}/pictures/${item.id}`} alt="Photo of the user" loading="lazy" />
  ) : (
    <p className="soft">{item.pictureKept || !revealed ? 'Photo' : 'Photo, not kept'}</p>
  );
}
