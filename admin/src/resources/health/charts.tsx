import type { HealthFigure } from '@mealtext/backend/contract';
import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { count } from '../../components/format';
import { useAppContext } from '../../session/app-context';
import { TOKENS, type Token } from '../../tokens';
import { figureWords } from './figure-words';

type Bucket = 'hour' | 'day';
interface Clicked {
  activeLabel?: string | number | undefined;
}

const day = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const hour = new Intl.DateTimeFormat(undefined, { weekday: 'short', hour: 'numeric', minute: '2-digit' });
const bucketWords = (at: string, bucket: Bucket) => (bucket === 'hour' ? hour : day).format(new Date(at));

const clickOf = (onBucket: ((at: string) => void) | undefined) =>
  onBucket && (({ activeLabel }: Clicked) => typeof activeLabel === 'string' && onBucket(activeLabel));

interface FigureProps {
  figure: HealthFigure;
  bucket: Bucket;
  onBucket: ((at: string) => void) | undefined;
}

/** How one figure went, without axes: its shape. */
export function FigureChart({ figure, bucket, onBucket }: FigureProps) {
  const token = TOKENS[useAppContext().look];
  return (
    <div className="figure-chart" aria-hidden>
      <ResponsiveContainer>
        <AreaChart data={figure.points} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} onClick={clickOf(onBucket)}>
          <XAxis dataKey="at" hide />
          <YAxis hide domain={[0, 'auto']} />
          <Tooltip content={<Tip bucket={bucket} names={[[figure.name, figure.title, figure.unit]]} />} cursor={{ stroke: token.edge }} />
          <Area
            dataKey="value"
            name={figure.name}
            stroke={token.accent}
            strokeWidth={1.5}
            fill={token.accentSoft}
            isAnimationActive={false}
            connectNulls
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

interface StackedProps {
  series: readonly { figure: HealthFigure; label: string; token: Token }[];
  bucket: Bucket;
  onBucket: (at: string) => void;
}

/** Parts of a whole over time. */
export function StackedChart({ series, bucket, onBucket }: StackedProps) {
  const token = TOKENS[useAppContext().look];
  const first = series[0]?.figure.points ?? [];
  const data = first.map(({ at }, index) => ({
    at,
    ...Object.fromEntries(series.map(({ figure }) => [figure.name, figure.points[index]?.value ?? 0])),
  }));
  return (
    <div className="texts-chart" aria-hidden>
      <ResponsiveContainer>
        <BarChart data={data} margin={{ top: 4, right: 4, bottom: 0, left: 0 }} onClick={clickOf(onBucket)} barCategoryGap="18%">
          <CartesianGrid vertical={false} stroke={token.line} />
          <XAxis
            dataKey="at"
            tickFormatter={(at: string) => bucketWords(at, bucket)}
            tick={{ fill: token.soft, fontSize: 14 }}
            tickLine={false}
            axisLine={{ stroke: token.line }}
            minTickGap={28}
            interval="equidistantPreserveStart"
          />
          <YAxis
            allowDecimals={false}
            tickFormatter={(value: number) => count(value)}
            tick={{ fill: token.soft, fontSize: 14 }}
            tickLine={false}
            axisLine={false}
            width={44}
          />
          <Tooltip
            content={<Tip bucket={bucket} names={series.map(({ figure, label }) => [figure.name, label, figure.unit] as const)} />}
            cursor={{ fill: token.track, opacity: 0.5 }}
          />
          {series.map(({ figure, token: colour }) => (
            <Bar key={figure.name} dataKey={figure.name} stackId="all" fill={token[colour]} isAnimationActive={false} maxBarSize={48} />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

interface TipProps {
  bucket: Bucket;
  names: readonly (readonly [name: string, label: string, unit: string])[];
  active?: boolean;
  label?: string;
  payload?: readonly { name?: string; value?: number | null }[];
}

function Tip({ active, label, payload, bucket, names }: TipProps) {
  if (!active || !payload?.length || !label) return null;
  return (
    <div className="chart-tip">
      <p className="strong">{bucketWords(label, bucket)}</p>
      {payload.map(({ name, value }) => {
        const [, words = '', unit = ''] = names.find(([one]) => one === name) ?? [];
        return (
          <p key={name} className="figures">
            {words} {figureWords(value ?? null, unit)}
          </p>
        );
      })}
    </div>
  );
}
