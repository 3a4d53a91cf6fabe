import type { Attention } from '@mealtext/backend/contract';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { useAppContext } from '../session/app-context';
import { useLive } from './live';

const Context = createContext<Attention | null>(null);

/** What waits for people, asked for again with each change, whatever screen is open, and also while nobody touches it. */
export function AttentionProvider({ children }: { children: ReactNode }) {
  const { data, refetch } = useGetOne<Attention & { id: string }>('attention', { id: 'now' }, { retry: false });
  useLive(
    ({ what }) => what === 'conversations',
    () => void refetch(),
    true,
  );
  return <Context.Provider value={data ?? null}>{children}</Context.Provider>;
}

/** What waits for people; null while it is not known. */
export const useAttention = (): Attention | null => useContext(Context);

/** How many conversations need a person now; who waits and is in danger too is one. */
export const needing = (attention: Attention | null): number => attention?.people ?? 0;

/** The title of the browser's tab, with how many conversations need a person. @param tab never personal data */
export function useTabTitle(tab: string): void {
  const { embedded } = useAppContext();
  const count = needing(useAttention());
  useEffect(() => {
    if (!embedded) document.title = `${count ? `(${count}) ` : ''}${tab} – Mealtext console`;
  }, [tab, embedded, count]);
}
