import type { ConversationRow, ReminderRow, StaffUser, TimelineUser } from '@mealtext/backend/contract';
import { useGetList, useGetOne } from 'react-admin';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../components/description-list';
import { capital, plainWords, zoneWords } from '../../components/format';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { WHOLE } from '../../components/record-page';
import { Plan } from '../../components/states';
import { listLink } from '../../components/list-link';
import { Money } from '../money/money';
import { Used } from '../users/used';
import { TodayTotals } from './today-totals';

/** Whom the conversation is with, as far as answering needs it. */
export function UserPanel({ user, conversation }: { user: TimelineUser; conversation: ConversationRow }) {
  const { data: whole } = useGetOne<StaffUser>('users', { id: user.id, meta: WHOLE });
  const { data: reminders = [] } = useGetList<ReminderRow>('reminders', {
    pagination: { page: 1, perPage: 10 },
    sort: { field: 'nextAt', order: 'ASC' },
    filter: { userId: user.id },
  });
  return (
    <aside className="user-panel" aria-label="About the user">
      <section>
        <h2>Today</h2>
        <TodayTotals today={user.today} goals={user.goals} />
      </section>
      <section>
        <h2>Account</h2>
        <DescriptionList
          of={[
            ['Plan', <Plan key="plan" plan={user.plan} />],
            ...(user.override ? ([['Given until', <DateTime key="until" at={user.override.until} />]] as const) : []),
            [
              'Texts',
              conversation.optedOut ? (
                <Mark key="out" tone="warn">
                  opted out
                </Mark>
              ) : (
                'receives them'
              ),
            ],
            ['Their time', <TheirTime key="time" zone={user.timezone} />],
          ]}
        />
      </section>
      <section>
        <h2>Money</h2>
        <Money userId={user.id} />
      </section>
      {whole && (
        <section>
          <h2>Used today</h2>
          <Used used={whole.used} />
        </section>
      )}
      <section>
        <h2>Reminders</h2>
        {reminders.length ? (
          <DescriptionList
            of={reminders.map(({ kind, nextAt }) => [capital(plainWords(kind)), <DateTime key={kind} at={nextAt} />] as const)}
          />
        ) : (
          <p className="soft">None are due.</p>
        )}
      </section>
      <nav className="links" aria-label="More about the user">
        <Link to={`/users/${user.id}`}>User</Link>
        <Link to={listLink('meals', { userId: user.id })}>Meals</Link>
        <Link to={listLink('workouts', { userId: user.id })}>Workouts</Link>
        <Link to={`/goals/${user.id}`}>Goals</Link>
        <Link to={listLink('deliveries', { userId: user.id })}>Deliveries</Link>
        <Link to={`/subscriptions/${user.id}`}>Subscription</Link>
      </nav>
    </aside>
  );
}

function TheirTime({ zone }: { zone: string }) {
  const time = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone: zone });
  return (
    <span className="figures">
      {time.format(now())} <span className="soft">{zoneWords(zone)}</span>
    </span>
  );
}

const now = () => new Date();
