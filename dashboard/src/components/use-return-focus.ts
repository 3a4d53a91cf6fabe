import { useRef } from 'react';

/** Brings the focus back to where it was when something opened over the page; the library only knows that of its own buttons. */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    /** Called as it opens, before the focus moves. */
    remember: (opened: EventTarget | null) => {
      const root = opened instanceof Node ? opened.getRootNode() : null;
      const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null;
      opener.current = active instanceof HTMLElement ? active : null;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}
