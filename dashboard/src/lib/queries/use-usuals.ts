import { useQuery } from '@tanstack/react-query';
import type { Usual } from '@mealtext/backend/contract';
import { queryKeys } from '../query-keys';
import { useSession } from '../session';

/** What the user often has at this time of the day. */
export function useUsuals() {
  const id = useSession().user?.id;
  return useQuery<Usual[]>({ queryKey: queryKeys.usuals(id ?? ''), enabled: id !== undefined });
}
