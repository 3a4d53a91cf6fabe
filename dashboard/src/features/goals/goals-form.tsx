import { useState, type FormEvent } from 'react';
import { clsx } from 'clsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GoalsView, SaveGoals } from '@mealtext/backend/contract';
import { CAPABILITIES, energyShares, GOAL_NAMES, type GoalName, REMINDER_CONSENT, consentIn } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { SwitchRow } from '../../components/switch-row';
import { toast } from '../../components/toasts';
import { useUndoToast } from '../../components/use-undo-toast';
import { queryKeys } from '../../lib/query-keys';
import { saidBy } from '../../lib/request';
import { saveGoals } from '../../lib/requests/save-goals';
import { useUser } from '../../lib/session';
import { GoalInput } from './goal-input';
import { goalChanges, goalFault, inputsOf, numberOf, type GoalInputs } from './goal-fields';
import { sayCommon } from '../../lib/say-common';
import { sayShell } from '../../lib/say-shell';
import { say } from './say';
import { shownLanguage } from '../../lib/language';

interface Props {
  /** Null while no goals were ever saved. */
  saved: GoalsView | null;
  /** What is saved is not known yet: the form's own defaults are shown, and nothing can be changed. */
  loading?: boolean;
}

/** The goals editor. */
export function GoalsForm({ saved, loading = false }: Props) {
  const user = useUser();
  const client = useQueryClient();
  const said = useUndoToast();
  const [typed, setTyped] = useState<Partial<GoalInputs>>({});
  const [notifications, setNotifications] = useState<boolean | null>(null);
  const [tried, setTried] = useState(false);
  const inputs = { ...inputsOf(saved), ...typed };
  const switchedOn = notifications ?? saved?.notifications ?? loading;
  const saving = useMutation({
    mutationFn: (change: SaveGoals) => saveGoals(user.id, change),
    onSuccess: ({ changeId, ...fresh }) => {
      client.setQueryData<GoalsView>(queryKeys.goals(user.id), fresh);
      setTyped({});
      setNotifications(null);
      said({ title: sayCommon('goalsUpdated') }, changeId);
    },
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, sayCommon('goalsNotUpdated')), destructive: true }),
  });
  const consent = consentIn(REMINDER_CONSENT, shownLanguage()).text;
  const faultOf = (name: GoalName) => goalFault(name, inputs[name], saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (GOAL_NAMES.some(faultOf)) return;
    const changedSwitch =
      switchedOn === (saved?.notifications ?? false)
        ? {}
        : { notifications: switchedOn, ...(switchedOn && { consentVersion: consentIn(REMINDER_CONSENT, shownLanguage()).version }) };
    saving.mutate({ ...goalChanges(inputs, saved), ...changedSwitch });
  };
  const none = !loading && (saved === null || GOAL_NAMES.every((name) => !saved[`${name}Goal`]));
  const shares = energyShares({
    calories: numberOf(inputs.calories),
    protein: numberOf(inputs.protein),
    carbs: numberOf(inputs.carbs),
    fat: numberOf(inputs.fat),
    sugar: numberOf(inputs.sugar),
  });

  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={loading} className={clsx('flex flex-col gap-4', loading && 'opacity-60')}>
        {none && <Notice>{say('none')}</Notice>}
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
          label={say('reminders')}
          hint={CAPABILITIES[user.plan].reminders ? consent : say('remindersPro', { consent })}
          checked={switchedOn}
          onChange={setNotifications}
        />
        <Button type="submit" disabled={saving.isPending} className="self-start">
          {saving.isPending ? sayCommon('saving') : sayCommon('saveGoals')}
        </Button>
      </fieldset>
    </form>
  );
}
