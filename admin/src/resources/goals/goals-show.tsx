import type { StaffGoalsRow } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../components/description-list';
import { figure, zoneWords } from '../../components/format';
import { DateTime } from '../../components/date-time';
import { NUTRIENTS } from '../../components/nutrients';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { Said } from '../../components/said';
import { listLink } from '../../components/list-link';
import { ChangeGoalsButton } from './change-goals';
import { ChangeRemindersButton, REMINDERS } from './change-reminders';

/** The goals and reminder settings of one user. */
export const GoalsShow = () => (
  <RecordPage<StaffGoalsRow> resource="goals" what="user">
    {(goals) => <Shown goals={goals} />}
  </RecordPage>
);

function Shown({ goals }: { goals: StaffGoalsRow }) {
  return (
    <Page
      title={
        <>
          Goals of <Said>{goals.name}</Said>
        </>
      }
      tab="Goals"
      lead={<Link to={`/users/${goals.id}`}>Their page</Link>}
    >
      <div className="panels">
        <Panel title="Goals a day" actions={<ChangeGoalsButton goals={goals} />}>
          <DescriptionList of={NUTRIENTS.map(([name, label, unit]) => [label, figure(goals[name], unit)] as const)} />
        </Panel>
        <Panel title="Reminders" actions={<ChangeRemindersButton goals={goals} />}>
          <DescriptionList
            of={[
              ['Notifications', goals.notifications ? 'On' : 'Off'],
              ...REMINDERS.map(([kind, label]) => [label, goals.reminders.includes(kind) ? goals[`${kind}Time`] : 'off'] as const),
              ['Time zone', zoneWords(goals.timezone)],
              ['Goals changed', <DateTime key="changed" at={goals.updatedAt} none="never" />],
              [
                'Next due',
                <Link key="due" to={listLink('reminders', { userId: goals.id })}>
                  Reminders
                </Link>,
              ],
              [
                'Sent, or why not',
                <Link key="log" to={listLink('reminder-log', { userId: goals.id })}>
                  Reminder log
                </Link>,
              ],
            ]}
          />
        </Panel>
      </div>
    </Page>
  );
}
