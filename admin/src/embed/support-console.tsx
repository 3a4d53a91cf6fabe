import { useEffect, useRef } from 'react';
import { mountSupportConsole, type ConsoleOptions, type MountedConsole } from './mount-support-console';

/** The support console as a component of a host page that is itself React. They share the element and nothing else. */
export function SupportConsole(options: ConsoleOptions) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedConsole | null>(null);

  useEffect(() => {
    if (mounted.current) mounted.current.update(options);
    else if (element.current) mounted.current = mountSupportConsole(element.current, options);
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
