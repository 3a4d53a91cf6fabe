import type { TimelineUser } from '@mealtext/backend/contract';
import { rounded } from '../../components/format';
import { NUTRIENTS } from '../../components/nutrients';

/** Eaten on the user's own today, of their goals. */
export const TodayTotals = ({ today, goals }: Pick<TimelineUser, 'today' | 'goals'>) => (
  <ul className="totals">
    {NUTRIENTS.map(([name, label, unit]) => {
      const value = today[name] ?? 0;
      const goal = goals?.[name] ?? null;
      return (
        <li key={name}>
          <span>{label}</span>
          <span className="figures">
            {rounded(Math.round(value))}
            <span className="soft">{goal === null ? ` ${unit}` : ` of ${rounded(goal)} ${unit}`}</span>
          </span>
          {goal !== null && goal > 0 && (
            <i>
              <i style={{ width: `${Math.min(100, (value / goal) * 100)}%`, background: `var(--${name})` }} />
            </i>
          )}
        </li>
      );
    })}
  </ul>
);
