import { useEffect, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { GOAL_NAMES, type GoalName } from '@mealtext/backend/domain';
import { BackButton } from '../../components/back-button';
import { Button } from '../../components/button';
import { StepHeading } from '../../components/step-heading';
import { toast } from '../../components/toasts';
import { track } from '../../lib/analytics';
import { refresh } from '../../lib/query-client';
import { useUser } from '../../lib/session';
import { chosenGoals, presetChoices, SLIDERS, type GoalChoices } from './goal-choices';
import { GoalRow } from './goal-row';
import { createGoals } from './requests/create-goals';
import { saveStep } from './save-step';

interface Props {
  goals: GoalChoices;
  onGoals: (goals: GoalChoices) => void;
  onBack: () => void;
  onDone: () => void;
}

export function GoalsStep({ goals, onGoals, onBack, onDone }: Props) {
  const user = useUser();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  useEffect(() => track('goals_configuration'), []);

  const change = (name: GoalName, part: Partial<GoalChoices[GoalName]>) => onGoals({ ...goals, [name]: { ...goals[name], ...part } });

  function skip() {
    toast({ title: 'Goals skipped', text: 'You can set your nutritional goals later in the app.' });
    onDone();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = chosenGoals(goals);
    if (Object.keys(chosen).length === 0) return skip();
    setBusy(true);
    const saved = await saveStep('goals', 'Failed to update your goals. Please try again.', () => createGoals(user.id, chosen));
    setBusy(false);
    if (!saved) return;
    void refresh(client, 'goals');
    toast({ title: 'Goals updated', text: 'Your selected nutritional goals have been saved.' });
    onDone();
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <BackButton disabled={busy} onBack={onBack}>
        Back
      </BackButton>
      <StepHeading>Your daily goals</StepHeading>
      <p className="text-soft">
        Congratulations{user.firstName ? ', ' : ''}
        <bdi>{user.firstName}</bdi>! Your account is ready. Choose what you want to keep an eye on, or start from a suggestion.
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button look="plain" disabled={busy} onClick={() => onGoals(presetChoices('men'))}>
          Suggested for Men
        </Button>
        <Button look="plain" disabled={busy} onClick={() => onGoals(presetChoices('women'))}>
          Suggested for Women
        </Button>
      </div>
      <div className="divide-y divide-line rounded-2xl bg-paper px-4">
        {GOAL_NAMES.map((name) => (
          <GoalRow key={name} slider={SLIDERS[name]} {...goals[name]} onChange={(part) => change(name, part)} />
        ))}
      </div>
      <div className="flex flex-col gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? 'Saving...' : 'Save Goals'}
        </Button>
        <Button look="quiet" disabled={busy} onClick={skip}>
          Skip This Step
        </Button>
      </div>
    </form>
  );
}
