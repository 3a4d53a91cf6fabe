import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { track } from '../../lib/analytics';
import { useDraft } from '../../lib/draft';

const LONGEST_SHARED = 1600;

/** Notes that the dashboard was seen, and that it was the first time when the address says so; then tidies the address. */
export function useArrival(): void {
  const [params, setParams] = useSearchParams();
  const isNew = params.get('new_user') === 'true';
  /** What another app on the phone was asked to share with us. */
  const shared = params.get('share');
  const { offer } = useDraft();
  const seen = useRef(false);
  useEffect(() => {
    if (!seen.current) {
      seen.current = true;
      track('dashboard_view');
      if (isNew) track('dashboard_first_view');
    }
    if (shared) offer(shared.slice(0, LONGEST_SHARED));
    if (!isNew && shared === null) return;
    setParams(
      (now) => {
        now.delete('new_user');
        now.delete('share');
        return now;
      },
      { replace: true },
    );
  }, [isNew, shared, offer, setParams]);
}
