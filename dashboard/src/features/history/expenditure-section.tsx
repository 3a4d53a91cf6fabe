import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ExpenditureView } from '@mealtext/backend/contract';
import { type Aim, calorieGoalFor } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { Choice } from '../../components/choice';
import { Skeleton } from '../../components/skeleton';
import { useUndoToast } from '../../components/use-undo-toast';
import { WhenLoaded } from '../../components/when-loaded';
import { showNumber } from '../../lib/format';
import { useGoals } from '../../lib/queries/use-goals';
import { refresh } from '../../lib/query-client';
import { queryKeys } from '../../lib/query-keys';
import { saidBy } from '../../lib/request';
import { saveGoals } from '../../lib/requests/save-goals';
import { useUser } from '../../lib/session';
import { showWeight, useUnits } from '../../lib/units';
import { say } from './say';
import { spoken } from '../../lib/spoken';
import { sayCommon } from '../../lib/say-common';
import { Rich } from '../../lib/rich';

type Known = { [K in keyof ExpenditureView]: NonNullable<ExpenditureView[K]> };

/** What the user uses a day, how sure that is, and a goal that would follow from it. */
export function ExpenditureSection() {
  const { id } = useUser();
  const found = useQuery<ExpenditureView>({ queryKey: queryKeys.expenditure(id) });
  return (
    <Card title={say('useADay')}>
      <WhenLoaded query={found} sorry={say('useNotWorkedOut')} loading={say('useLoading')} skeleton={<Skeleton className="h-24" />}>
        {(data) =>
          data.kcal === null ? (
            <p className="text-soft">
              {say('useShowsFrom')} {missingIn(data)}
            </p>
          ) : (
            <Estimate found={data as Known} />
          )
        }
      </WhenLoaded>
    </Card>
  );
}

function missingIn({ daysMissing, weighInsMissing }: ExpenditureView): string {
  const missing = { days: daysMissing, weighIns: weighInsMissing };
  if (weighInsMissing <= 0) return say('needDays', missing);
  return say(daysMissing > 0 ? 'needBoth' : 'needWeighIns', missing);
}

function Estimate({ found }: { found: Known }) {
  const units = useUnits();
  const { kcal, margin, intake, burned, kgPerWeek } = found;
  return (
    <>
      <p className="figures">
        <span className="text-2xl font-semibold">{showNumber(kcal)}</span>{' '}
        <span className="text-soft">{say('kcalGiveOrTake', { margin: showNumber(margin) })}</span>
      </p>
      <p className="figures mt-1 text-soft">
        {say(burned > 0 ? 'balanceTextBurned' : 'balanceText', {
          intake: showNumber(intake),
          burned: showNumber(burned),
          way: kgPerWeek < 0 ? 'down' : 'up',
          weight: showWeight(units, Math.abs(kgPerWeek)),
        })}
      </p>
      <SuggestedGoal used={kcal - burned} />
    </>
  );
}

const AIMS = { lose: 'lose', 'lose-slowly': 'loseSlowly', keep: 'keep', gain: 'gain' } as const;

/** A calorie goal to take or leave. What workouts burn is added to a goal day by day, so it is not in it. */
function SuggestedGoal({ used }: { used: number }) {
  const { id } = useUser();
  const client = useQueryClient();
  const said = useUndoToast();
  const goals = useGoals();
  const [aim, setAim] = useState<Aim>('keep');
  const goal = calorieGoalFor(used, aim);
  const saving = useMutation({
    mutationFn: () => saveGoals(id, { caloriesGoal: goal }),
    onSuccess: ({ changeId }) => {
      said({ title: sayCommon('goalsUpdated') }, changeId);
      void refresh(client, 'goals');
    },
  });
  const stands = goals.data?.caloriesGoal === goal;
  return (
    <div className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <Choice label={say('ifYouWant')} value={aim} options={spoken(AIMS, say)} onChange={(value) => setAim(value as Aim)} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures">
          <Rich parts={{ goal: (words) => <span className="font-semibold">{words}</span> }}>
            {say('aGoalOf', { kcal: showNumber(goal) })}
          </Rich>
        </p>
        <Button look="plain" disabled={saving.isPending || stands} onClick={() => saving.mutate()}>
          {stands ? say('yourGoal') : say('makeGoal')}
        </Button>
      </div>
      {saving.isError && (
        <p role="alert" className="text-danger">
          {saidBy(saving.error, sayCommon('goalsNotUpdated'))}
        </p>
      )}
    </div>
  );
}
