import { useCallback, useSyncExternalStore } from 'react';
import { useSession } from './session';

// What is being typed to the bot: one text for every screen that has a message box, kept over a reload and a sign-in.

interface Draft {
  text: string;
  /** Goes up when something was put into the box from elsewhere, and the box should take the focus. */
  offers: number;
}

const NONE: Draft = { text: '', offers: 0 };
const drafts = new Map<string, Draft>();
const listeners = new Set<() => void>();
const keptUnder = (userId: string) => `draft:${userId}`;

function read(userId: string): Draft {
  const known = drafts.get(userId);
  if (known) return known;
  const kept = { text: sessionStorage.getItem(keptUnder(userId)) ?? '', offers: 0 };
  drafts.set(userId, kept);
  return kept;
}

function write(userId: string, draft: Draft): void {
  drafts.set(userId, draft);
  if (draft.text) sessionStorage.setItem(keptUnder(userId), draft.text);
  else sessionStorage.removeItem(keptUnder(userId));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text being typed, how to change it, and how to put one there for the user to send. */
export function useDraft() {
  const userId = useSession().user?.id;
  const draft = useSyncExternalStore(subscribe, () => (userId === undefined ? NONE : read(userId)));
  const setText = useCallback(
    (change: string | ((typed: string) => string)) => {
      if (userId === undefined) return;
      const old = read(userId);
      write(userId, { ...old, text: typeof change === 'string' ? change : change(old.text) });
    },
    [userId],
  );
  const offer = useCallback(
    (text: string) => {
      if (userId !== undefined) write(userId, { text, offers: read(userId).offers + 1 });
    },
    [userId],
  );
  return { text: draft.text, offers: draft.offers, setText, offer };
}
