import type { User } from '@mealtext/backend/contract';
import { queryKeys } from '../lib/query-keys';

type Keys = (id: string) => readonly (readonly [string, string])[];

/** What a screen asks for as soon as it opens, by its path. */
const FIRST: Readonly<Record<string, Keys>> = {
  '/dashboard': (id) => [
    queryKeys.summary(id),
    queryKeys.goals(id),
    queryKeys.meals(id),
    queryKeys.workouts(id),
    queryKeys.plans(),
    queryKeys.usuals(id),
    queryKeys.water(id),
    queryKeys.weights(id),
    queryKeys.streak(id),
    queryKeys.product(),
  ],
  '/history': (id) => [queryKeys.history(id), queryKeys.goals(id), queryKeys.goalsHistory(id), queryKeys.weeklyReport(id)],
  '/messages': (id) => [queryKeys.messages(id), queryKeys.product()],
};

/** The paths of the API that the screen at `pathname` will ask for, and that of who is signed in. */
export const firstCalls = (pathname: string, { id, plan, phoneNumber }: User): string[] =>
  [...(pathname === '/history' && plan === 'free' ? [] : (FIRST[pathname]?.(id) ?? [])), queryKeys.userByPhone(phoneNumber)].map(
    ([path]) => path,
  );
