import type { CorrectGoals, StaffGoalsRow } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { type FormField, REASON } from '../../components/form-dialog';
import { useAppContext } from '../../session/app-context';

/** Each reminder with its name for people and its switch. */
export const REMINDERS = [
  ['breakfast', 'Breakfast', 'remindBreakfast'],
  ['lunch', 'Lunch', 'remindLunch'],
  ['snack', 'Snack', 'remindSnacks'],
  ['dinner', 'Dinner', 'remindDinner'],
  ['summary', 'Daily summary', 'enableSummary'],
] as const;

/** Reminders as the user wants them. All of them are switched on by users alone, so for who has none there is no button. */
export function ChangeRemindersButton({ goals }: { goals: StaffGoalsRow }) {
  const { api } = useAppContext();
  if (!goals.notifications) return null;
  return (
    <AskButton
      label="Change reminders"
      title={`Change the reminders of ${goals.name}`}
      needs="correct"
      lead="Times are the user’s own. An empty one is off."
      fields={[
        {
          name: 'notifications',
          label: 'Notifications',
          kind: 'choice',
          initial: 'on',
          choices: [
            ['on', 'On'],
            ['off', 'Off: only the user can switch them on again'],
          ],
        },
        ...REMINDERS.map(([kind, label]): FormField => ({
          name: kind,
          label,
          kind: 'time',
          initial: goals.reminders.includes(kind) ? goals[`${kind}Time`] : '',
          optional: true,
        })),
        REASON,
      ]}
      submit="Save the reminders"
      done="Reminders saved"
      onSubmit={({ notifications, reason = '', ...times }) => {
        const body: CorrectGoals = { reason };
        if (notifications === 'off') body.notifications = false;
        for (const [kind, , on] of REMINDERS) {
          const time = times[kind] ?? '';
          if ((time !== '') !== goals.reminders.includes(kind)) body[on] = time !== '';
          if (time && time !== goals[`${kind}Time`]) body[`${kind}Time`] = time;
        }
        return api.call('PUT', `goals/${goals.id}`, body);
      }}
    />
  );
}
