import { useEffect, useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { CAPABILITIES } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { TextField } from '../../components/field';
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
import { BackLink } from './back-link';
import { chosenReminders, type ReminderChoices } from './reminder-choices';
import { ReminderRow } from './reminder-row';
import { saveStep } from './save-step';

interface Props {
  reminders: ReminderChoices;
  onReminders: (reminders: ReminderChoices) => void;
  onBack: () => void;
  onDone: () => void;
}

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
      <BackLink disabled={busy !== null} onClick={onBack} />
      <StepHeading>Reminders by text</StepHeading>
      <p className="text-soft">
        We will send you SMS reminders to log your meals at the times you choose.
        {!CAPABILITIES[user.plan].reminders && ' Your choices are saved now; reminders and the daily summary start with the Pro plan.'}
      </p>
      <div className="divide-y divide-line rounded-2xl bg-paper px-4">
        <SwitchRow label="Enable Notifications" checked={!off} onChange={(notifications) => set({ notifications })} />
        <ReminderRow
          label="Breakfast Reminder"
          disabled={off}
          on={reminders.remindBreakfast}
          onSwitch={(remindBreakfast) => set({ remindBreakfast })}
          time={reminders.breakfastTime}
          onTime={(breakfastTime) => set({ breakfastTime })}
        />
        <ReminderRow
          label="Lunch Reminder"
          disabled={off}
          on={reminders.remindLunch}
          onSwitch={(remindLunch) => set({ remindLunch })}
          time={reminders.lunchTime}
          onTime={(lunchTime) => set({ lunchTime })}
        />
        <ReminderRow
          label="Dinner Reminder"
          disabled={off}
          on={reminders.remindDinner}
          onSwitch={(remindDinner) => set({ remindDinner })}
          time={reminders.dinnerTime}
          onTime={(dinnerTime) => set({ dinnerTime })}
        />
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
