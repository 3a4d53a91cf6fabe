import { clsx } from 'clsx';

/** The shape of what is coming. Give it the size of the real thing. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('animate-pulse rounded-lg bg-track', className)} />;
}
