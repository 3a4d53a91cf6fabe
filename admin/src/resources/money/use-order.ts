import type { StaffMoneyOrder } from '@mealtext/backend/contract';
import { useCallback, useRef } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { newKey } from '../../components/new-key';
import { useAppContext } from '../../session/app-context';

/** Orders something to be done with a user's money, once however often it is sent, and says what became of it. */
export function useOrder(path: string): (order: object, done: string) => Promise<void> {
  const { api } = useAppContext();
  const notify = useNotify();
  const refresh = useRefresh();
  /** Kept while no answer came: trying again is the same order, as long as it says the same. */
  const held = useRef({ key: newKey(), order: '' });
  return useCallback(
    async (order, done) => {
      const words = JSON.stringify(order);
      if (held.current.order !== words) held.current = { key: newKey(), order: words };
      const { state, problem } = await api.call<StaffMoneyOrder>('POST', path, { ...order, key: held.current.key });
      held.current = { key: newKey(), order: '' };
      refresh();
      if (state === 'failed') throw new Error(problem ?? 'The provider refused it.');
      if (state === 'waiting') notify('Asked for: a colleague has to consent within a day', { type: 'info' });
      else if (state === 'due') notify(problem ?? 'Under way', { type: 'warning' });
      else notify(done, { type: 'success' });
    },
    [api, notify, refresh, path],
  );
}
