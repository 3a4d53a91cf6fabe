import type { ReplaySide, ReplayTurn } from '@mealtext/backend/contract';
import { readerWords } from '../../components/choices';
import { plainWords, rounded } from '../../components/format';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';

/** One text: what was made of it then, and what would be made of it now. What differs is marked on both sides. */
export const ReplayTurnRow = ({ turn }: { turn: ReplayTurn }) => (
  <article className="replay-turn">
    <p>
      {turn.body === null ? <Hidden /> : <Said>{turn.body}</Said>}{' '}
      <span className="soft">
        <DateTime at={turn.at} />
      </span>
    </p>
    {turn.incomparable !== null && (
      <p>
        <Mark>Cannot be compared</Mark> <span className="soft">{turn.incomparable}</span>
      </p>
    )}
    <div className="replay-sides">
      <Side title="Then" side={turn.then} hidden={turn.body === null} differs={turn.differs} />
      <Side title="Now" side={turn.now} hidden={turn.body === null} differs={turn.differs} />
    </div>
  </article>
);

interface SideProps {
  title: string;
  side: ReplaySide;
  hidden: boolean;
  differs: ReplayTurn['differs'];
}

function Side({ title, side, hidden, differs }: SideProps) {
  const mark = (what: ReplayTurn['differs'][number]) => (differs.includes(what) ? 'differs' : undefined);
  return (
    <section aria-label={title}>
      <h3>
        {title} <span className="soft">{readerWords(side.reader)}</span>
      </h3>
      <p className={mark('intents')}>{side.intents.map(plainWords).join(', ') || 'nothing'}</p>
      <div className={mark('entries')}>
        {side.entries.length ? (
          <ul>
            {side.entries.map((entry, index) => (
              <li key={index}>
                <Said>{entry}</Said>
              </li>
            ))}
          </ul>
        ) : (
          <p className="soft">{side.calories === null ? 'Logged nothing' : `${rounded(side.calories)} kcal logged`}</p>
        )}
      </div>
      <div className={mark('reply')}>
        {side.reply === null ? <p className="soft">{hidden ? 'Reply hidden' : 'No reply'}</p> : <Said block>{side.reply}</Said>}
      </div>
    </section>
  );
}
