import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { toast } from '../../components/toasts';
import { queryKeys } from '../../lib/query-keys';
import { saidBy } from '../../lib/request';
import { useSession, useUser } from '../../lib/session';
import { syncSubscription } from './requests/sync-subscription';

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
      toast({ title: 'Checkout Canceled', text: 'Nothing was charged, and your plan stays as it is.' });
      return;
    }
    toast({ title: 'Payment Successful!', text: 'Your plan is being updated.' });
    syncSubscription(id)
      .then(async (fresh) => {
        client.setQueryData(queryKeys.subscription(id), fresh);
        await refreshUser();
      })
      .catch((error: unknown) => toast({ title: 'Error', text: saidBy(error, 'Failed to fetch subscription data'), destructive: true }));
  }, [canceled, success, setParams, id, client, refreshUser]);
}
