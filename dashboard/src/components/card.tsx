import type { ReactNode } from 'react';
import { clsx } from 'clsx';

interface Props {
  title?: ReactNode;
  /** Beside the title: a link or a small control. */
  aside?: ReactNode;
  /** The heading's level on its page. */
  level?: 1 | 2 | 3;
  className?: string;
  children: ReactNode;
}

/** A surface, not a frame. Never put one inside another. */
export function Card({ title, aside, level = 2, className, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={clsx('rounded-2xl bg-paper p-4 sm:p-6', className)}>
      {(title || aside) && (
        <div className="mb-4 flex min-h-8 items-center justify-between gap-4">
          {title && <Heading className="text-lg font-semibold">{title}</Heading>}
          {aside}
        </div>
      )}
      {children}
    </section>
  );
}
