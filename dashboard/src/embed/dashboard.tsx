import { useEffect, useRef } from 'react';
import { mountDashboard, type Mounted, type MountOptions } from './mount-dashboard';

/** The dashboard as a component of a host page that is itself React. They share the element and nothing else. */
export function Dashboard(options: MountOptions) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<Mounted | null>(null);

  useEffect(() => {
    if (mounted.current) mounted.current.update(options);
    else if (element.current) mounted.current = mountDashboard(element.current, options);
  });
  useEffect(
    () => () => {
      const here = mounted.current;
      mounted.current = null;
      // React forbids ending a root while another is rendering.
      if (here) queueMicrotask(here.unmount);
    },
    [],
  );

  return <div ref={element} />;
}
