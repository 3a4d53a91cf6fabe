import { BackToDashboard } from '../../components/back-to-dashboard';
import { Card } from '../../components/card';
import { WhenLoaded } from '../../components/when-loaded';
import { Page } from '../../lib/page';
import { useGoals } from '../../lib/queries/use-goals';
import { GoalsForm } from './goals-form';
import { HowGoalsWork } from './how-goals-work';
import { say } from './say';

/** Edits the five goals, each macro beside its share of the calories. */
export default function GoalsScreen() {
  const goals = useGoals();
  return (
    <Page title={say('title')} noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <div className="-mb-2 flex sm:-mb-4">
          <BackToDashboard />
        </div>
        <Card title={say('title')} level={1}>
          <WhenLoaded
            query={goals}
            sorry={say('notLoaded')}
            loading={say('loading')}
            skeleton={<GoalsForm key="loading" saved={null} loading />}
          >
            {(data) => <GoalsForm key="loaded" saved={data} />}
          </WhenLoaded>
        </Card>
        <HowGoalsWork />
      </div>
    </Page>
  );
}
