import { GOAL_NAMES } from '@mealtext/backend/domain';
import { Skeleton } from '../../components/skeleton';
import { say } from './say';

export const ProgressSkeleton = () => (
  <div role="status" aria-label={say('summaryLoading')}>
    <Skeleton className="mb-2 h-5 w-36" />
    <Skeleton className="h-12 w-56 sm:h-15" />
    <div className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-[1.35fr_1fr_1fr_1fr_1fr]">
      {GOAL_NAMES.map((name) => (
        <div key={name} className="flex flex-col gap-1.5">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-2 w-full" />
        </div>
      ))}
    </div>
  </div>
);
