import type { StaffCapability } from '@mealtext/backend/contract';
import { Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useKeys } from '../keys/keys';
import { useAppContext } from '../session/app-context';
import { FormDialog } from './form-dialog';

type Props = Omit<ComponentProps<typeof FormDialog>, 'onClose' | 'title'> & {
  label: string;
  /** The dialog's title; the button's words where left out. */
  title?: string;
  /** Only shown to those who may. */
  needs: StaffCapability;
  variant?: ButtonProps['variant'];
  /** The key that does the same. */
  keys?: string;
};

/** A button that asks before it acts. */
export function AskButton({ label, title = label, needs, variant = 'outlined', danger = false, keys, ...dialog }: Props) {
  const { may } = useAppContext();
  const [open, setOpen] = useState(false);
  const shown = may(needs);
  useKeys('This case', keys && shown ? [{ keys, words: title, act: () => setOpen(true) }] : []);
  if (!shown) return null;
  return (
    <>
      <Button variant={variant} color={danger ? 'error' : 'primary'} onClick={() => setOpen(true)} aria-keyshortcuts={keys}>
        {label}
      </Button>
      {open && <FormDialog title={title} danger={danger} {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
