import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useFetchAhead } from '../lib/use-fetch-ahead';

interface ToastWords {
  title: string;
  text?: string;
  /** Something went wrong. */
  destructive?: boolean;
  /** What can be done about it; the toast goes when it is. `of`: what it is about, for who hears the button alone. */
  action?: { label: string; of: string; run: () => void };
}

export interface ShownToast extends ToastWords {
  id: number;
  open: boolean;
}

const load = () => import('./toast-list');
const ToastList = lazy(load);
const CODE = [load];

/** At most one is seen at a time. */
const LIMIT = 1;
/** A dismissed toast leaves the list after this long, in ms. */
const REMOVE_AFTER = 1_000_000;

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
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

/** Holds the toasts; mounted once, inside the root. What shows them comes after the page, or with the first of them. */
export function Toasts() {
  useFetchAhead(CODE);
  const list = useSyncExternalStore(subscribe, () => shown);
  return (
    list.length > 0 && (
      <Suspense>
        <ToastList list={list} onDismiss={dismiss} />
      </Suspense>
    )
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
