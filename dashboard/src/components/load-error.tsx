import { RequestError } from '../lib/request';
import { Button } from './button';
import { Notice } from './notice';
import { UpgradeLink } from './upgrade-link';
import { sayShell } from '../lib/say-shell';

interface Props {
  /** What came instead of an answer. */
  error: unknown;
  /** What could not be loaded, in the specification's words where it has them. */
  children: string;
  onRetry: () => unknown;
}

/**
 * Something did not load: says so in its place, and offers to try again. What the plan does not include is no fault, and trying again would
 * not help: that is said in the server's own words, with the way to a plan that does.
 */
export function LoadError({ error, children, onRetry }: Props) {
  const gate = error instanceof RequestError && error.body?.error === 'Plan required' ? error.body : null;
  if (gate) return <Notice action={gate.plan !== 'pro' && <UpgradeLink look="plain" />}>{gate.message}</Notice>;
  return (
    <Notice
      destructive
      action={
        <Button look="plain" onClick={() => void onRetry()}>
          {sayShell('tryAgain')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
