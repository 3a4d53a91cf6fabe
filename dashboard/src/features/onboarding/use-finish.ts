import { startTransition, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session';

/** Leaves onboarding for the dashboard, once the user is known to have finished it. */
export function useFinish() {
  const [finished, setFinished] = useState(false);
  const { refreshUser } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (!finished) return;
    void refreshUser().then(() =>
      startTransition(() => void navigate('/dashboard?new_user=true', { replace: true, state: { justSetUp: true } })),
    );
  }, [finished, refreshUser, navigate]);
  return { finished, finish: () => setFinished(true) };
}
