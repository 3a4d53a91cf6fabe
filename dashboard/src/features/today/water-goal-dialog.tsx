import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GoalsView } from '@mealtext/backend/contract';
import { WATER_GOAL_BOUNDS } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { SaveBar } from '../../components/save-bar';
import { useUndoToast } from '../../components/use-undo-toast';
import { queryKeys } from '../../lib/query-keys';
import { saveGoals } from '../../lib/requests/save-goals';
import { useUser } from '../../lib/session';
import { mlOf, showWater, type Units, waterIn, waterUnit } from '../../lib/units';
import { sayLater } from './say-later';

interface Props {
  /** ml a day; null for none yet. */
  goal: number | null;
  units: Units;
  onClose: () => void;
}

/** Sets, changes or removes what is to be drunk a day. */
export default function WaterGoalDialog({ goal, units, onClose }: Props) {
  const { id } = useUser();
  const client = useQueryClient();
  const said = useUndoToast();
  const [typed, setTyped] = useState(goal === null ? '' : String(waterIn(units, goal)));
  const [tried, setTried] = useState(false);
  const ml = mlOf(units, Number(typed.trim().replace(',', '.')));
  const [least, most] = WATER_GOAL_BOUNDS;
  const fault = ml >= least && ml <= most ? null : sayLater('numberFrom', { least: showWater(units, least), most: showWater(units, most) });
  const saving = useMutation({
    mutationFn: (waterGoalMl: number | null) => saveGoals(id, { waterGoalMl }),
    onSuccess: ({ changeId, ...fresh }) => {
      client.setQueryData<GoalsView>(queryKeys.goals(id), fresh);
      said({ title: fresh.waterGoalMl === null ? sayLater('waterRemoved') : sayLater('waterSaved') }, changeId);
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault) saving.mutate(ml);
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={sayLater('waterGoal')} text={sayLater('waterGoalText')}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        <TextField
          label={sayLater('waterADay', { unit: waterUnit(units) })}
          inputMode="decimal"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={tried && fault}
        />
        {goal !== null && (
          <Button look="quiet" className="self-start" disabled={saving.isPending} onClick={() => saving.mutate(null)}>
            {sayLater('removeGoal')}
          </Button>
        )}
        <SaveBar busy={saving.isPending} error={saving.error} failed={sayLater('waterNotSaved')} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
