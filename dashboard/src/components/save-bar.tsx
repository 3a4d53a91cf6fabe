import type { ReactNode } from 'react';
import { saidBy } from '../lib/request';
import { Button } from './button';
import { Notice } from './notice';
import { sayCommon } from '../lib/say-common';

interface Props {
  busy: boolean;
  /** Why the last try did not work; null while there is nothing to say. */
  error: unknown;
  /** What is said of a failure that the server says nothing about. */
  failed: string;
  onCancel: () => void;
  /** What else can be done about what went wrong. */
  action?: ReactNode;
}

/** The end of a form in a dialog: what went wrong, the way out, and the button that saves. */
export const SaveBar = ({ busy, error, failed, onCancel, action }: Props) => (
  <>
    {error !== null && (
      <Notice destructive action={action}>
        {saidBy(error, failed)}
      </Notice>
    )}
    <div className="flex justify-end gap-2">
      <Button look="plain" onClick={onCancel}>
        {sayCommon('cancel')}
      </Button>
      <Button type="submit" disabled={busy}>
        {busy ? sayCommon('saving') : sayCommon('save')}
      </Button>
    </div>
  </>
);
