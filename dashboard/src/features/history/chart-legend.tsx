import { say } from './say';
import type { Metric } from './metrics';

/** Which line is which. The table beside the chart says it to screen readers. */
export const ChartLegend = ({ metric }: { metric: Metric }) => (
  <figcaption aria-hidden="true" className="mt-2 flex flex-wrap gap-x-6 text-sm text-soft">
    <Key name={metric.label} stroke={metric.color} />
    <Key name={say('goalWithBurned')} stroke="var(--soft)" dashed />
  </figcaption>
);

const Key = ({ name, stroke, dashed = false }: { name: string; stroke: string; dashed?: boolean }) => (
  <span className="flex items-center gap-2">
    <svg width="28" height="10">
      <line x1="0" x2="28" y1="5" y2="5" stroke={stroke} strokeWidth="2.5" strokeDasharray={dashed ? '6 5' : undefined} />
      {!dashed && <circle cx="14" cy="5" r="4" fill={stroke} />}
    </svg>
    {name}
  </span>
);
