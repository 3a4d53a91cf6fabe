import { Skeleton } from '../../components/skeleton';
import { showNumber } from '../../lib/format';
import type { statisticsOf } from './chart-days';

interface Props {
  unit: string;
  /** Their places are kept until they are known. */
  figures?: ReturnType<typeof statisticsOf>;
}

/** Average, maximum and minimum of the days with a record. */
export const Statistics = ({ unit, figures }: Props) => (
  <dl className="figures mt-4 grid grid-cols-3 gap-2">
    {Object.entries({ Average: figures?.average, Maximum: figures?.maximum, Minimum: figures?.minimum }).map(([name, value]) => (
      <div key={name}>
        <dt className="text-sm text-soft">{name}</dt>
        <dd className="text-lg font-semibold">
          {value === undefined ? (
            <Skeleton className="h-7 w-20" />
          ) : (
            <>
              {showNumber(value)} <span className="text-sm font-normal text-soft">{unit}</span>
            </>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
