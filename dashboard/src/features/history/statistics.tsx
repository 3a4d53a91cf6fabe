import { showNumber } from '../../lib/format';

interface Props {
  unit: string;
  average: number;
  maximum: number;
  minimum: number;
}

/** Average, maximum and minimum of the days with a record. */
export const Statistics = ({ unit, average, maximum, minimum }: Props) => (
  <dl className="figures mt-4 grid grid-cols-3 gap-2">
    {Object.entries({ Average: average, Maximum: maximum, Minimum: minimum }).map(([name, value]) => (
      <div key={name}>
        <dt className="text-sm text-soft">{name}</dt>
        <dd className="text-lg font-semibold">
          {showNumber(value)} <span className="text-sm font-normal text-soft">{unit}</span>
        </dd>
      </div>
    ))}
  </dl>
);
