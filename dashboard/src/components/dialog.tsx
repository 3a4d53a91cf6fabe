import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useOverlayRoot } from './overlay-root';
import { useReturnFocus } from './use-return-focus';
import { sayShell } from '../lib/say-shell';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** A line under the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** Something to fill in over the page: a sheet from below on a phone, in the middle elsewhere. */
export function Dialog({ open, onOpenChange, title, text, children }: Props) {
  const container = useOverlayRoot();
  const { remember, onCloseAutoFocus } = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal container={container}>
        <Radix.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Radix.Content
          {...(text ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            remember(event.target);
            focusStart(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] max-w-xl flex-col overflow-hidden rounded-t-2xl bg-raised shadow-raised sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-2xl"
        >
          <div className="flex items-start justify-between gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
            <div className="min-w-0">
              <Radix.Title className="text-lg font-semibold">{title}</Radix.Title>
              {text && <Radix.Description className="text-soft">{text}</Radix.Description>}
            </div>
            <Radix.Close
              aria-label={sayShell('close')}
              className="-m-2 grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:text-ink"
            >
              <X size={20} aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="min-h-0 overflow-y-auto p-4 sm:p-6">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Begins where something is to be done, marked by `data-autofocus`; else where the library begins. */
function focusStart(event: Event): void {
  const start = event.target instanceof Element ? event.target.querySelector<HTMLElement>('[data-autofocus]') : null;
  if (!start) return;
  event.preventDefault();
  start.focus();
}
