import type { InboxRow } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { count } from '../../components/format';
import { Failed, Nothing, Waiting } from '../../components/notices';
import { useKeys } from '../../keys/keys';
import { useAppContext } from '../../session/app-context';
import { useAttention, useTabTitle } from '../../shell/attention';
import { Thread } from '../conversations/thread';
import { useStaffNames } from '../staff/use-staff-names';
import { CaseCard } from './case-card';
import { afterClosed, nextPlace } from './next-place';
import { useCases } from './use-cases';
import { type View, viewOf, VIEWS } from './views';

/** Whom a person has to look after, the most pressing first, beside the thread of the one that is looked at. */
export function Inbox() {
  const { id = null } = useParams();
  const [query] = useSearchParams();
  const view = viewOf(query.get('view'));
  const navigate = useNavigate();
  const { data: rows = [], total = 0, isPending, error, refetch } = useCases(view);
  useTabTitle('Inbox');
  const at = rows.findIndex((row) => row.id === id);
  // Where the case was before it left the list.
  const place = useRef(0);
  useEffect(() => {
    if (at >= 0) place.current = at;
  }, [at]);

  // Who steps twice at once goes two on: the address changes before the screen does.
  const chosen = useRef(id);
  useEffect(() => {
    chosen.current = id;
  }, [id]);

  const open = (row: InboxRow | undefined) => {
    chosen.current = row?.id ?? null;
    void navigate(row ? pathOf(view, row.id) : pathOf(view));
  };
  const step = (by: 1 | -1) => {
    const from = rows.findIndex((row) => row.id === chosen.current);
    const next = rows[nextPlace({ at: from, left: chosen.current ? place.current : null, by })];
    if (next) open(next);
  };
  useKeys('Inbox', [
    { keys: 'j', words: 'Next case', act: () => step(1) },
    { keys: 'k', words: 'Previous case', act: () => step(-1) },
    ...VIEWS.map((one, index) => ({ keys: String(index + 1), words: one.label, act: () => void navigate(pathOf(one)) })),
  ]);

  return (
    <div className={id ? 'inbox chosen' : 'inbox'}>
      <section className="cases" aria-label="Cases">
        <h1>Inbox</h1>
        <Views chosen={view} />
        {error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : isPending ? (
          <Waiting lines={8} />
        ) : rows.length ? (
          <>
            <CaseList rows={rows} view={view} chosen={id} />
            {total > rows.length && (
              <p className="soft cases-more">
                The {count(rows.length)} most pressing of {count(total)}.
              </p>
            )}
          </>
        ) : (
          <Nothing title={view.name === 'all' ? 'Nobody needs a person' : 'No case here'}>
            {view.name === 'all' ? 'Cases appear here by themselves, safety first.' : 'Cases of the others are under All.'}
          </Nothing>
        )}
      </section>
      <section className="inbox-thread" aria-label="Thread">
        {id ? (
          <>
            <div className="inbox-back">
              <Button component={Link} to={pathOf(view)}>
                Back to the cases
              </Button>
              <span className="actions">
                <Button variant="outlined" disabled={!rows[at - 1]} onClick={() => step(-1)} aria-keyshortcuts="k">
                  Previous
                </Button>
                <Button variant="outlined" disabled={!rows[at + 1] && at >= 0} onClick={() => step(1)} aria-keyshortcuts="j">
                  Next
                </Button>
              </span>
            </div>
            <Thread key={id} id={id} onClosed={() => open(afterClosed(rows, id, place.current))} />
          </>
        ) : (
          <Nothing title="Choose a case">Press j for the first, or ? for all keys.</Nothing>
        )}
      </section>
    </div>
  );
}

const pathOf = (view: View, id?: string): string => `/inbox${id ? `/${id}` : ''}${view.name === 'all' ? '' : `?view=${view.name}`}`;

function Views({ chosen }: { chosen: View }) {
  const counts = useAttention()?.inbox;
  return (
    <nav className="views" aria-label="Views">
      {VIEWS.map((view) => (
        <Link key={view.name} to={pathOf(view)} aria-current={view === chosen ? 'page' : undefined}>
          {view.label}
          {view.count && counts && <span className="figures">{count(counts[view.count])}</span>}
        </Link>
      ))}
    </nav>
  );
}

function CaseList({ rows, view, chosen }: { rows: readonly InboxRow[]; view: View; chosen: string | null }) {
  const { session } = useAppContext();
  const nameOf = useStaffNames();
  return (
    <ol>
      {rows.map((row) => {
        const whose = row.assignedTo ?? row.heldBy;
        return (
          <CaseCard
            key={row.id}
            row={row}
            to={pathOf(view, row.id)}
            chosen={row.id === chosen}
            whose={whose === null ? null : whose === session.staff.id ? 'you' : nameOf(whose)}
          />
        );
      })}
    </ol>
  );
}
