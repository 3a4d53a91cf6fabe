import type { StaffCapability } from '@mealtext/backend/contract';
import { Button, type ButtonProps } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useSurroundings } from '../session/surroundings';
import { FormDialog } from './form-dialog';

type Props = Omit<ComponentProps<typeof FormDialog>, 'onClose' | 'title'> & {
  label: string;
  /** The dialog's title; the button's words where left out. */
  title?: string;
  /** Only shown to those who may. */
  needs: StaffCapability;
  variant?: ButtonProps['variant'];
};

/** A button that asks before it acts. */
export function AskButton({ label, title = label, needs, variant = 'outlined', danger = false, ...dialog }: Props) {
  const { may } = useSurroundings();
  const [open, setOpen] = useState(false);
  if (!may(needs)) return null;
  return (
    <>
      <Button variant={variant} color={danger ? 'error' : 'primary'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && <FormDialog title={title} danger={danger} {...dialog} onClose={() => setOpen(false)} />}
    </>
  );
}
