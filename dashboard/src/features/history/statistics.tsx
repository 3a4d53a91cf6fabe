import { Skeleton } from '../../components/skeleton';
import { showNumber } from '../../lib/format';
import type { statisticsOf } from './chart-days';
import { say } from './say';

const FIGURES = ['average', 'maximum', 'minimum'] as const;

interface Props {
  unit: string;
  /** Their places are kept until they are known. */
  figures?: ReturnType<typeof statisticsOf>;
}

/** Average, maximum and minimum of the days with a record that are over. */
export const Statistics = ({ unit, figures }: Props) => (
  <>
    <dl className="figures mt-4 grid grid-cols-3 gap-2">
      {FIGURES.map((name) => [name, figures?.[name]] as const).map(([name, value]) => (
        <div key={name}>
          <dt className="text-sm text-soft">{say(name)}</dt>
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
    <p className="mt-2 text-sm text-soft">{say('finishedDays')}</p>
  </>
);
