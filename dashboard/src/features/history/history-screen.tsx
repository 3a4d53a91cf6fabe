import { CAPABILITIES } from '@mealtext/backend/domain';
import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { Button } from '../../components/button';
import { headingOf } from '../../lib/headings';
import { shownLanguage } from '../../lib/language';
import { Page } from '../../lib/page';
import { useUser } from '../../lib/session';
import { useSteps } from '../../lib/use-steps';
import { ChartSection } from './chart-section';
import { DaySection } from './day-section';
import { ExpenditureSection } from './expenditure-section';
import { MonthSheets } from './month-sheets';
import { TrendsSection } from './trends-section';
import { UpgradeCard } from './upgrade-card';
import { WeightSection } from './weight-section';
import { WeeklySection } from './weekly-section';
import { say } from './say';

const TWO_COLUMNS = 'grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]';

/** Nutrition history: how the last 30 days went, the week in figures, and any one day. */
export default function HistoryScreen() {
  const heading = headingOf('/history', shownLanguage());
  const step = useSteps(4);
  const known = CAPABILITIES[useUser().plan].history !== 'none';
  return (
    <Page title={heading} noindex>
      <div className={clsx('mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8', known && 'print:hidden')}>
        <div className="flex items-center justify-between gap-4">
          <h1 className="text-2xl font-semibold">{heading}</h1>
          {known && (
            <Button look="quiet" onClick={() => window.print()}>
              <Printer size={18} aria-hidden="true" /> {say('print')}
            </Button>
          )}
        </div>
        {known ? (
          <>
            <ChartSection />
            {step > 0 && <TrendsSection />}
            {step > 1 && (
              <div className={TWO_COLUMNS}>
                <div className="lg:order-last">
                  <WeeklySection />
                </div>
                <DaySection />
              </div>
            )}
            {step > 2 && (
              <div className={TWO_COLUMNS}>
                <WeightSection />
                <ExpenditureSection />
              </div>
            )}
          </>
        ) : (
          <>
            <UpgradeCard />
            <div className="max-w-[720px]">
              <WeightSection />
            </div>
          </>
        )}
      </div>
      {known && step > 3 && <MonthSheets />}
    </Page>
  );
}
