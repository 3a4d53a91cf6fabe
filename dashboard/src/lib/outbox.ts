import { useSyncExternalStore } from 'react';

// Texts that could not be sent for want of a network: kept in this browser until the server has them. Each has the key that makes every try of it
// the same text, so that it is counted once, however often it is sent.

export interface Waiting {
  content: string;
  idempotencyKey: string;
  /** UTC instant, ISO 8601. */
  writtenAt: string;
}

const NONE: readonly Waiting[] = [];
const keptUnder = (userId: string) => `outbox:${userId}`;
const known = new Map<string, { raw: string; texts: readonly Waiting[] }>();
const listeners = new Set<() => void>();

/** What waits, oldest first; the same list as long as nothing changed. */
export function waitingTexts(userId: string): readonly Waiting[] {
  const raw = localStorage.getItem(keptUnder(userId));
  if (!raw) return NONE;
  const before = known.get(userId);
  if (before?.raw === raw) return before.texts;
  const texts = JSON.parse(raw) as Waiting[];
  known.set(userId, { raw, texts });
  return texts;
}

function write(userId: string, texts: readonly Waiting[]): void {
  if (texts.length > 0) localStorage.setItem(keptUnder(userId), JSON.stringify(texts));
  else localStorage.removeItem(keptUnder(userId));
  for (const listener of listeners) listener();
}

export const keepText = (userId: string, text: Waiting): void => write(userId, [...waitingTexts(userId), text]);

export const dropText = (userId: string, key: string): void =>
  write(
    userId,
    waitingTexts(userId).filter(({ idempotencyKey }) => idempotencyKey !== key),
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab may have sent them.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useWaitingTexts = (userId: string | undefined): readonly Waiting[] =>
  useSyncExternalStore(subscribe, () => (userId === undefined ? NONE : waitingTexts(userId)));
