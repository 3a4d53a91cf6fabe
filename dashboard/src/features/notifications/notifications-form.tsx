import type { FormEvent } from 'react';
import type { GoalsView } from '@mealtext/backend/contract';
import { CAPABILITIES, REMINDER_CONSENT, WEEKLY_CONSENT, consentIn } from '@mealtext/backend/domain';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { ReminderRow } from '../../components/reminder-row';
import { SwitchRow } from '../../components/switch-row';
import { UpgradeLink } from '../../components/upgrade-link';
import { useUser } from '../../lib/session';
import { useSettings } from './use-settings';
import { ZoneField } from './zone-field';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';
import { shownLanguage } from '../../lib/language';

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
  {
    labelKey: 'snack',
    on: 'remindSnacks',
    time: 'snackTime',
  },
] as const;

/** The switches and times of reminders and the daily summary. `saved` is null while nothing was ever saved. */
export function NotificationsForm({ saved }: { saved: GoalsView | null }) {
  const { reminders, weeklyReport: weekly } = CAPABILITIES[useUser().plan];
  const disabled = !reminders;
  const { settings, edit, autosave, saveAll, saving, saved: wasSaved } = useSettings(saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saveAll();
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {disabled && (
        <Notice title={say('proFeature')} action={<UpgradeLink />}>
          {say('proText')}
        </Notice>
      )}
      <SwitchRow
        label={say('notifications')}
        hint={consentIn(REMINDER_CONSENT, shownLanguage()).text}
        checked={settings.notifications}
        disabled={disabled}
        onChange={(notifications) => edit({ notifications })}
      />
      {settings.notifications && (
        <>
          <div className="divide-y divide-line border-y border-line">
            {REMINDERS.map(({ labelKey, on, time }) => (
              <ReminderRow
                key={on}
                label={say(labelKey)}
                on={settings[on]}
                time={settings[time]}
                timeWhenOff="disabled"
                disabled={disabled}
                onSwitch={(value) => edit({ [on]: value })}
                onTime={(value) => autosave({ [time]: value })}
              />
            ))}
            <ReminderRow
              label={say('dailySummary')}
              hint={say('dailyHint')}
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
      <SwitchRow
        label={say('weekly')}
        hint={weekly ? consentIn(WEEKLY_CONSENT, shownLanguage()).text : say('weeklyHint')}
        checked={settings.weeklyReport ?? settings.notifications}
        disabled={!weekly}
        onChange={(weeklyReport) => edit({ weeklyReport })}
      />
      <div className="flex items-center gap-4">
        <Button type="submit" disabled={(disabled && !weekly) || saving}>
          {saving ? sayCommon('saving') : say('saveSettings')}
        </Button>
        <p role="status" className="text-soft">
          {wasSaved && !saving && sayCommon('saved')}
        </p>
      </div>
    </form>
  );
}
