import { lazy, Suspense } from 'react';
import { Skeleton } from '../../components/skeleton';
import { Page } from '../../lib/page';
import { PRODUCT } from '../../lib/product';
import { useMessages } from '../../lib/queries/use-messages';
import { useSteps } from '../../lib/use-steps';
import { Conversation } from './conversation';
import { say } from './say';

/** Beside or below the conversation, and fetched after it has been painted. */
const CommandPanel = lazy(async () => ({ default: (await import('./command-panel')).CommandPanel }));

/** The conversation with the bot, and what can be said to it. */
export default function MessagesScreen() {
  const painted = useSteps(2, !useMessages().isPending) === 2;
  return (
    <Page title={say('title', { product: PRODUCT })} noindex>
      <div className="mx-auto grid w-full max-w-[1080px] grid-cols-1 items-start gap-4 p-4 sm:gap-6 sm:pb-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <h1 className="sr-only">{say('heading')}</h1>
        <Conversation />
        <Suspense fallback={<PanelSkeleton />}>{painted ? <CommandPanel /> : <PanelSkeleton />}</Suspense>
      </div>
    </Page>
  );
}

const PanelSkeleton = () => <Skeleton className="h-120 rounded-2xl" />;
