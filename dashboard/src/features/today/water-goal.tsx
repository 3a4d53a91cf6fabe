import { Suspense, useState } from 'react';
import { Bar } from '../../components/bar';
import { Button } from '../../components/button';
import { useGoals } from '../../lib/queries/use-goals';
import { showWater, type Units } from '../../lib/units';
import { WaterGoalDialog } from './dialogs';
import { say } from './say';

/** The water of today against one's own goal, and the way to set one. Nothing until the goals are known. */
export function WaterGoal({ ml, units }: { ml: number; units: Units }) {
  const { data: goals } = useGoals();
  const [setting, setSetting] = useState(false);
  if (goals === undefined) return null;
  const goal = goals?.waterGoalMl ?? null;
  return (
    <>
      {goal !== null && (
        <>
          <p className="figures mb-2 flex justify-between gap-4">
            <span className="text-soft">{ml < goal ? say('toGo', { amount: showWater(units, goal - ml) }) : say('waterReached')}</span>
            <span className="text-soft">{say('ofAmount', { amount: showWater(units, goal) })}</span>
          </p>
          <Bar
            label={say('waterOf', { amount: showWater(units, ml), goal: showWater(units, goal) })}
            share={ml / goal}
            color="var(--accent)"
          />
        </>
      )}
      <Button look="quiet" className="-ms-4" onClick={() => setSetting(true)}>
        {goal === null ? say('setWater') : say('changeWater')}
      </Button>
      <Suspense>{setting && <WaterGoalDialog goal={goal} units={units} onClose={() => setSetting(false)} />}</Suspense>
    </>
  );
}
