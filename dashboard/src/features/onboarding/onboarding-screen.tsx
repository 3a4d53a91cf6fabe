import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Logo } from '../../components/logo';
import { useAbandonment } from '../../lib/abandonment';
import { Page } from '../../lib/page';
import { useUser } from '../../lib/session';
import { NO_FIGURES } from './body-figures';
import { NO_CHOICES } from './goal-choices';
import { GoalsStep } from './goals-step';
import { NotificationsStep } from './notifications-step';
import { PersonalStep } from './personal-step';
import { NO_REMINDERS } from './reminder-choices';
import { STEPS, type Step } from './steps';
import { useFinish } from './use-finish';
import { say } from './say';

/** Three steps in order, kept in the history so that the browser's own back button goes back a step. */
export default function OnboardingScreen() {
  const user = useUser();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? user.firstName ?? '';
  const [goals, setGoals] = useState(NO_CHOICES);
  const [figures, setFigures] = useState(NO_FIGURES);
  const [reminders, setReminders] = useState(NO_REMINDERS);
  const { finished, finish } = useFinish();
  const step = useStep();
  useAbandonment(finished ? null : `onboarding_${step.at}`);

  return (
    <Page title={say('title')} noindex>
      <div className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-6">
        <Logo />
        <Progress at={step.at} />
        {step.at === 'personal' && <PersonalStep name={name} onName={setTyped} onDone={() => step.go('goals')} />}
        {step.at === 'goals' && (
          <GoalsStep
            goals={goals}
            onGoals={setGoals}
            figures={figures}
            onFigures={setFigures}
            onBack={() => step.go('personal')}
            onDone={() => step.go('notifications')}
          />
        )}
        {step.at === 'notifications' && (
          <NotificationsStep reminders={reminders} onReminders={setReminders} onBack={() => step.go('goals')} onDone={finish} />
        )}
      </div>
    </Page>
  );
}

function useStep() {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const asked = typeof state === 'object' && state !== null && 'step' in state ? state.step : undefined;
  const at: Step = STEPS.find((step) => step === asked) ?? 'personal';
  return { at, go: (next: Step) => void navigate('/onboarding', { state: { step: next } }) };
}

function Progress({ at }: { at: Step }) {
  const number = STEPS.indexOf(at) + 1;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-soft">{say('step', { number, total: STEPS.length })}</p>
      <div aria-hidden="true" className="grid grid-cols-3 gap-1.5">
        {STEPS.map((step, index) => (
          <span key={step} className={index < number ? 'h-1.5 rounded-full bg-accent' : 'h-1.5 rounded-full bg-track'} />
        ))}
      </div>
    </div>
  );
}
