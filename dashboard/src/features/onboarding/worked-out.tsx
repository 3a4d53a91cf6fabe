import type { Suggestion } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { showNumber } from '../../lib/format';
import { workOut, type BodyFigures } from './body-figures';
import { say } from './say';
import { Rich } from '../../lib/rich';

interface Props {
  figures: BodyFigures;
  onUse: (goals: Suggestion['goals']) => void;
}

/** What the figures come to, by which formula, and how far it can be trusted. */
export function WorkedOut({ figures, onUse }: Props) {
  const worked = workOut(figures);
  if (worked.type === 'open') return <p className="text-soft">{say('enough')}</p>;
  if (worked.type === 'young') return <p className="text-soft">{say('adults')}</p>;
  if (worked.type === 'odd') return <p className="text-soft">{say('outside')}</p>;
  const { used, aim, held, goals } = worked.suggestion;
  return (
    <div role="status" className="flex flex-col gap-3 border-t border-line pt-4">
      <p className="figures flex flex-wrap items-baseline gap-x-2">
        <Rich parts={{ kcal: (words) => <span className="text-4xl font-semibold">{words}</span> }}>
          {say('workedOut', { kcal: showNumber(goals.calories) })}
        </Rich>
      </p>
      <p className="figures text-soft">
        {say('macros', {
          protein: showNumber(goals.protein),
          carbs: showNumber(goals.carbs),
          fat: showNumber(goals.fat),
          sugar: showNumber(goals.sugar),
        })}
      </p>
      {aim !== figures.aim && <p>{say('lowWeight')}</p>}
      {held && <p>{say('notLower')}</p>}
      <p className="text-sm text-soft">{say('youUse', { kcal: showNumber(used) })}</p>
      <Button look="plain" onClick={() => onUse(goals)}>
        {say('useThese')}
      </Button>
    </div>
  );
}
