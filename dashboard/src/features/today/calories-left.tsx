import { showNumber } from '../../lib/format';
import type { Progress } from './progress-of';

/** The one answer of the dashboard: what is left of today's calories. Being over is said, never scolded. */
export function CaloriesLeft({ progress, burned }: { progress: Progress; burned: number }) {
  const { eaten, goal } = progress;
  const left = goal === null ? null : goal - eaten;
  const word = left === null ? 'eaten' : left < 0 ? 'over' : 'left';
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-2">
      <span className="text-5xl font-semibold tracking-tight sm:text-6xl">{showNumber(Math.abs(left ?? eaten))}</span>
      <span className="text-lg">kcal {word} today</span>
      {burned > 0 && (
        <span className="basis-full text-soft">
          {showNumber(burned)} kcal burned{goal === null ? '' : ', added to your goals'}
        </span>
      )}
    </p>
  );
}
