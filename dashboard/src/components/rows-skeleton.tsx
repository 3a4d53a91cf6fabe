import { Skeleton } from './skeleton';

interface Props {
  /** For the screen reader: "Loading your goals". */
  label: string;
  rows: number;
}

/** The shape of a list of settings: words to the left, what they are set to at the right. */
export const RowsSkeleton = ({ label, rows }: Props) => (
  <div role="status" aria-label={label} className="-my-2 divide-y divide-line">
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex items-center justify-between py-3">
        <Skeleton className="h-6 w-32" />
        <Skeleton className="h-11 w-28 rounded-xl" />
      </div>
    ))}
  </div>
);
