import { TextUsCard } from '../../components/text-us-card';
import { DataSection } from './data-section';
import { PlansSection } from './plans-section';
import { QuestionsSection } from './questions-section';
import { say } from './say';

/** What a visitor asks next: the number, the price, the data, the rest. */
export function Below({ onStart }: { onStart: () => void }) {
  return (
    <div className="mx-auto flex w-full max-w-[1080px] flex-col gap-14 px-4 py-10">
      <TextUsCard title={say('ownPhone')}>
        <p className="mt-4 max-w-prose text-sm text-soft">{say('firstText')}</p>
      </TextUsCard>
      <PlansSection onStart={onStart} />
      <DataSection />
      <QuestionsSection />
    </div>
  );
}
