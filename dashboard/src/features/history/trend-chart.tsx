import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { showDayMonth, showFullDay, showNumber } from '../../lib/format';
import type { ChartDay } from './chart-days';
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
            <Tooltip
              content={<DayTip unit={metric.unit} label={metric.label} />}
              cursor={{ stroke: 'var(--faint)' }}
              isAnimationActive={!calm}
            />
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
      <figcaption aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 text-sm text-soft">
        <Key name={metric.label} stroke={metric.color} />
        <Key name="Goal, with what you burned" stroke={INK} dashed />
      </figcaption>
      <DayTable metric={metric} days={days} />
    </figure>
  );
}

const Key = ({ name, stroke, dashed = false }: { name: string; stroke: string; dashed?: boolean }) => (
  <span className="flex items-center gap-2">
    <svg width="28" height="10">
      <line x1="0" x2="28" y1="5" y2="5" stroke={stroke} strokeWidth="2.5" strokeDasharray={dashed ? '6 5' : undefined} />
      {!dashed && <circle cx="14" cy="5" r="4" fill={stroke} />}
    </svg>
    {name}
  </span>
);

interface TipProps {
  label: string;
  unit: string;
  active?: boolean;
  payload?: readonly { payload?: ChartDay }[];
}

function DayTip({ active, payload, label, unit }: TipProps) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
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
