import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { useAppContext } from '../session/app-context';

/** Of which conversations something is told; null: of any of them. */
export type Told = { what: 'conversations' | 'presence'; ids: readonly string[] | null };
type Hear = (told: Told) => void;

const AGAIN_MS = 15_000;
/** Somebody who touches nothing for so long is away: asking on their behalf would keep their session from ending. */
const AWAY_MS = 120_000;
const SOON_MS = 400;

const Context = createContext<{ hear: (hear: Hear) => () => void; onHere: (call: () => void) => () => void; here: () => boolean } | null>(
  null,
);

/** One stream for all screens: the server names what changed, and whoever shows that asks for it again. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const { api } = useAppContext();
  const hearers = useRef(new Set<Hear>());
  const waiting = useRef(new Set<() => void>());
  const touched = useRef(0);
  const here = useCallback(() => document.visibilityState === 'visible' && Date.now() - touched.current < AWAY_MS, []);

  useEffect(() => {
    let source: EventSource | null = null;
    let again: ReturnType<typeof setTimeout> | undefined;
    const tell = (told: Told) => hearers.current.forEach((hear) => hear(told));
    const everything = () => (['conversations', 'presence'] as const).forEach((what) => tell({ what, ids: null }));
    const passOn = (what: Told['what']) => (event: MessageEvent<string>) => {
      const { ids } = JSON.parse(event.data) as { ids: string[] };
      tell({ what, ids: ids.length ? ids : null });
    };
    const open = () => {
      source = new EventSource(`${api.root}/events`);
      // Whatever happened while nobody listened.
      source.onopen = everything;
      source.addEventListener('conversations', passOn('conversations'));
      source.addEventListener('presence', passOn('presence'));
      source.onerror = () => {
        if (source?.readyState !== EventSource.CLOSED) return;
        // Asking again says why it was refused: the session may be over.
        everything();
        again = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    return () => {
      clearTimeout(again);
      source?.close();
    };
  }, [api]);

  useEffect(() => {
    touched.current = Date.now();
    const touch = () => {
      const away = !here();
      touched.current = Date.now();
      if (away) waiting.current.forEach((call) => call());
    };
    const seen = () => document.visibilityState === 'visible' && waiting.current.forEach((call) => call());
    window.addEventListener('pointerdown', touch);
    window.addEventListener('keydown', touch);
    document.addEventListener('visibilitychange', seen);
    return () => {
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
      document.removeEventListener('visibilitychange', seen);
    };
  }, [here]);

  const hear = useCallback((one: Hear) => (hearers.current.add(one), () => void hearers.current.delete(one)), []);
  const onHere = useCallback((call: () => void) => (waiting.current.add(call), () => void waiting.current.delete(call)), []);
  return <Context.Provider value={{ hear, onHere, here }}>{children}</Context.Provider>;
}

/**
 * Asks again, soon, when the server tells of something that concerns one. @param unattended also while nobody is there; else once
 * somebody is
 */
export function useLive(concerns: (told: Told) => boolean, ask: () => void, unattended = false): void {
  const live = useContext(Context);
  const latest = useRef({ concerns, ask });
  useEffect(() => {
    latest.current = { concerns, ask };
  });
  useEffect(() => {
    if (!live) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let due = false;
    const run = () => {
      timer = undefined;
      if (!unattended && !live.here()) return;
      due = false;
      latest.current.ask();
    };
    const stopHearing = live.hear((told) => {
      if (!latest.current.concerns(told)) return;
      due = true;
      timer ??= setTimeout(run, SOON_MS);
    });
    const stopWaiting = live.onHere(() => due && (timer ??= setTimeout(run, 0)));
    return () => {
      clearTimeout(timer);
      stopHearing();
      stopWaiting();
    };
  }, [live, unattended]);
}

/** Whether somebody is at this screen. */
export function useHere(): () => boolean {
  const live = useContext(Context);
  return useCallback(() => live?.here() ?? false, [live]);
}
