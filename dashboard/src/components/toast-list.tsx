import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';
import type { ShownToast } from './toasts';
import { sayShell } from '../lib/say-shell';

interface Props {
  list: readonly ShownToast[];
  onDismiss: (id: number) => void;
}

/** Toasts as they are seen and heard. */
export default function ToastList({ list, onDismiss }: Props) {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {list.map((one) => (
        <Toast.Root
          key={one.id}
          open={one.open}
          onOpenChange={(open) => !open && onDismiss(one.id)}
          type={one.destructive ? 'foreground' : 'background'}
          className={clsx(
            'flex items-start gap-3 rounded-2xl bg-raised p-4 shadow-raised data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
            one.destructive && 'border-s-4 border-danger',
          )}
        >
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-semibold">{one.title}</Toast.Title>
            {one.text && <Toast.Description className="text-soft">{one.text}</Toast.Description>}
          </div>
          {one.action && (
            <Toast.Action
              altText={`${one.action.label}: ${one.action.of}`}
              onClick={one.action.run}
              className="-my-2 min-h-11 shrink-0 rounded-xl px-3 font-semibold text-accent hover:underline"
            >
              {one.action.label}
            </Toast.Action>
          )}
          <Toast.Close aria-label={sayShell('close')} className="-m-2 grid size-11 place-items-center rounded-xl text-soft hover:text-ink">
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport hotkey={['F8']} className="fixed end-0 bottom-0 z-60 flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none" />
    </Toast.Provider>
  );
}
