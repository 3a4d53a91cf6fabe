import { BackToDashboard } from '../../components/back-to-dashboard';
import { Card } from '../../components/card';
import { LoadError } from '../../components/load-error';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { Page } from '../../lib/page';
import { useGoals } from '../../lib/queries/use-goals';
import { NewsSwitch } from './news-switch';
import { NotificationsForm } from './notifications-form';
import { say } from './say';

/** When the user wants to hear from us. */
export default function NotificationsScreen() {
  const goals = useGoals();
  return (
    <Page title={say('title')} noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-2 p-4 sm:pb-8">
        <BackToDashboard />
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
        <Card title={say('news')}>
          <NewsSwitch />
        </Card>
      </div>
    </Page>
  );
}
