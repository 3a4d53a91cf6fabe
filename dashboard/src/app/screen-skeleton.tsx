import { clsx } from 'clsx';
import { useLocation } from 'react-router';
import { Skeleton } from '../components/skeleton';
import { headingOf } from '../lib/headings';
import { shownLanguage } from '../lib/language';
import { sayShell } from '../lib/say-shell';

/** Keeps the place of a screen whose code is on its way, under its heading where that is known. */
export function ScreenSkeleton() {
  const heading = headingOf(useLocation().pathname, shownLanguage());
  return (
    <div
      role="status"
      aria-label={sayShell('loading')}
      className={clsx('mx-auto flex w-full flex-col gap-4 p-4 sm:gap-6', heading ? 'max-w-[1080px]' : 'max-w-[720px]')}
    >
      {heading ? <p className="text-2xl font-semibold">{heading}</p> : <Skeleton className="h-8 w-48" />}
      <Skeleton className="h-40 rounded-2xl" />
      <Skeleton className="h-64 rounded-2xl" />
    </div>
  );
}
