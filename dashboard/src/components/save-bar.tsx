import { saidBy } from '../lib/request';
import { Button } from './button';
import { Notice } from './notice';

interface Props {
  busy: boolean;
  /** Why the last try did not work; null while there is nothing to say. */
  error: unknown;
  /** What is said of a failure that the server says nothing about. */
  failed: string;
  onCancel: () => void;
}

/** The end of a form in a dialog: what went wrong, the way out, and the button that saves. */
export const SaveBar = ({ busy, error, failed, onCancel }: Props) => (
  <>
    {error !== null && <Notice destructive>{saidBy(error, failed)}</Notice>}
    <div className="flex justify-end gap-2">
      <Button look="plain" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" disabled={busy}>
        {busy ? 'Saving...' : 'Save'}
      </Button>
    </div>
  </>
);
