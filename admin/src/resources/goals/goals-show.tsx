import type { SaveGoals, StaffGoalsRow } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { AskButton } from '../../components/ask-button';
import { Facts } from '../../components/facts';
import { figure } from '../../components/format';
import { Moment } from '../../components/moment';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { Said } from '../../components/said';
import { listLink } from '../../components/use-linked-filter';
import { useSurroundings } from '../../session/surroundings';

const GOALS = [
  ['calories', 'Calories', 'kcal', 'caloriesGoal'],
  ['protein', 'Protein', 'g', 'proteinGoal'],
  ['carbs', 'Carbs', 'g', 'carbsGoal'],
  ['fat', 'Fat', 'g', 'fatGoal'],
  ['sugar', 'Sugar', 'g', 'sugarGoal'],
] as const;

/** The goals and reminder settings of one user. */
export const GoalsShow = () => (
  <RecordPage<StaffGoalsRow> resource="goals" what="user with goals">
    {(goals) => <Shown goals={goals} />}
  </RecordPage>
);

function Shown({ goals }: { goals: StaffGoalsRow }) {
  const { api } = useSurroundings();
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
        <Panel
          title="Goals a day"
          actions={
            <AskButton
              label="Change"
              title="Change the goals"
              needs="correct"
              lead="As the user would in their settings. An empty field is no goal."
              fields={GOALS.map(([name, label, unit]) => ({
                name,
                label: `${label} (${unit})`,
                kind: 'number' as const,
                initial: goals[name] === null ? '' : String(goals[name]),
                optional: true,
              }))}
              submit="Save the goals"
              done="Goals saved"
              onSubmit={(values) => {
                const changed = GOALS.filter(([name]) => (values[name] === '' ? null : Number(values[name])) !== goals[name]);
                const body: SaveGoals = Object.fromEntries(
                  changed.map(([name, , , field]) => [field, values[name] ? Number(values[name]) : null]),
                );
                return api.call('PUT', `goals/${goals.id}`, body);
              }}
            />
          }
        >
          <Facts of={GOALS.map(([name, label, unit]) => [label, figure(goals[name], unit)] as const)} />
        </Panel>
        <Panel title="Reminders">
          <Facts
            of={[
              ['Notifications', goals.notifications ? 'On' : 'Off'],
              ['Switched on', goals.reminders.join(', ') || 'none'],
              ['Time zone', goals.timezone.replace(/_/g, ' ')],
              ['Changed', <Moment key="changed" at={goals.updatedAt} none="never" />],
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
