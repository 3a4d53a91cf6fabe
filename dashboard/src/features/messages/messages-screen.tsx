import { PleaseLogin } from '../../components/please-login';
import { Skeleton } from '../../components/skeleton';
import { Page } from '../../lib/page';
import { PRODUCT } from '../../lib/product';
import { useSession } from '../../lib/session';
import { CommandPanel } from './command-panel';
import { Conversation } from './conversation';

/** The conversation with the bot, and what can be said to it. */
export default function MessagesScreen() {
  const { state, user } = useSession();
  return (
    <Page title={`${PRODUCT} - Messages`} noindex>
      {user ? (
        <div className="mx-auto grid w-full max-w-[1080px] items-start gap-4 p-4 sm:gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
          <h1 className="sr-only">Messages</h1>
          <Conversation />
          <CommandPanel />
        </div>
      ) : state === 'loading' ? (
        <Skeleton className="m-4 h-96" />
      ) : (
        <PleaseLogin />
      )}
    </Page>
  );
}
