import { Skeleton } from '../components/skeleton';

/** Keeps the place of a screen whose code is on its way. */
export function ScreenSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="mx-auto flex w-full max-w-[720px] flex-col gap-4 p-4">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-40 rounded-2xl" />
      <Skeleton className="h-64 rounded-2xl" />
    </div>
  );
}
