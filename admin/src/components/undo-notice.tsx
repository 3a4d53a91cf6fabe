import { Button } from '@mui/material';
import { useState } from 'react';

interface Props {
  /** What was done, such as "Meal deleted". */
  children: string;
  /** Takes it back; resolves to null, or to why it cannot be. */
  undo: () => Promise<string | null>;
}

/** Says that something was changed, with a button that takes exactly that back. */
export function UndoNotice({ children, undo }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  if (said !== null) return <span>{said}</span>;
  return (
    <span className="undo-notice">
      {children}
      <Button color="inherit" size="small" onClick={() => void undo().then((wrong) => setSaid(wrong ?? 'Undone'))}>
        Undo
      </Button>
    </span>
  );
}
