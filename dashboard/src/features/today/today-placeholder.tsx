import { Skeleton } from '../../components/skeleton';

/** The shape of the dashboard while it is not known who is there. */
export const TodayPlaceholder = () => (
  <div role="status" aria-label="Loading" className="mx-auto flex w-full max-w-[1080px] flex-col gap-4 p-4 sm:gap-6">
    <Skeleton className="h-14 rounded-2xl" />
    <Skeleton className="h-72 rounded-2xl" />
    <Skeleton className="h-72 rounded-2xl" />
  </div>
);
