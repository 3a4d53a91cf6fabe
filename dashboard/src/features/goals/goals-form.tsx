import { useState, type FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GoalsView, SaveGoals } from '@mealtext/backend/contract';
import { CAPABILITIES, energyShares, GOAL_NAMES, type GoalName } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { SwitchRow } from '../../components/switch-row';
import { toast } from '../../components/toasts';
import { REMINDER_CONSENT } from '../../lib/consent';
import { queryKeys } from '../../lib/query-keys';
import { saidBy } from '../../lib/request';
import { saveGoals } from '../../lib/requests/save-goals';
import { useUser } from '../../lib/session';
import { GoalInput } from './goal-input';
import { goalChanges, goalFault, inputsOf, numberOf, type GoalInputs } from './goal-fields';

/** The goals editor. `saved` is null while no goals were ever saved. */
export function GoalsForm({ saved }: { saved: GoalsView | null }) {
  const user = useUser();
  const client = useQueryClient();
  const [typed, setTyped] = useState<Partial<GoalInputs>>({});
  const [notifications, setNotifications] = useState<boolean | null>(null);
  const [tried, setTried] = useState(false);
  const inputs = { ...inputsOf(saved), ...typed };
  const switchedOn = notifications ?? saved?.notifications ?? false;
  const saving = useMutation({
    mutationFn: (change: SaveGoals) => saveGoals(user.id, change),
    onSuccess: (fresh) => {
      client.setQueryData(queryKeys.goals(user.id), fresh);
      setTyped({});
      setNotifications(null);
      toast({ title: 'Goals updated' });
    },
    onError: (error) => toast({ title: 'Error', text: saidBy(error, 'Failed to update your goals. Please try again.'), destructive: true }),
  });
  const faultOf = (name: GoalName) => goalFault(name, inputs[name], saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (GOAL_NAMES.some(faultOf)) return;
    const changedSwitch =
      switchedOn === (saved?.notifications ?? false)
        ? {}
        : { notifications: switchedOn, ...(switchedOn && { consentVersion: REMINDER_CONSENT.version }) };
    saving.mutate({ ...goalChanges(inputs, saved), ...changedSwitch });
  };
  const none = saved === null || GOAL_NAMES.every((name) => !saved[`${name}Goal`]);
  const shares = energyShares({
    calories: numberOf(inputs.calories),
    protein: numberOf(inputs.protein),
    carbs: numberOf(inputs.carbs),
    fat: numberOf(inputs.fat),
    sugar: numberOf(inputs.sugar),
  });

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {none && <Notice>No goals found. Please set up your nutritional goals.</Notice>}
      <div className="-my-2 divide-y divide-line">
        {GOAL_NAMES.map((name) => (
          <GoalInput
            key={name}
            name={name}
            typed={inputs[name]}
            share={name === 'calories' || name === 'sugar' ? null : shares[name]}
            fault={tried ? faultOf(name) : null}
            onType={(text) => setTyped((now) => ({ ...now, [name]: text }))}
          />
        ))}
      </div>
      <SwitchRow
        label="Daily reminders"
        hint={CAPABILITIES[user.plan].reminders ? REMINDER_CONSENT.text : `Reminders start with Pro. ${REMINDER_CONSENT.text}`}
        checked={switchedOn}
        onChange={setNotifications}
      />
      <Button type="submit" disabled={saving.isPending} className="self-start">
        {saving.isPending ? 'Saving...' : 'Save Goals'}
      </Button>
    </form>
  );
}
