import { useEffect, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CAPABILITIES, REMINDER_CONSENT, consentIn } from '@mealtext/backend/domain';
import { BackButton } from '../../components/back-button';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { ReminderRow } from '../../components/reminder-row';
import { StepHeading } from '../../components/step-heading';
import { SwitchRow } from '../../components/switch-row';
import { toast } from '../../components/toasts';
import { track } from '../../lib/analytics';
import { PRODUCT } from '../../lib/product';
import { refresh } from '../../lib/query-client';
import { refreshScheduler } from '../../lib/requests/refresh-scheduler';
import { reportError } from '../../lib/report-error';
import { saveGoals } from '../../lib/requests/save-goals';
import { updateUser } from '../../lib/requests/update-user';
import { useUser } from '../../lib/session';
import { chosenReminders, type ReminderChoices } from './reminder-choices';
import { saveStep } from './save-step';
import { say } from './say';
import { shownLanguage } from '../../lib/language';

interface Props {
  reminders: ReminderChoices;
  onReminders: (reminders: ReminderChoices) => void;
  onBack: () => void;
  onDone: () => void;
}

const REMINDERS = [
  {
    labelKey: 'breakfast',
    on: 'remindBreakfast',
    time: 'breakfastTime',
  },
  {
    labelKey: 'lunch',
    on: 'remindLunch',
    time: 'lunchTime',
  },
  {
    labelKey: 'dinner',
    on: 'remindDinner',
    time: 'dinnerTime',
  },
] as const;

export function NotificationsStep({ reminders, onReminders, onBack, onDone }: Props) {
  const user = useUser();
  const client = useQueryClient();
  const [busy, setBusy] = useState<'saving' | 'skipping' | null>(null);
  useEffect(() => track('notification_preferences'), []);
  const off = !reminders.notifications;
  const set = (part: Partial<ReminderChoices>) => onReminders({ ...reminders, ...part });

  async function finish(how: 'saving' | 'skipping', words: string, save: () => Promise<unknown>) {
    if (busy) return;
    setBusy(how);
    const saved = await saveStep('notifications', say('notificationsNotSaved'), save);
    if (!saved) return setBusy(null);
    void refresh(client, 'goals');
    toast({ title: say('setupComplete'), text: words });
    onDone();
  }

  const complete = (event: FormEvent) => {
    event.preventDefault();
    void finish('saving', say('welcome', { product: PRODUCT }), async () => {
      await saveGoals(user.id, chosenReminders(reminders));
      await updateUser(user.id, { onboardingComplete: true, isNewUser: false });
      // The choices are saved by now: a late plan of reminders is no reason to hold anybody here.
      await refreshScheduler().catch((error: unknown) => reportError(error, { path: '/onboarding', step: 'refresh_scheduler' }));
    });
  };

  const skip = () =>
    void finish('skipping', say('notificationsSkipped'), async () => {
      await saveGoals(user.id, { notifications: false, timezone: chosenReminders(reminders).timezone ?? '' });
      await updateUser(user.id, { onboardingComplete: true });
    });

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={complete}>
      <BackButton disabled={busy !== null} onBack={onBack}>
        {say('back')}
      </BackButton>
      <StepHeading>{say('byText')}</StepHeading>
      <p className="text-soft">
        {say('weWillSend')}
        {!CAPABILITIES[user.plan].reminders && <> {say('startWithPro')}</>}
      </p>
      <div className="divide-y divide-line rounded-2xl bg-paper px-4">
        <SwitchRow label={say('enable')} checked={!off} onChange={(notifications) => set({ notifications })} />
        {REMINDERS.map(({ labelKey, on, time }) => (
          <ReminderRow
            key={on}
            label={say(labelKey)}
            disabled={off}
            timeWhenOff="hidden"
            on={reminders[on]}
            onSwitch={(next) => set({ [on]: next })}
            time={reminders[time]}
            onTime={(next) => set({ [time]: next })}
          />
        ))}
        <SwitchRow
          label={say('snackReminders')}
          disabled={off}
          checked={reminders.remindSnacks}
          onChange={(remindSnacks) => set({ remindSnacks })}
        />
        <TextField
          className="py-4"
          label={say('summaryTime')}
          hint={say('summaryHint')}
          type="time"
          disabled={off}
          value={reminders.summaryTime}
          onChange={({ target }) => set({ summaryTime: target.value })}
        />
      </div>
      <p className="text-sm text-soft">{consentIn(REMINDER_CONSENT, shownLanguage()).text}</p>
      <div className="flex flex-col gap-2">
        <Button type="submit" disabled={busy !== null}>
          {busy === 'saving' ? say('completing') : say('complete')}
        </Button>
        <Button look="quiet" disabled={busy !== null} onClick={skip}>
          {say('skipNotifications')}
        </Button>
      </div>
    </form>
  );
}
