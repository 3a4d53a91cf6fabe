import type { User } from '@mealtext/backend/contract';
import { moveDay } from '../lib/days';
import { queryKeys } from '../lib/query-keys';

type Keys = (id: string, today: string) => readonly (readonly [string, string])[];

/** What a screen asks for as soon as it opens, by its path. */
const FIRST: Readonly<Record<string, Keys>> = {
  '/dashboard': (id, today) => [
    queryKeys.summary(id, today),
    queryKeys.goals(id),
    queryKeys.meals(id, today),
    queryKeys.workouts(id, today),
  ],
  '/history': (id, today) => [
    queryKeys.history(id),
    queryKeys.goals(id),
    queryKeys.weeklyReport(id),
    queryKeys.meals(id, moveDay(today, -1)),
  ],
  '/messages': (id) => [queryKeys.messages(id)],
};

/** The paths of the API that the screen at `pathname` will ask for. */
export const firstCalls = (pathname: string, { id, plan }: User, today: string): string[] =>
  pathname === '/history' && plan === 'free' ? [] : (FIRST[pathname]?.(id, today) ?? []).map(([path]) => path);
