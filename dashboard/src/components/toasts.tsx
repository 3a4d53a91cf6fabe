import { useSyncExternalStore } from 'react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { Toast } from 'radix-ui';

interface ToastWords {
  title: string;
  text?: string;
  /** Something went wrong. */
  destructive?: boolean;
}

interface Shown extends ToastWords {
  id: number;
  open: boolean;
}

/** At most one is seen at a time. */
const LIMIT = 1;
/** A dismissed toast leaves the list after this long, in ms. */
const REMOVE_AFTER = 1_000_000;

let shown: readonly Shown[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly Shown[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

function dismiss(id: number): void {
  change(shown.map((one) => (one.id === id ? { ...one, open: false } : one)));
  setTimeout(() => change(shown.filter((one) => one.id !== id)), REMOVE_AFTER);
}

/** Says something in passing; the newest takes the place of the one before. */
export function toast(words: ToastWords): void {
  change([{ ...words, id: nextId++, open: true }, ...shown].slice(0, LIMIT));
}

/** Holds the toasts; mounted once, inside the root. */
export function Toasts() {
  const list = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {list.map((one) => (
        <Toast.Root
          key={one.id}
          open={one.open}
          onOpenChange={(open) => !open && dismiss(one.id)}
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
          <Toast.Close aria-label="Close" className="-m-2 grid size-11 place-items-center rounded-xl text-soft hover:text-ink">
            <X size={18} aria-hidden="true" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        hotkey={['F8']}
        className="fixed end-0 top-0 z-60 flex w-full max-w-[420px] flex-col gap-2 p-4 outline-none sm:top-auto sm:bottom-0"
      />
    </Toast.Provider>
  );
}
