import { useSyncExternalStore } from 'react';
import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { showDayMonth, showFullDay, showNumber } from '../../lib/format';
import { AT_ONCE, DAYS_AXIS, FIGURES_AXIS, GRID, INK } from './axis-looks';
import type { ChartDay } from './chart-days';
import { ChartLegend } from './chart-legend';
import { DayTable } from './day-table';
import { dayTicks } from './day-ticks';
import { ticksOf, type Metric } from './metrics';
import { Drawing } from './drawing';
import { say } from './say';

interface Props {
  metric: Metric;
  days: ChartDay[];
}

/** Every so many days have their date below, fewer on the narrowest phones: counted, because measuring what fits is slow. The last day has one. */
const DAYS_A_LABEL = { wide: 5, narrow: 10 } as const;
const NARROW = '(max-width: 379px)';

/**
 * Intake as a solid line with dots against the goal as a dashed one, so that neither needs its colour to be told from
 * the other. A table of the same days stands beside it for screen readers.
 */
export default function TrendChart({ metric, days }: Props) {
  const ticks = ticksOf(metric, Math.max(...days.map((day) => Math.max(day.value ?? 0, day.goal))));
  const every = DAYS_A_LABEL[useNarrow() ? 'narrow' : 'wide'];
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <figure>
      <Drawing className="h-72 text-sm sm:h-80">
        <LineChart data={days} margin={{ top: 8, right: 20, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid {...GRID} />
          <XAxis dataKey="date" tickFormatter={showDayMonth} {...DAYS_AXIS} interval={0} ticks={dayTicks(days, every)} />
          <YAxis
            ticks={ticks}
            domain={[0, ticks.at(-1) ?? metric.max]}
            interval={0}
            width={52}
            tickFormatter={showNumber}
            {...FIGURES_AXIS}
          />
          <Line
            dataKey="goal"
            name={say('goal')}
            stroke={INK}
            strokeDasharray="6 5"
            strokeWidth={1.5}
            dot={false}
            activeDot={false}
            {...AT_ONCE}
          />
          <Line
            dataKey="value"
            name={metric.label}
            stroke={metric.color}
            strokeWidth={2.5}
            dot={{ r: 3.5, fill: metric.color, strokeWidth: 0 }}
            connectNulls
            {...AT_ONCE}
          />
          <Tooltip content={<DayTip metric={metric} />} cursor={{ stroke: 'var(--faint)' }} isAnimationActive={!calm} />
        </LineChart>
      </Drawing>
      <ChartLegend metric={metric} />
      <DayTable
        caption={say('trendCaption', { label: metric.label, days: days.length, unit: metric.unit })}
        days={days.filter((day) => day.value !== null)}
        columns={[
          [metric.label, ({ value }) => value],
          [say('goal'), ({ goal }) => goal],
        ]}
      />
    </figure>
  );
}

/** Whether the page is as narrow as the narrowest phones; goes along when it is turned. */
const useNarrow = (): boolean => useSyncExternalStore(onTurn, () => window.matchMedia(NARROW).matches);

function onTurn(look: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', look);
  return () => query.removeEventListener('change', look);
}

interface TipProps {
  metric: Metric;
  active?: boolean;
  payload?: readonly { payload?: ChartDay }[];
}

function DayTip({ active, payload, metric }: TipProps) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  const { label, unit } = metric;
  return (
    <div className="figures rounded-xl bg-raised p-3 text-sm shadow-raised">
      <p className="font-semibold">{showFullDay(day.date)}</p>
      <p>{day.value === null ? say('nothingLogged') : `${label} ${showNumber(day.value)} ${unit}`}</p>
      <p className="text-soft">
        {say('goal')} {showNumber(day.goal)} {unit}
      </p>
    </div>
  );
}
