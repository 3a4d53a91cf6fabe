import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { showDayMonth, showFullDay, showNumber } from '../../lib/format';
import type { ChartDay } from './chart-days';
import { ChartLegend } from './chart-legend';
import { ticksOf, type Metric } from './metrics';

interface Props {
  metric: Metric;
  days: ChartDay[];
}

const INK = 'var(--soft)';
/** Every so many days have their date below: counted, because measuring what fits is slow. The last day has one. */
const DAYS_A_LABEL = 5;

/**
 * Intake as a solid line with dots against the goal as a dashed one, so that neither needs its colour to be told from
 * the other. A table of the same days stands beside it for screen readers.
 */
export default function TrendChart({ metric, days }: Props) {
  const ticks = ticksOf(metric, Math.max(...days.map((day) => Math.max(day.value ?? 0, day.goal))));
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <figure>
      <div aria-hidden="true" className="h-72 text-sm sm:h-80">
        <ResponsiveContainer width="100%" height="100%">
          <LineChart data={days} margin={{ top: 8, right: 20, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--line)" />
            <XAxis
              dataKey="date"
              tickFormatter={showDayMonth}
              tick={{ fill: INK, fontSize: 14 }}
              tickLine={false}
              axisLine={{ stroke: 'var(--line)' }}
              interval={0}
              ticks={days.flatMap(({ date }, at) => ((days.length - 1 - at) % DAYS_A_LABEL === 0 ? [date] : []))}
            />
            <YAxis
              ticks={ticks}
              domain={[0, ticks.at(-1) ?? metric.max]}
              interval={0}
              width={52}
              tickFormatter={showNumber}
              tick={{ fill: INK, fontSize: 14 }}
              tickLine={false}
              axisLine={false}
            />
            <Tooltip content={<DayTip metric={metric} />} cursor={{ stroke: 'var(--faint)' }} isAnimationActive={!calm} />
            <Line
              dataKey="goal"
              name="Goal"
              stroke={INK}
              strokeDasharray="6 5"
              strokeWidth={1.5}
              dot={false}
              activeDot={false}
              isAnimationActive={false}
            />
            <Line
              dataKey="value"
              name={metric.label}
              stroke={metric.color}
              strokeWidth={2.5}
              dot={{ r: 3.5, fill: metric.color, strokeWidth: 0 }}
              connectNulls
              isAnimationActive={false}
            />
          </LineChart>
        </ResponsiveContainer>
      </div>
      <ChartLegend metric={metric} />
      <DayTable metric={metric} days={days} />
    </figure>
  );
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
      <p>{day.value === null ? 'Nothing logged' : `${label} ${showNumber(day.value)} ${unit}`}</p>
      <p className="text-soft">
        Goal {showNumber(day.goal)} {unit}
      </p>
    </div>
  );
}

const DayTable = ({ metric, days }: Props) => (
  <table className="sr-only">
    <caption>
      {metric.label} of the last {days.length} days, in {metric.unit}
    </caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">{metric.label}</th>
        <th scope="col">Goal</th>
      </tr>
    </thead>
    <tbody>
      {days
        .filter((day) => day.value !== null)
        .map((day) => (
          <tr key={day.date}>
            <th scope="row">{showFullDay(day.date)}</th>
            <td>{day.value}</td>
            <td>{day.goal}</td>
          </tr>
        ))}
    </tbody>
  </table>
);
