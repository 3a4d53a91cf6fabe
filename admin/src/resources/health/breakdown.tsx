import type { HealthBreakdown, HealthFigures } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { capital, count, plainWords } from '../../components/format';
import { Panel } from '../../components/panel';
import { rowsLink } from './rows-link';

/** A figure in parts: each with its bar, leading to its rows. */
export function Breakdown({ breakdown: { title, parts }, health }: { breakdown: HealthBreakdown; health: HealthFigures }) {
  const most = Math.max(1, ...parts.map(({ value }) => value));
  return (
    <Panel title={title}>
      {parts.length ? (
        <ul className="parts">
          {parts.map(({ label, words: meaning, value, rows }) => {
            const words = meaning ? `${meaning} (${label})` : capital(plainWords(label));
            const link = rowsLink(rows, health);
            return (
              <li key={label}>
                <span>{link ? <Link to={link}>{words}</Link> : words}</span>
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
