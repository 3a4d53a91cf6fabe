import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { ResponsiveContainer } from 'recharts';

interface Props {
  /** Its height. */
  className: string;
  children: ReactNode;
}

/** How far below what is seen a drawing is made, so that it stands when it is scrolled to. */
const AHEAD = '100px';

/** The room of a drawing, which is drawn as soon as it is about to be seen: many at once hold up the page. */
export function Drawing({ className, children }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !room.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && startTransition(() => setNear(true)), {
      rootMargin: AHEAD,
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={room} aria-hidden="true" className={className}>
      {near && (
        <ResponsiveContainer width="100%" height="100%">
          {children}
        </ResponsiveContainer>
      )}
    </div>
  );
}
