import { Button } from './button';
import { Notice } from './notice';

interface Props {
  /** What could not be loaded, in the specification's words where it has them. */
  children: string;
  onRetry: () => unknown;
}

/** Something did not load: says so in its place, and offers to try again. */
export const LoadError = ({ children, onRetry }: Props) => (
  <Notice
    destructive
    action={
      <Button look="plain" onClick={() => void onRetry()}>
        Try again
      </Button>
    }
  >
    {children}
  </Notice>
);
