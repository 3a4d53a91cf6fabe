import { Link, useLocation } from 'react-router';
import type { ReturnTo } from '../lib/return-to';
import { Button } from './button';
import { Card } from './card';
import { sayShell } from '../lib/say-shell';

interface Props {
  title?: string;
  text?: string;
  /** The words on the way to sign-in. */
  action?: string;
}

/** What stands where a signed-in user's page was, once nobody is signed in. After sign-in the person is back on it. */
export function PleaseLogin({ title = sayShell('pleaseLogin'), text = sayShell('needLogin'), action = sayShell('goToLogin') }: Props) {
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto grid w-full max-w-md place-items-stretch p-4 pt-16">
      <Card title={title} level={1}>
        <p className="text-soft">{text}</p>
        <Button asChild className="mt-6">
          <Link to="/" state={{ from: pathname + search } satisfies ReturnTo}>
            {action}
          </Link>
        </Button>
      </Card>
    </div>
  );
}
