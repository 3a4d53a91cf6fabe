import { useEffect, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CAPABILITIES } from '@mealtext/backend/domain';
import { BackButton } from '../../components/back-button';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
import { ReminderRow } from '../../components/reminder-row';
import { StepHeading } from '../../components/step-heading';
import { SwitchRow } from '../../components/switch-row';
import { toast } from '../../components/toasts';
import { track } from '../../lib/analytics';
import { REMINDER_CONSENT } from '../../lib/consent';
import { PRODUCT } from '../../lib/product';
import { refresh } from '../../lib/query-client';
import { refreshScheduler } from '../../lib/requests/refresh-scheduler';
import { reportError } from '../../lib/report-error';
import { saveGoals } from '../../lib/requests/save-goals';
import { updateUser } from '../../lib/requests/update-user';
import { useUser } from '../../lib/session';
import { chosenReminders, type ReminderChoices } from './reminder-choices';
import { saveStep } from './save-step';

interface Props {
  reminders: ReminderChoices;
  onReminders: (reminders: ReminderChoices) => void;
  onBack: () => void;
  onDone: () => void;
}

const REMINDERS = [
  { label: 'Breakfast Reminder', on: 'remindBreakfast', time: 'breakfastTime' },
  { label: 'Lunch Reminder', on: 'remindLunch', time: 'lunchTime' },
  { label: 'Dinner Reminder', on: 'remindDinner', time: 'dinnerTime' },
] as const;
const FAILED = 'Failed to update your notification preferences. Please try again.';

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
    const saved = await saveStep('notifications', FAILED, save);
    if (!saved) return setBusy(null);
    void refresh(client, 'goals');
    toast({ title: 'Setup complete!', text: words });
    onDone();
  }

  const complete = (event: FormEvent) => {
    event.preventDefault();
    void finish('saving', `Welcome to ${PRODUCT}! Text your first meal whenever you are ready.`, async () => {
      await saveGoals(user.id, chosenReminders(reminders));
      await updateUser(user.id, { onboardingComplete: true, isNewUser: false });
      // The choices are saved by now: a late plan of reminders is no reason to hold anybody here.
      await refreshScheduler().catch((error: unknown) => reportError(error, { path: '/onboarding', step: 'refresh_scheduler' }));
    });
  };

  const skip = () =>
    void finish('skipping', 'Notifications skipped. You can set them up later in Settings.', async () => {
      await saveGoals(user.id, { notifications: false, timezone: chosenReminders(reminders).timezone ?? '' });
      await updateUser(user.id, { onboardingComplete: true });
    });

  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={complete}>
      <BackButton disabled={busy !== null} onBack={onBack}>
        Back
      </BackButton>
      <StepHeading>Reminders by text</StepHeading>
      <p className="text-soft">
        We will send you SMS reminders to log your meals at the times you choose.
        {!CAPABILITIES[user.plan].reminders && ' Your choices are saved now; reminders and the daily summary start with the Pro plan.'}
      </p>
      <div className="divide-y divide-line rounded-2xl bg-paper px-4">
        <SwitchRow label="Enable Notifications" checked={!off} onChange={(notifications) => set({ notifications })} />
        {REMINDERS.map(({ label, on, time }) => (
          <ReminderRow
            key={on}
            label={label}
            disabled={off}
            timeWhenOff="hidden"
            on={reminders[on]}
            onSwitch={(next) => set({ [on]: next })}
            time={reminders[time]}
            onTime={(next) => set({ [time]: next })}
          />
        ))}
        <SwitchRow
          label="Snack Reminders"
          disabled={off}
          checked={reminders.remindSnacks}
          onChange={(remindSnacks) => set({ remindSnacks })}
        />
        <TextField
          className="py-4"
          label="Daily Summary Time"
          hint="A summary of your day's nutrition is sent at this time."
          type="time"
          disabled={off}
          value={reminders.summaryTime}
          onChange={({ target }) => set({ summaryTime: target.value })}
        />
      </div>
      <p className="text-sm text-soft">{REMINDER_CONSENT.text}</p>
      <div className="flex flex-col gap-2">
        <Button type="submit" disabled={busy !== null}>
          {busy === 'saving' ? 'Completing Setup...' : 'Complete Setup'}
        </Button>
        <Button look="quiet" disabled={busy !== null} onClick={skip}>
          Skip Notifications
        </Button>
      </div>
    </form>
  );
}
