import type { HandsetToday } from '@mealtext/backend/contract';
import { extendedGoals, GOAL_FORM_DEFAULTS, type GoalName } from '@mealtext/backend/domain';
import { Bar } from '../../components/bar';
import { showNumber } from '../../lib/format';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import { say } from './say';

const EMPTY: Pick<HandsetToday, 'totals' | 'burned' | 'goals'> = {
  totals: { calories: 0, protein: 0, carbs: 0, fat: 0, sugar: 0 },
  burned: 0,
  goals: { ...GOAL_FORM_DEFAULTS },
};
const MACROS: readonly GoalName[] = ['protein', 'carbs', 'fat', 'sugar'];

/** The day that a visitor's texts make, against goals of nobody in particular. */
export function TryDay({ today }: { today: HandsetToday | null }) {
  const { totals, burned, goals: own } = today ?? EMPTY;
  const goals = extendedGoals(own, burned);
  const left = (goals.calories ?? 0) - totals.calories;
  const { color } = NUTRIENT_LOOKS.calories;
  return (
    <div aria-label={say('daySoFar')} role="group" className="figures mt-2">
      <p className="flex items-baseline gap-2">
        <span className="text-4xl font-semibold tracking-tight sm:text-5xl">{showNumber(Math.abs(left))}</span>
        <span>{say('standing', { word: left < 0 ? 'over' : 'left' })}</span>
        <span className="ms-auto text-sm text-soft">
          {say('ofGoal', { eaten: showNumber(totals.calories), goal: showNumber(goals.calories ?? 0) })}
          {burned > 0 && <span className="block text-end">{say('fromExerciseOf', { kcal: showNumber(burned) })}</span>}
        </span>
      </p>
      <div className="mt-2">
        <Bar
          label={say('caloriesOf', { eaten: showNumber(totals.calories), goal: showNumber(goals.calories ?? 0) })}
          share={totals.calories / (goals.calories || 1)}
          color={color}
        />
      </div>
      <ul className="mt-3 grid grid-cols-4 gap-3">
        {MACROS.map((name) => {
          const { label, color: tint, over } = NUTRIENT_LOOKS[name];
          const share = totals[name] / (goals[name] || 1);
          return (
            <li key={name} className="flex flex-col gap-1 text-sm">
              <span className="text-soft">{label}</span>
              <span className="font-semibold">
                {showNumber(totals[name])}
                <span className="font-normal text-soft"> g</span>
              </span>
              <Bar
                thin
                label={say('gramsOf', { label, eaten: showNumber(totals[name]), goal: showNumber(goals[name] ?? 0) })}
                share={share}
                color={share > 1 ? over : tint}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
