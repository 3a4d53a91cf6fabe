import type { StaffUser } from '@mealtext/backend/contract';
import { AskButton } from '../../components/ask-button';
import { PLAN_CHOICES } from '../../components/choices';
import { DescriptionList } from '../../components/description-list';
import { REASON } from '../../components/form-dialog';
import { DateTime } from '../../components/date-time';
import { Panel } from '../../components/panel';
import { Said } from '../../components/said';
import { Plan } from '../../components/states';
import { useAppContext } from '../../session/app-context';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** What counts now, what is paid for, and a plan given for a time. */
export function PlanPanel({ user }: { user: StaffUser }) {
  const { api } = useAppContext();
  const path = `users/${user.id}/plan`;
  return (
    <Panel
      title="Plan"
      actions={
        <>
          {user.override && (
            <AskButton
              label="End the gift"
              title="End the given plan"
              needs="manage-users"
              lead="What is paid for counts again, at once."
              fields={[REASON]}
              submit="End it"
              done="The paid plan counts again"
              onSubmit={({ reason }) => api.call('DELETE', path, { reason })}
            />
          )}
          <AskButton
            label="Give a plan"
            title="Give a plan for a time"
            needs="manage-users"
            lead="It counts instead of what is paid for, until the end of the day you choose. Nothing is charged."
            fields={[
              { name: 'plan', label: 'Plan', kind: 'choice', choices: PLAN_CHOICES, initial: 'pro' },
              { name: 'until', label: 'Until', kind: 'date', initial: dayIn(30), bounds: [dayIn(0), dayIn(364)] },
              REASON,
            ]}
            submit="Give"
            done="The plan counts now"
            onSubmit={({ plan, until, reason }) =>
              api.call('POST', path, { plan, until: new Date(`${until}T23:59:59`).toISOString(), reason })
            }
          />
        </>
      }
    >
      <DescriptionList
        of={[
          [
            'Counts now',
            <span key="now" className="strong">
              <Plan plan={user.plan} />
            </span>,
          ],
          ['Paid for', <Plan key="paid" plan={user.paidPlan} />],
          ...(user.override
            ? ([
                ['Given until', <DateTime key="until" at={user.override.until} />],
                ['Given by', <Said key="by">{user.override.by ?? 'somebody who left'}</Said>],
                ['Why', <Said key="why">{user.override.reason}</Said>],
              ] as const)
            : []),
        ]}
      />
    </Panel>
  );
}
