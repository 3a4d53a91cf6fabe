import { useLocation } from 'react-router';
import { PleaseLogin } from '../components/please-login';
import { Page } from '../lib/page';

/** What a screen says when its session is over. After sign-in the person is back on it. */
export function SignedOut() {
  const { pathname } = useLocation();
  const title = pathname === '/notifications' ? 'Not Authorized' : 'Please Login';
  return (
    <Page title={title} noindex>
      <main>
        <PleaseLogin title={title} />
      </main>
    </Page>
  );
}
