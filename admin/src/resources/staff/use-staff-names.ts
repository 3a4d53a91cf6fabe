import type { StaffRow } from '@mealtext/backend/contract';
import { useGetList } from 'react-admin';
import { useAppContext } from '../../session/app-context';

/** What a colleague is called: "you", their name, or "a colleague". */
export function useStaffNames(): (staffId: string) => string {
  const { session } = useAppContext();
  const { data = [] } = useGetList<StaffRow>('staff', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'name', order: 'ASC' },
    filter: {},
  });
  return (staffId) => (staffId === session.staff.id ? 'you' : (data.find(({ id }) => id === staffId)?.name ?? 'a colleague'));
}
