import type { InboxRow } from '@mealtext/backend/contract';
import { useGetList } from 'react-admin';
import { useAppContext } from '../../session/app-context';
import { useLive } from '../../shell/live';
import type { View } from './views';

const MOST = 200;

/** The cases of a view, asked for again when the server tells of any conversation. */
export function useCases(view: View) {
  const { session } = useAppContext();
  const { filter } = view;
  const query = useGetList<InboxRow>(
    'inbox',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'need', order: 'ASC' }, filter: filter(session.staff.id) },
    { retry: false },
  );
  const { refetch } = query;
  useLive(
    ({ what }) => what === 'conversations',
    () => void refetch(),
  );
  return query;
}
