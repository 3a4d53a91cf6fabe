import { CAPABILITIES } from '@mealtext/backend/domain';
import { Footer } from '../../components/footer';
import { Page } from '../../lib/page';
import { useUser } from '../../lib/session';
import { useFetchAhead } from '../../lib/use-fetch-ahead';
import { useSteps } from '../../lib/use-steps';
import { Answer } from './answer';
import { ExerciseSection } from './exercise-section';
import { GoalsSection } from './goals-section';
import { BodySection } from './body-section';
import { DayBar } from './day-bar';
import { DIALOG_CODE } from './dialogs';
import { MealsSection } from './meals-section';
import { ProgressSection } from './progress-section';
import { TooEarly } from './too-early';
import { useArrival } from './use-arrival';
import { useShownDay } from './use-shown-day';
import { WelcomeCard } from './welcome-card';
import { say } from './say';

/** The dashboard: what is left today, and how it came to that; or how it was on any day before that the plan shows. */
export default function TodayScreen() {
  useArrival();
  useFetchAhead(DIALOG_CODE);
  const { plan } = useUser();
  const { past, first } = useShownDay();
  // From the top down, so that what is seen first does not wait for the rest.
  const step = useSteps(2);
  return (
    <Page title={say('title')} noindex>
      <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 pb-28 sm:gap-6 sm:pb-8">
        <h1 className="sr-only">{say('heading')}</h1>
        <Answer />
        <WelcomeCard />
        {CAPABILITIES[plan].history !== 'none' && <DayBar />}
        {past !== undefined && first !== null && past < first ? (
          <TooEarly first={first} />
        ) : (
          <>
            <ProgressSection />
            <div className="grid grid-cols-1 items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
              {step > 0 && <MealsSection />}
              {step > 1 && (
                <div className="grid grid-cols-1 gap-4 sm:gap-6">
                  <ExerciseSection />
                  <BodySection />
                  <GoalsSection />
                </div>
              )}
            </div>
          </>
        )}
        {step > 1 && <Footer />}
      </div>
    </Page>
  );
}
