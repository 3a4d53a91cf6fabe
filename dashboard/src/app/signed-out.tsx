import { Link, useLocation } from 'react-router';
import { Button } from '../components/button';
import { Page } from '../lib/page';
import type { ReturnTo } from '../lib/return-to';

/** What a screen says when its session is over. After sign-in the person is back on it. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  const notifications = pathname === '/notifications';
  const title = notifications ? 'Not Authorized' : 'Please Login';
  return (
    <Page title={title} noindex>
      <main className="mx-auto flex max-w-md flex-col items-start gap-4 p-4 pt-16">
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="text-soft">You need to be logged in to view this page.</p>
        <Button asChild>
          <Link to="/" state={{ from: pathname + search } satisfies ReturnTo}>
            Go to Login
          </Link>
        </Button>
      </main>
    </Page>
  );
}
