import { useLocation } from 'react-router';
import { PleaseLogin } from '../components/please-login';
import { Page } from '../lib/page';
import { sayShell } from '../lib/say-shell';

/** What a screen says when its session is over. After sign-in the person is back on it. */
export function SignedOut() {
  const { pathname } = useLocation();
  const title = pathname === '/notifications' ? sayShell('notAuthorized') : sayShell('pleaseLogin');
  return (
    <Page title={title} noindex>
      <main>
        <PleaseLogin title={title} />
      </main>
    </Page>
  );
}
