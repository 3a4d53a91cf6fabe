import type { ReactNode } from 'react';

interface Props {
  /** Any CSS colour: fills a dot beside the words, never the words. */
  color?: string;
  children: ReactNode;
}

export function Badge({ color, children }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full bg-track px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap">
      {color && <span aria-hidden="true" className="size-2 rounded-full" style={{ background: color }} />}
      {children}
    </span>
  );
}
