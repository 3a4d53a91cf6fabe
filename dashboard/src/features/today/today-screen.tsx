import { Footer } from '../../components/footer';
import { Page } from '../../lib/page';
import { Answer } from './answer';
import { ExerciseSection } from './exercise-section';
import { GoalsSection } from './goals-section';
import { MealsSection } from './meals-section';
import { ProgressSection } from './progress-section';
import { useArrival } from './use-arrival';

/** The dashboard: what is left today, and how it came to that. */
export default function TodayScreen() {
  useArrival();
  return (
    <Page title="Dashboard - Your Nutrition Summary" noindex>
      <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 pb-28 sm:gap-6 sm:pb-8">
        <h1 className="sr-only">Dashboard</h1>
        <Answer />
        <ProgressSection />
        <div className="grid items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <MealsSection />
          <div className="grid gap-4 sm:gap-6">
            <ExerciseSection />
            <GoalsSection />
          </div>
        </div>
        <Footer />
      </div>
    </Page>
  );
}
