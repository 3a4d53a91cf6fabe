import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { Page } from '../../lib/page';
import { useGoals } from '../../lib/queries/use-goals';
import { NotificationsForm } from './notifications-form';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

/** When the user wants to hear from us. */
export default function NotificationsScreen() {
  const goals = useGoals();
  return (
    <Page title={say('title')} noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-2 p-4 sm:pb-8">
        <Link to="/dashboard" className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline">
          <ArrowLeft size={18} aria-hidden="true" /> {sayCommon('backToDashboard')}
        </Link>
        <Card title={say('title')} level={1}>
          {goals.isError ? (
            <LoadError error={goals.error} onRetry={goals.refetch}>
              {say('notLoaded')}
            </LoadError>
          ) : goals.data === undefined ? (
            <RowsSkeleton label={say('loading')} rows={5} />
          ) : (
            <NotificationsForm saved={goals.data} />
          )}
        </Card>
      </div>
    </Page>
  );
}
