import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { track } from '../../lib/analytics';

/** Notes that the dashboard was seen, and that it was the first time when the address says so; then tidies the address. */
export function useArrival(): void {
  const [params, setParams] = useSearchParams();
  const isNew = params.get('new_user') === 'true';
  const seen = useRef(false);
  useEffect(() => {
    if (!seen.current) {
      seen.current = true;
      track('dashboard_view');
      if (isNew) track('dashboard_first_view');
    }
    if (!isNew) return;
    setParams(
      (now) => {
        now.delete('new_user');
        return now;
      },
      { replace: true },
    );
  }, [isNew, setParams]);
}
