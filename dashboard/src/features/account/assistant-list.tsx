import { useQuery } from '@tanstack/react-query';
import type { ConnectedAssistant } from '@mealtext/backend/contract';
import { LoadError } from '../../components/load-error';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { useUser } from '../../lib/session';
import { useAppContext } from '../../lib/app-context';
import { AssistantRow } from './assistant-row';
import { assistantsKey } from './requests/assistants';
import { say } from './say';

/** Which assistants keep the diary, and how one is connected. */
export function AssistantList() {
  const { id } = useUser();
  const { embedded } = useAppContext();
  const { data, error, isError, refetch } = useQuery<ConnectedAssistant[]>({ queryKey: assistantsKey(id), staleTime: 0 });
  if (isError)
    return (
      <LoadError error={error} onRetry={refetch}>
        {say('assistantsNotLoaded')}
      </LoadError>
    );
  if (!data) return <RowsSkeleton label={say('assistantsLoading')} rows={1} />;
  return (
    <>
      {data.length > 0 ? (
        <ul className="-mt-2 divide-y divide-line">
          {data.map((assistant) => (
            <AssistantRow key={assistant.id} assistant={assistant} />
          ))}
        </ul>
      ) : (
        <p>{say('noAssistants')}</p>
      )}
      {/* On another site's page the address is not that site's. */}
      {!embedded && (
        <p className="mt-2 text-soft">
          {say('assistantsHow')} <code className="wrap-anywhere text-ink">{`${location.origin}/mcp`}</code>
        </p>
      )}
    </>
  );
}
