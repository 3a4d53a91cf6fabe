import { CAPABILITIES } from '@mealtext/backend/domain';
import { Skeleton } from '../../components/skeleton';
import { PleaseLogin } from '../../components/please-login';
import { Page } from '../../lib/page';
import { useSession } from '../../lib/session';
import { ChartSection } from './chart-section';
import { DaySection } from './day-section';
import { UpgradeCard } from './upgrade-card';
import { WeeklySection } from './weekly-section';

/** Nutrition history: how the last 30 days went, the week in figures, and any one day. */
export default function HistoryScreen() {
  const { state, user } = useSession();
  return (
    <Page title="Nutrition History" noindex>
      {user ? (
        <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 sm:gap-6">
          <h1 className="text-2xl font-semibold">Nutrition History</h1>
          {CAPABILITIES[user.plan].history === 'none' ? <UpgradeCard /> : <Sections />}
        </div>
      ) : state === 'loading' ? (
        <Skeleton className="m-4 h-96" />
      ) : (
        <PleaseLogin />
      )}
    </Page>
  );
}

const Sections = () => (
  <>
    <ChartSection />
    <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
      <DaySection />
      <WeeklySection />
    </div>
  </>
);
