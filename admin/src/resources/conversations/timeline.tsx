import type { ConversationRow, TimelineItem } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { Fragment, useLayoutEffect, useRef } from 'react';
import { dayWords } from '../../components/format';
import { Nothing } from '../../components/notices';
import { useAppContext } from '../../session/app-context';
import { TimelineEvent } from './timeline-event';
import { TimelineText } from './timeline-text';
import { TimelineReply } from './timeline-reply';

interface Props {
  items: readonly TimelineItem[];
  conversation: ConversationRow;
  earlier: (() => void) | null;
  latest: (() => void) | null;
  /** Id of the text that an address leads to. */
  focus: string;
}

/** What happened, the oldest first, opened at the latest or at the text that an address leads to. */
export function Timeline({ items, conversation, earlier, latest, focus }: Props) {
  const pane = useRef<HTMLDivElement>(null);
  const fromEnd = useRef<number | null>(null);
  const { session } = useAppContext();
  const first = items[0]?.id;
  const last = items.at(-1)?.id;
  const mine = items.at(-1)?.staffId === session.staff.id;

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element) return;
    // Whoever has just written something sees it.
    if (mine && fromEnd.current !== null) fromEnd.current = 0;
    const target = fromEnd.current === null && focus ? element.querySelector(`[data-item="${CSS.escape(focus)}"]`) : null;
    if (target) target.scrollIntoView({ block: 'center' });
    else element.scrollTop = element.scrollHeight - element.clientHeight - (fromEnd.current ?? 0);
    fromEnd.current = element.scrollHeight - element.clientHeight - element.scrollTop;
  }, [first, last, mine, focus]);

  return (
    <div
      className="timeline"
      ref={pane}
      tabIndex={0}
      role="log"
      aria-label="Conversation"
      onScroll={({ currentTarget: { scrollHeight, clientHeight, scrollTop } }) =>
        (fromEnd.current = scrollHeight - clientHeight - scrollTop)
      }
    >
      <div className="timeline-more">
        {earlier && <Button onClick={earlier}>Show earlier</Button>}
        {latest && <Button onClick={latest}>Back to the latest</Button>}
      </div>
      {!items.length && <Nothing title="Nothing was said yet" />}
      {items.map((item, index) => {
        const before = items[index - 1];
        const day = dayWords(new Date(item.at));
        const separator = (!before || dayWords(new Date(before.at)) !== day) && <h2 className="timeline-day">{day}</h2>;
        return (
          <Fragment key={item.id}>
            {separator}
            <Item item={item} conversation={conversation} focused={item.id === focus} />
          </Fragment>
        );
      })}
    </div>
  );
}

function Item({ item, conversation, focused }: { item: TimelineItem; conversation: ConversationRow; focused: boolean }) {
  if (item.kind === 'text') return <TimelineText item={item} conversation={conversation} focused={focused} />;
  if (item.kind === 'reply') return <TimelineReply item={item} />;
  return <TimelineEvent item={item} conversation={conversation} />;
}
