import type { ReactNode } from 'react';
import { AlertDialog } from 'radix-ui';
import { Button } from './button';
import { useOverlayRoot } from './overlay-root';
import { useReturnFocus } from './use-return-focus';
import { sayCommon } from '../lib/say-common';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  /** The word on the button that does it. */
  action: string;
  busy?: boolean;
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back. The focus starts on Cancel. */
export function ConfirmDialog({ open, onOpenChange, title, text, action, busy = false, onConfirm }: Props) {
  const container = useOverlayRoot();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal container={container}>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <AlertDialog.Content
          onOpenAutoFocus={(event) => remember(event.target)}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 rounded-2xl bg-raised p-6 shadow-raised"
        >
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-soft">{text}</AlertDialog.Description>
          <div className="mt-6 flex justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button look="plain">{sayCommon('cancel')}</Button>
            </AlertDialog.Cancel>
            <Button look="danger" disabled={busy} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
