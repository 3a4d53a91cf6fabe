import { Area, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import { showFullDay, showNumber, showShortDay } from '../../lib/format';
import { AT_ONCE, DAYS_AXIS, FIGURES_AXIS, GRID, INK } from './axis-looks';
import { DayTable } from './day-table';
import { dayTicks } from './day-ticks';
import type { Metric } from './metrics';
import type { AverageDay } from './trend-figures';
import { Drawing } from './drawing';
import { say } from './say';

interface Props {
  metric: Metric;
  days: AverageDay[];
  onOpen: (day: string) => void;
}

/** The average of seven days as a line within the band of the goal; the days themselves as dots, each of which opens its day. */
export default function AverageChart({ metric, days, onOpen }: Props) {
  const open = ({ activeLabel }: { activeLabel?: string | number | undefined }) => activeLabel !== undefined && onOpen(String(activeLabel));
  return (
    <figure>
      <Drawing className="h-64 text-sm sm:h-72">
        <ComposedChart data={days} margin={{ top: 8, right: 28, bottom: 0, left: 0 }} accessibilityLayer={false} onClick={open}>
          <CartesianGrid {...GRID} />
          <XAxis dataKey="date" tickFormatter={showShortDay} ticks={dayTicks(days)} interval={0} {...DAYS_AXIS} />
          <YAxis width={52} tickFormatter={showNumber} {...FIGURES_AXIS} />
          <Area
            dataKey="band"
            type="stepAfter"
            stroke={INK}
            strokeOpacity={0.5}
            strokeDasharray="6 5"
            fill={INK}
            fillOpacity={0.12}
            activeDot={false}
            {...AT_ONCE}
          />
          <Line dataKey="value" stroke="none" dot={{ r: 3, fill: metric.color, fillOpacity: 0.45, strokeWidth: 0 }} {...AT_ONCE} />
          <Line dataKey="average" stroke={metric.color} strokeWidth={2.5} dot={false} activeDot={false} {...AT_ONCE} />
          <Tooltip content={<DayTip metric={metric} />} cursor={{ stroke: 'var(--faint)' }} isAnimationActive={false} />
        </ComposedChart>
      </Drawing>
      <figcaption aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 text-sm text-soft">
        <span className="flex items-center gap-2">
          <span className="h-0.5 w-6" style={{ background: metric.color }} /> {say('average7')}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-2 rounded-full opacity-50" style={{ background: metric.color }} /> {say('dayTap')}
        </span>
        <span className="flex items-center gap-2">
          <span className="h-3 w-6 border-y border-dashed border-soft bg-track" /> {say('goal')}
        </span>
      </figcaption>
      <DayTable
        caption={say('averageCaption', { label: metric.label, unit: metric.unit })}
        days={days.filter((day) => day.value !== null)}
        columns={[
          [metric.label, ({ value }) => showNumber(value!)],
          [say('average'), ({ average }) => (average === null ? say('noneYet') : showNumber(average))],
        ]}
      />
    </figure>
  );
}

interface TipProps {
  metric: Metric;
  active?: boolean;
  payload?: readonly { payload?: AverageDay }[];
}

function DayTip({ active, payload, metric: { unit } }: TipProps) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <div className="figures rounded-xl bg-raised p-3 text-sm shadow-raised">
      <p className="font-semibold">{showFullDay(day.date)}</p>
      <p>{day.value === null ? say('nothingLogged') : `${showNumber(day.value)} ${unit}`}</p>
      {day.average !== null && (
        <p className="text-soft">
          {say('average7')} {showNumber(day.average)} {unit}
        </p>
      )}
    </div>
  );
}
