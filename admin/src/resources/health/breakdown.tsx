import type { HealthBreakdown } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { capital, count, plainWords } from '../../components/format';
import { Panel } from '../../components/panel';
import { listLink } from '../../components/use-linked-filter';

/** A figure in parts: each with its bar, leading to its rows. */
export function Breakdown({ breakdown: { title, parts } }: { breakdown: HealthBreakdown }) {
  const most = Math.max(1, ...parts.map(({ value }) => value));
  return (
    <Panel title={title}>
      {parts.length ? (
        <ul className="parts">
          {parts.map(({ label, value, rows }) => {
            const words = capital(plainWords(label));
            return (
              <li key={label}>
                <span>{rows ? <Link to={listLink(rows.resource, rows.filter)}>{words}</Link> : words}</span>
                <span className="figures">{count(value)}</span>
                <i style={{ width: `${(value / most) * 100}%` }} />
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="soft">None.</p>
      )}
    </Panel>
  );
}
