import { createContext, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { KeysHelp } from './keys-help';
import { useKeysOn } from './use-keys-on';

export interface KeyBinding {
  /** One key, or two after each other: `j`, `g i`. */
  keys: string;
  words: string;
  act: () => void;
}

export interface KeyGroup {
  title: string;
  bindings: readonly KeyBinding[];
}

const Context = createContext<((id: string, group: KeyGroup | null) => void) | null>(null);
/** The second key of two comes within this time. */
const SECOND_MS = 1500;

/** Keys of whatever is on the screen, and `?` for a page that names them. None works while one writes, or while a dialog is open. */
export function KeysProvider({ children }: { children: ReactNode }) {
  const groups = useRef(new Map<string, KeyGroup>());
  const [shown, setShown] = useState<readonly KeyGroup[] | null>(null);
  const { on } = useKeysOn();
  const [register] = useState(() => (id: string, group: KeyGroup | null) => {
    if (group) groups.current.set(id, group);
    else groups.current.delete(id);
  });

  useEffect(() => {
    let first: { key: string; at: number } | null = null;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || event.defaultPrevented) return;
      if (isWriting(event) || isCovered(event)) return;
      if (event.key === '?') return setShown(merged([...groups.current.values()]));
      if (!on) return;
      const before = first && Date.now() - first.at < SECOND_MS ? `${first.key} ` : '';
      const all = [...groups.current.values()].toReversed().flatMap(({ bindings }) => bindings);
      const found = all.find(({ keys }) => keys === `${before}${event.key}`) ?? all.find(({ keys }) => keys === event.key);
      first = { key: event.key, at: Date.now() };
      if (!found) return;
      first = null;
      event.preventDefault();
      found.act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [on]);

  return (
    <Context.Provider value={register}>
      {children}
      {shown && <KeysHelp groups={shown} onClose={() => setShown(null)} />}
    </Context.Provider>
  );
}

/** Gives a part of the screen its keys, for as long as it is there; what came later goes first. */
export function useKeys(title: string, bindings: readonly KeyBinding[]): void {
  const register = useContext(Context);
  const id = useId();
  useEffect(() => {
    register?.(id, bindings.length ? { title, bindings } : null);
    return () => register?.(id, null);
  });
}

/** Parts of the screen with the same title stand together. */
const merged = (groups: readonly KeyGroup[]): KeyGroup[] =>
  [...new Set(groups.map(({ title }) => title))].map((title) => ({
    title,
    bindings: groups.filter((group) => group.title === title).flatMap(({ bindings }) => bindings),
  }));

/** Within a shadow root the window sees only its host. */
const targetOf = (event: KeyboardEvent): Element | null =>
  event.composedPath()[0] instanceof Element ? (event.composedPath()[0] as Element) : null;
const isWriting = (event: KeyboardEvent): boolean =>
  targetOf(event)?.closest('input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"], [role="menu"]') != null;
const isCovered = (event: KeyboardEvent): boolean => {
  const root = targetOf(event)?.getRootNode();
  return (
    (root instanceof ShadowRoot ? root : document).querySelector(
      '.mt-console [role="dialog"], .mt-console [role="presentation"].MuiModal-root',
    ) !== null
  );
};
