import { Skeleton } from '../../components/skeleton';
import { ChartLegend } from './chart-legend';
import type { Metric } from './metrics';
import { say } from './say';

/** The chart without its days, in exactly its size. */
export const ChartSkeleton = ({ metric }: { metric: Metric }) => (
  <div role="status" aria-label={say('chartLoading')}>
    <div className="flex h-72 flex-col justify-between pt-2 pb-[30px] sm:h-80">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Skeleton key={line} className="h-px" />
      ))}
    </div>
    <figure>
      <ChartLegend metric={metric} />
    </figure>
  </div>
);
