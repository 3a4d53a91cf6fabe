import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { Page } from '../../lib/page';
import { useGoals } from '../../lib/queries/use-goals';
import { NotificationsForm } from './notifications-form';

/** When the user wants to hear from us. */
export default function NotificationsScreen() {
  const goals = useGoals();
  return (
    <Page title="Notification Settings" noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-2 p-4 sm:pb-8">
        <Link to="/dashboard" className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline">
          <ArrowLeft size={18} aria-hidden="true" /> Back to Dashboard
        </Link>
        <Card title="Notification Settings" level={1}>
          {goals.isError ? (
            <LoadError onRetry={goals.refetch}>Your notification settings could not be loaded.</LoadError>
          ) : goals.data === undefined ? (
            <RowsSkeleton label="Loading your notification settings" rows={5} />
          ) : (
            <NotificationsForm saved={goals.data} />
          )}
        </Card>
      </div>
    </Page>
  );
}
