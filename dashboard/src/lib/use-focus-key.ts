import { useEffect, type RefObject } from 'react';

const TYPING = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]';

/** A key that takes the focus to a field from wherever nothing is being typed. */
export function useFocusKey(key: string, field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const [from] = event.composedPath();
      if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (from instanceof Element && from.closest(TYPING)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, field]);
}
