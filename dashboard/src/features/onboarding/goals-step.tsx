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
import type { BodyFigures } from './body-figures';
import { chosenGoals, isPreset, presetChoices, SLIDERS, valueChoices, type GoalChoices } from './goal-choices';
import { GoalHelper } from './goal-helper';
import { GoalRow } from './goal-row';
import { createGoals } from './requests/create-goals';
import { saveStep } from './save-step';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';
import { Rich } from '../../lib/rich';

interface Props {
  goals: GoalChoices;
  onGoals: (goals: GoalChoices) => void;
  figures: BodyFigures;
  onFigures: (figures: BodyFigures) => void;
  onBack: () => void;
  onDone: () => void;
}

export function GoalsStep({ goals, onGoals, figures, onFigures, onBack, onDone }: Props) {
  const user = useUser();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  useEffect(() => track('goals_configuration'), []);

  const change = (name: GoalName, part: Partial<GoalChoices[GoalName]>) => onGoals({ ...goals, [name]: { ...goals[name], ...part } });

  function skip() {
    toast({ title: say('skipped'), text: say('skippedText') });
    onDone();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const chosen = chosenGoals(goals);
    if (Object.keys(chosen).length === 0) return skip();
    setBusy(true);
    const saved = await saveStep('goals', sayCommon('goalsNotUpdated'), () => createGoals(user.id, chosen));
    setBusy(false);
    if (!saved) return;
    void refresh(client, 'goals');
    toast({ title: sayCommon('goalsUpdated'), text: say('updatedText') });
    onDone();
  }

  return (
    <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      <BackButton disabled={busy} onBack={onBack}>
        {say('back')}
      </BackButton>
      <StepHeading>{say('yourGoals')}</StepHeading>
      <p className="text-soft">
        {user.firstName ? (
          <Rich parts={{ name: () => <bdi>{user.firstName}</bdi> }}>{say('congratulations')}</Rich>
        ) : (
          say('congratulationsAlone')
        )}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['men', 'women'] as const).map((preset) => (
          <Button
            key={preset}
            look="plain"
            aria-pressed={isPreset(goals, preset)}
            className="aria-pressed:outline-2 aria-pressed:-outline-offset-2 aria-pressed:outline-accent"
            disabled={busy}
            onClick={() => onGoals(presetChoices(preset))}
          >
            {preset === 'men' ? say('suggestedMen') : say('suggestedWomen')}
          </Button>
        ))}
      </div>
      <GoalHelper
        figures={figures}
        onFigures={onFigures}
        onUse={(suggested) => {
          onGoals(valueChoices(suggested));
          toast({ title: say('filledIn'), text: say('filledInText') });
        }}
      />
      <div className="divide-y divide-line rounded-2xl bg-paper px-4">
        {GOAL_NAMES.map((name) => (
          <GoalRow key={name} slider={SLIDERS[name]} {...goals[name]} onChange={(part) => change(name, part)} />
        ))}
      </div>
      <div className="flex flex-col gap-2">
        <Button type="submit" disabled={busy}>
          {busy ? sayCommon('saving') : sayCommon('saveGoals')}
        </Button>
        <Button look="quiet" disabled={busy} onClick={skip}>
          {say('skipStep')}
        </Button>
      </div>
    </form>
  );
}
