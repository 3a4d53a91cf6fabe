import { extendedGoals } from '@mealtext/backend/domain';
import type { HandsetEntry, HandsetPhone, HandsetToday } from '@mealtext/backend/contract';

const NUTRIENTS = [
  ['protein', 'Protein'],
  ['carbs', 'Carbs'],
  ['fat', 'Fat'],
  ['sugar', 'Sugar'],
] as const;

const KINDS: Record<HandsetEntry['kind'], string> = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
  workout: 'Workout',
};

const whole = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 });

interface Props {
  today: HandsetToday | null;
  loading: boolean;
  owner: HandsetPhone | null;
}

/** What the texts have added up to, as they are sent. */
export function Day({ today, loading, owner }: Props) {
  if (loading) return <aside className="day" aria-busy="true" aria-label="Today" />;
  if (!today) {
    return (
      <aside className="day" aria-label="Today">
        <h1>A stranger’s number</h1>
        <p className="hint">
          This number has no account. Texts from it get one sign-up link a day. <a href="/">Sign up with it</a>, and what was texted in the
          last 24 hours is counted.
        </p>
      </aside>
    );
  }
  const { totals, burned } = today;
  const goals = extendedGoals(today.goals, burned);
  const allowance = goals.calories;
  const left = allowance === null ? null : allowance - totals.calories;
  return (
    <aside className="day" aria-label="Today">
      <h1>{owner?.name ? `${owner.name}’s day` : 'Today'}</h1>
      <p className="left">
        <strong>{whole.format(left === null ? totals.calories : Math.abs(left))}</strong>
        <span>{left === null ? 'kcal so far' : left < 0 ? 'kcal over' : 'kcal left'}</span>
      </p>
      {allowance !== null && (
        <p className="hint">
          {whole.format(totals.calories)} of {whole.format(allowance)} kcal
          {burned > 0 && `, ${whole.format(burned)} of them from training`}
        </p>
      )}
      <dl className="nutrients">
        {NUTRIENTS.map(([key, label]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              {whole.format(totals[key])}
              {goals[key] !== null && <small> / {whole.format(goals[key])}</small>} <small>g</small>
            </dd>
            {goals[key] !== null && (
              <span className={`bar ${key}`} aria-hidden="true">
                <i style={{ width: `${Math.min(100, (totals[key] / goals[key]) * 100)}%` }} />
              </span>
            )}
          </div>
        ))}
      </dl>
      {today.entries.length === 0 ? (
        <p className="hint">Nothing counted yet today.</p>
      ) : (
        <ol className="entries">
          {today.entries.map((entry) => (
            <li key={entry.number}>
              <span className="number">#{entry.number}</span>
              <span className="what" dir="auto">
                <b>{KINDS[entry.kind]}</b> {entry.description}
              </span>
              <span className="calories">
                {entry.kind === 'workout' ? '−' : ''}
                {whole.format(entry.calories)} <small>kcal</small>
              </span>
            </li>
          ))}
        </ol>
      )}
    </aside>
  );
}
