import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { useUndoToast } from '../../components/use-undo-toast';
import { refresh } from '../../lib/query-client';
import { saidBy } from '../../lib/request';
import { useUser } from '../../lib/session';
import { chooseUnits, kgOf, showWeight, type Units, weightUnit } from '../../lib/units';
import { addWeight } from './requests/weights';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

interface Props {
  today: string | null;
  units: Units;
}

/** A weight by hand, of today or an earlier day. */
export function WeightForm({ today, units }: Props) {
  const { id } = useUser();
  const client = useQueryClient();
  const said = useUndoToast();
  const [typed, setTyped] = useState('');
  const [date, setDate] = useState<string | null>(null);
  const [tried, setTried] = useState(false);
  const day = date ?? today ?? '';
  const kg = kgOf(units, Number(typed.trim().replace(',', '.')));
  const fault = kg >= LEAST && kg <= MOST ? null : say('numberFrom', { least: showWeight(units, LEAST), most: showWeight(units, MOST) });
  const dayFault = day && (!today || day <= today) ? null : sayCommon('earlierDay');
  const saving = useMutation({
    mutationFn: () => addWeight(id, { kg, ...(day === today ? {} : { date: day }) }),
    onSuccess: ({ changeId }) => {
      said({ title: say('weightSaved'), text: showWeight(units, kg) }, changeId);
      setTyped('');
      setDate(null);
      setTried(false);
      void refresh(client, 'entry');
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!fault && !dayFault) saving.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-start gap-3 border-t border-line pt-4">
      <TextField
        className="w-32"
        label={say('weightIn', { unit: weightUnit(units) })}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={tried && fault}
      />
      <TextField
        className="w-44"
        label={sayCommon('day')}
        type="date"
        max={today ?? undefined}
        value={day}
        onChange={(event) => setDate(event.target.value)}
        error={tried && dayFault}
      />
      <div className="flex gap-2 pt-7">
        <Button type="submit" disabled={saving.isPending}>
          {sayCommon('save')}
        </Button>
        <Button look="quiet" onClick={() => chooseUnits(units === 'us' ? 'metric' : 'us')}>
          {say('useUnit', { unit: units === 'us' ? 'kg' : 'lb' })}
        </Button>
      </div>
      {saving.isError && (
        <p role="alert" className="basis-full text-danger">
          {saidBy(saving.error, say('weightNotSaved'))}
        </p>
      )}
    </form>
  );
}

/** What the server takes, kg. */
const LEAST = 30;
const MOST = 320;
