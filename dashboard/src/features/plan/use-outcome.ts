import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { toast } from '../../components/toasts';
import { queryKeys } from '../../lib/query-keys';
import { saidBy } from '../../lib/request';
import { useSession, useUser } from '../../lib/session';
import { syncSubscription } from './requests/sync-subscription';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';
import { sayCommon } from '../../lib/say-common';

/** Handles the way back from checkout, once, and tidies the address. What was bought is what the provider says, not the address. */
export function useOutcome(): void {
  const [params, setParams] = useSearchParams();
  const { id } = useUser();
  const { refreshUser } = useSession();
  const client = useQueryClient();
  const canceled = params.get('canceled') === 'true';
  const success = params.get('success') === 'true';
  const handled = useRef(false);
  useEffect(() => {
    if (handled.current || !(canceled || success)) return;
    handled.current = true;
    setParams(
      (now) => {
        now.delete('success');
        now.delete('canceled');
        return now;
      },
      { replace: true },
    );
    if (canceled) {
      toast({ title: say('canceled'), text: say('canceledText') });
      return;
    }
    toast({ title: say('successful'), text: say('successfulText') });
    syncSubscription(id)
      .then(async (fresh) => {
        client.setQueryData(queryKeys.subscription(id), fresh);
        await refreshUser();
      })
      .catch((error: unknown) =>
        toast({ title: sayShell('error'), text: saidBy(error, sayCommon('subscriptionNotFetched')), destructive: true }),
      );
  }, [canceled, success, setParams, id, client, refreshUser]);
}
