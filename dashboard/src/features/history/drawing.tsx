import { Children, cloneElement, startTransition, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';
import { useSteps } from '../../lib/use-steps';

interface Props {
  /** Its height. */
  className: string;
  /** A chart and its parts. */
  children: ReactElement<{ children?: ReactNode }>;
}

/** How far below what is seen a drawing is made, so that it stands when it is scrolled to. */
const AHEAD = '100px';

/**
 * The room of a drawing, which is drawn as soon as it is about to be seen, part by part: each part makes the library go over the whole
 * several times without a pause, and all at once would hold up the page.
 */
export function Drawing({ className, children: chart }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const parts = Children.toArray(chart.props.children);
  useEffect(() => {
    if (size || !room.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        const { width, height } = entry.boundingClientRect;
        startTransition(() => setSize({ width: Math.round(width), height: Math.round(height) }));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [size]);
  const drawn = useSteps(parts.length, size !== null);
  return (
    <div ref={room} aria-hidden="true" className={className}>
      {size && (
        <ResponsiveContainer width="100%" height="100%" initialDimension={size}>
          {cloneElement(chart, undefined, parts.slice(0, drawn))}
        </ResponsiveContainer>
      )}
    </div>
  );
}
