import type { FormEvent } from 'react';
import type { GoalsView } from '@mealtext/backend/contract';
import { CAPABILITIES } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { ReminderRow } from '../../components/reminder-row';
import { SwitchRow } from '../../components/switch-row';
import { UpgradeLink } from '../../components/upgrade-link';
import { REMINDER_CONSENT } from '../../lib/consent';
import { useUser } from '../../lib/session';
import { useSettings } from './use-settings';
import { ZoneField } from './zone-field';

const REMINDERS = [
  { label: 'Breakfast reminder', on: 'remindBreakfast', time: 'breakfastTime' },
  { label: 'Lunch reminder', on: 'remindLunch', time: 'lunchTime' },
  { label: 'Dinner reminder', on: 'remindDinner', time: 'dinnerTime' },
  { label: 'Snack reminder', on: 'remindSnacks', time: 'snackTime' },
] as const;

/** The switches and times of reminders and the daily summary. `saved` is null while nothing was ever saved. */
export function NotificationsForm({ saved }: { saved: GoalsView | null }) {
  const disabled = !CAPABILITIES[useUser().plan].reminders;
  const { settings, edit, autosave, saveAll, saving, saved: wasSaved } = useSettings(saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveAll();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {disabled && (
        <Notice title="Reminders are a Pro feature" action={<UpgradeLink />}>
          With Pro, Mealtext reminds you of meals that are not logged yet, and sums up your day.
        </Notice>
      )}
      <SwitchRow
        label="Notifications"
        hint={REMINDER_CONSENT.text}
        checked={settings.notifications}
        disabled={disabled}
        onChange={(notifications) => edit({ notifications })}
      />
      {settings.notifications && (
        <>
          <div className="divide-y divide-line border-y border-line">
            {REMINDERS.map(({ label, on, time }) => (
              <ReminderRow
                key={on}
                label={label}
                on={settings[on]}
                time={settings[time]}
                timeWhenOff="disabled"
                disabled={disabled}
                onSwitch={(value) => edit({ [on]: value })}
                onTime={(value) => autosave({ [time]: value })}
              />
            ))}
            <ReminderRow
              label="Daily summary"
              hint="How the day went, by text."
              on={settings.enableSummary}
              time={settings.summaryTime}
              timeWhenOff="disabled"
              disabled={disabled}
              onSwitch={(enableSummary) => autosave({ enableSummary })}
              onTime={(summaryTime) => autosave({ summaryTime })}
            />
          </div>
          <ZoneField settings={settings} disabled={disabled} onChange={autosave} />
        </>
      )}
      <div className="flex items-center gap-4">
        <Button type="submit" disabled={disabled || saving}>
          {saving ? 'Saving...' : 'Save Settings'}
        </Button>
        <p role="status" className="text-soft">
          {wasSaved && !saving && 'Saved'}
        </p>
      </div>
    </form>
  );
}
