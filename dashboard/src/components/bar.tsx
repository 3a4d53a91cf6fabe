import { clsx } from 'clsx';

interface Props {
  /** For the screen reader: "Protein, 45 of 120 g". */
  label: string;
  /** Share reached, 1 is all of it; shown up to 1. */
  share: number;
  /** A CSS colour. */
  color: string;
  thin?: boolean;
  /** Which end it grows from. */
  from?: 'start' | 'end';
}

/** How far along, capped at the whole. The words beside it carry the meaning. */
export function Bar({ label, share, color, thin = false, from = 'start' }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={clsx('overflow-hidden rounded-full bg-track', thin ? 'h-1' : 'h-2')}
    >
      <div
        className={clsx('h-full rounded-full transition-[width,background-color] duration-200', from === 'end' && 'ms-auto')}
        style={{ width: `${percent}%`, background: color }}
      />
    </div>
  );
}
