import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Weight } from '@mealtext/backend/contract';
import { Trash2 } from 'lucide-react';
import { Button } from '../../components/button';
import { toast } from '../../components/toasts';
import { useUndoToast } from '../../components/use-undo-toast';
import { showDay } from '../../lib/format';
import { refresh } from '../../lib/query-client';
import { saidBy } from '../../lib/request';
import { useUser } from '../../lib/session';
import { showWeight, type Units } from '../../lib/units';
import { deleteWeight } from './requests/weights';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';
import { sayCommon } from '../../lib/say-common';

interface Props {
  weights: readonly Weight[];
  today: string | null;
  units: Units;
}

/** How many stand there before all are asked for. */
const FEW = 5;

/** The readings themselves, latest first, each to be deleted; that can be undone for as long as it is said. */
export function WeightList({ weights, today, units }: Props) {
  const { id } = useUser();
  const client = useQueryClient();
  const said = useUndoToast();
  const [all, setAll] = useState(false);
  const removal = useMutation({
    mutationFn: (weightId: string) => deleteWeight(id, weightId),
    onSuccess: ({ changeId }) => {
      said({ title: say('weightDeleted') }, changeId);
      void refresh(client, 'entry');
    },
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, say('weightNotDeleted')), destructive: true }),
  });
  const latest = weights.toReversed();
  return (
    <>
      <ul className="figures mt-4 divide-y divide-line" aria-label={say('weights')}>
        {(all ? latest : latest.slice(0, FEW)).map((one) => (
          <li key={one.id} className="flex items-center justify-between gap-4">
            <span className="text-soft">{showDay(one.date, today)}</span>
            <span className="ms-auto">{showWeight(units, one.kg)}</span>
            <Button
              look="danger-quiet"
              icon
              aria-label={say('deleteWeight', { weight: showWeight(units, one.kg), day: showDay(one.date, today) })}
              disabled={removal.isPending}
              onClick={() => removal.mutate(one.id)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
      {latest.length > FEW && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? sayCommon('showFewer') : say('showAll', { count: latest.length })}
        </Button>
      )}
    </>
  );
}
