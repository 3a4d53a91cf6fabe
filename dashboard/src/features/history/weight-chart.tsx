import type { TrendPoint } from '@mealtext/backend/domain';
import { CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { showFullDay, showShortDay } from '../../lib/format';
import { showWeight, type Units, weightIn } from '../../lib/units';
import { AT_ONCE, DAYS_AXIS, FIGURES_AXIS, GRID } from './axis-looks';
import { DayTable } from './day-table';
import { Drawing } from './drawing';
import { say } from './say';

interface Props {
  points: readonly TrendPoint[];
  units: Units;
}

const time = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
/** So narrow a range is not stretched over the whole height: it would look like a fall. */
const LEAST_HEIGHT = 4;

/** Readings as dots, the trend as the line; days lie as far apart as they were. A table of the same stands beside it for screen readers. */
export default function WeightChart({ points, units }: Props) {
  const data = points.map(({ date, kg, trend }) => ({ date, at: time(date), reading: weightIn(units, kg), trend: weightIn(units, trend) }));
  const all = data.flatMap(({ reading, trend }) => [reading, trend]);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const room = Math.max(1, (LEAST_HEIGHT - (high - low)) / 2);
  return (
    <figure>
      <Drawing className="h-64 text-sm">
        <ComposedChart data={data} margin={{ top: 8, right: 28, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickCount={4}
            tickFormatter={(at: number) => showShortDay(dayOf(at))}
            {...DAYS_AXIS}
            minTickGap={24}
          />
          <YAxis domain={[Math.floor(low - room), Math.ceil(high + room)]} width={44} {...FIGURES_AXIS} allowDecimals={false} />
          <Line dataKey="reading" stroke="none" dot={{ r: 3, fill: 'var(--faint)', strokeWidth: 0 }} {...AT_ONCE} />
          <Line dataKey="trend" stroke="var(--accent)" strokeWidth={2.5} dot={data.length === 1} activeDot={false} {...AT_ONCE} />
          <Tooltip content={<PointTip units={units} />} cursor={{ stroke: 'var(--faint)' }} isAnimationActive={false} />
        </ComposedChart>
      </Drawing>
      <figcaption aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 text-sm text-soft">
        <span>{say('readings')}</span>
        <span>
          <span className="text-accent">━</span> {say('trendSmoothed')}
        </span>
      </figcaption>
      <DayTable
        caption={say('weightCaption')}
        days={points}
        columns={[
          [say('weight'), ({ kg }) => showWeight(units, kg)],
          [say('trend'), ({ trend }) => showWeight(units, trend)],
        ]}
      />
    </figure>
  );
}

interface TipProps {
  units: Units;
  active?: boolean;
  payload?: readonly { payload?: { date: string; reading: number; trend: number } }[];
}

function PointTip({ active, payload, units }: TipProps) {
  const point = payload?.[0]?.payload;
  if (!active || !point) return null;
  const unit = units === 'us' ? 'lb' : 'kg';
  return (
    <div className="figures rounded-xl bg-raised p-3 text-sm shadow-raised">
      <p className="font-semibold">{showFullDay(point.date)}</p>
      <p>
        {point.reading} {unit}
      </p>
      <p className="text-soft">
        {say('trend')} {point.trend} {unit}
      </p>
    </div>
  );
}
