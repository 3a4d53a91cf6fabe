import type { OutreachLeftOut } from '@mealtext/backend/contract';
import { count } from '../../components/format';
import { WHY } from './outreach-words';

/** Who of a segment gets nothing, and why. */
export function LeftOutList({ of }: { of: readonly OutreachLeftOut[] }) {
  if (!of.length) return null;
  return (
    <div>
      <p className="soft">Left out</p>
      <ul className="plain-list">
        {of.map(({ why, people }) => (
          <li key={why}>
            <span className="figures">{count(people)}</span> {WHY[why]}
          </li>
        ))}
      </ul>
    </div>
  );
}
