import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import type { ReturnTo } from '../lib/return-to';
import { useSession } from '../lib/session';
import { useAppContext } from '../lib/app-context';
import { ScreenSkeleton } from './screen-skeleton';
import { Shell } from './shell';
import { SignedOut } from './signed-out';

/** Everything behind sign-in, in its shell. Without a user: back to the landing page, or words where we may not redirect. */
export function ForUsers() {
  const { user, ended } = useSession();
  const { hostRouter } = useAppContext();
  const { pathname, search } = useLocation();
  if (!user) {
    if (ended || hostRouter) return <SignedOut />;
    return <Navigate to="/landing" replace state={{ from: pathname + search } satisfies ReturnTo} />;
  }
  return (
    <Shell user={user}>
      <Suspense fallback={<ScreenSkeleton />}>
        <Outlet />
      </Suspense>
    </Shell>
  );
}
