import type { StaffUser } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { DescriptionList } from '../../components/description-list';
import { count } from '../../components/format';
import { Panel } from '../../components/panel';
import { Plan } from '../../components/states';
import { listLink } from '../../components/list-link';

/** The way to everything that is kept of a user. */
export function DiaryPanel({ user }: { user: StaffUser }) {
  const theirs = (resource: string) => listLink(resource, { userId: user.id });
  const links = [
    ['Meals', theirs('meals'), count(user.meals)],
    ['Workouts', theirs('workouts'), count(user.workouts)],
    ['Goals', `/goals/${user.id}`, 'Goals and reminder settings'],
    ['Reminders', theirs('reminders'), 'Next due'],
    ['Reminder log', theirs('reminder-log'), 'What was sent, and why not'],
    ['Deliveries', theirs('deliveries'), 'Everything sent to them'],
    ['Feedback', theirs('feedback'), 'What they wrote to us'],
    ['Plan paid for', `/subscriptions/${user.id}`, <Plan key="plan" plan={user.paidPlan} />],
  ] as const;
  return (
    <Panel title="Diary">
      <DescriptionList
        of={links.map(
          ([name, to, words]) =>
            [
              name,
              <Link key={name} to={to}>
                {words}
              </Link>,
            ] as const,
        )}
      />
    </Panel>
  );
}
