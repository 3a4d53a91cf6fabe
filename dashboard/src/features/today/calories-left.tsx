import { showNumber } from '../../lib/format';
import type { Progress } from './progress-of';
import { say } from './say';

interface Props {
  progress: Progress;
  burned: number;
  /** Whether the day is over. */
  past: boolean;
  /** Foods of the day that nobody knew, so that they are in no sum. */
  uncounted: number;
}

/** The one answer of the dashboard: what is left of today's calories, or how a past day ended. Being over is said, never scolded. */
export function CaloriesLeft({ progress, burned, past, uncounted }: Props) {
  const { eaten, goal } = progress;
  const left = goal === null ? null : goal - eaten;
  const word = left === null ? 'eaten' : left < 0 ? 'over' : 'left';
  return (
    <p className="figures mt-1 flex flex-wrap items-baseline gap-x-2">
      <span className="text-5xl font-semibold tracking-tight sm:text-6xl">{showNumber(Math.abs(left ?? eaten))}</span>
      <span className="text-lg">{say('standing', { past: past ? 'yes' : 'no', word })}</span>
      {burned > 0 && (
        <span className="basis-full text-soft">{say(goal === null ? 'burned' : 'burnedAdded', { kcal: showNumber(burned) })}</span>
      )}
      {uncounted > 0 && <span className="basis-full text-soft">{say('uncounted', { count: uncounted })}</span>}
    </p>
  );
}
