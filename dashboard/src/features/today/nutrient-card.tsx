import type { GoalName } from '@mealtext/backend/domain';
import { Bar } from '../../components/bar';
import { showNumber } from '../../lib/format';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import type { Progress } from './progress-of';
import { say } from './say';

/** One nutrient: its name, its value of the goal, a bar, and a second bar for what exercise added: how much that is, its label tells. */
export function NutrientCard({ name, progress }: { name: GoalName; progress: Progress }) {
  const { label, unit, color, over } = NUTRIENT_LOOKS[name];
  const { eaten, goal, bonus, share } = progress;
  return (
    <li className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2">
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: color }} />
          {label}
        </span>
        <span className="figures font-semibold whitespace-nowrap">
          {showNumber(eaten)}
          <span className="text-sm font-normal text-soft">
            {goal !== null && ` / ${showNumber(goal)}`} {unit}
          </span>
        </span>
      </div>
      {goal !== null && (
        <Bar
          label={say('eatenOf', { label, eaten: showNumber(eaten), goal: showNumber(goal), unit })}
          share={share}
          color={share > 1 ? over : color}
        />
      )}
      {goal !== null && bonus > 0 && (
        <Bar thin from="end" label={say('bonusOf', { label, bonus: showNumber(bonus), unit })} share={bonus / goal} color="var(--accent)" />
      )}
    </li>
  );
}
