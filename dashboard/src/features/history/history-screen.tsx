import { CAPABILITIES } from '@mealtext/backend/domain';
import { HEADINGS } from '../../lib/headings';
import { Page } from '../../lib/page';
import { useUser } from '../../lib/session';
import { ChartSection } from './chart-section';
import { DaySection } from './day-section';
import { UpgradeCard } from './upgrade-card';
import { WeeklySection } from './weekly-section';

/** Nutrition history: how the last 30 days went, the week in figures, and any one day. */
export default function HistoryScreen() {
  const { plan } = useUser();
  return (
    <Page title={HEADINGS['/history']} noindex>
      <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <h1 className="text-2xl font-semibold">{HEADINGS['/history']}</h1>
        {CAPABILITIES[plan].history === 'none' ? (
          <UpgradeCard />
        ) : (
          <>
            <ChartSection />
            <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
              <div className="lg:order-last">
                <WeeklySection />
              </div>
              <DaySection />
            </div>
          </>
        )}
      </div>
    </Page>
  );
}
