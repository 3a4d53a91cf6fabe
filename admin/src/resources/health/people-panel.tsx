import { Link } from 'react-router-dom';
import { capital } from '../../components/format';
import { FlagMark } from '../../components/flag-mark';
import { Said } from '../../components/said';
import { listLink } from '../../components/list-link';
import { Waited } from '../../components/waited';
import { useAttention } from '../../shell/attention';
import { useStaffNames } from '../staff/use-staff-names';

/** Whom a person has to look after, above all figures: somebody in danger first, then who waits for a word. */
export function PeoplePanel() {
  const attention = useAttention();
  const nameOf = useStaffNames();
  if (!attention || !(attention.safetyCount || attention.waiting || attention.flagged)) return null;
  const { safety, safetyCount, waiting, waitingSince, flagged } = attention;
  return (
    <section className={safetyCount ? 'panel people danger' : 'panel people'} aria-label="People who need somebody">
      {safety.length > 0 && (
        <>
          <h2>{safetyCount === 1 ? 'One person may be in danger' : `${safetyCount} people may be in danger`}</h2>
          <ul>
            {safety.map((flag) => (
              <li key={`${flag.conversationId} ${flag.reason} ${flag.grade}`}>
                <FlagMark flag={flag} />
                <Link to={`/conversations/${flag.conversationId}`}>{flag.name ? <Said>{flag.name}</Said> : 'Stranger'}</Link>
                <span>
                  waiting <Waited since={flag.since} />
                </span>
                <span className="soft">
                  {flag.heldBy
                    ? answers(nameOf(flag.heldBy))
                    : flag.assignedTo
                      ? `assigned to ${nameOf(flag.assignedTo)}`
                      : 'nobody has it'}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="marks">
        {safetyCount > 0 && <Link to={listLink('conversations', { safety: true })}>All about safety</Link>}
        {waitingSince && (
          <Link to={listLink('conversations', { waits: true })}>
            {waiting === 1 ? 'One person waits for our answer, for ' : `${waiting} people wait for our answer, the longest for `}
            <Waited since={waitingSince} />
          </Link>
        )}
        {flagged > 0 && <Link to={listLink('conversations', { flagged: true })}>{flagged} flagged in all</Link>}
      </p>
    </section>
  );
}

/** "You answer", but "Ben answers". */
const answers = (name: string): string => `${capital(name)} ${name === 'you' ? 'answer' : 'answers'}`;
