import { useSyncExternalStore } from 'react';
import { localDay, onLocalDay } from './local-day';

/** The user's own calendar day as the server says it, never by this device's clock; null while no answer has come. */
export const useToday = (): string | null => useSyncExternalStore(onLocalDay, () => localDay()?.date ?? null);
