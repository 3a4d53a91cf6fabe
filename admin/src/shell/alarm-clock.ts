const AGAIN_MS = 60_000;

export interface AlarmClock {
  /** Who is in danger and nobody's case now, and whether they are to be heard. */
  look: (waiting: readonly string[], on: boolean) => void;
  stop: () => void;
}

/** Rings at once for whoever is new, and again each minute while anybody is left, whoever else was taken meanwhile. */
export function makeAlarmClock(ring: () => void): AlarmClock {
  let known: ReadonlySet<string> = new Set();
  let again: ReturnType<typeof setInterval> | undefined;
  const stop = () => {
    clearInterval(again);
    again = undefined;
  };
  return {
    look: (waiting, on) => {
      const isNew = waiting.some((id) => !known.has(id));
      known = new Set(waiting);
      if (!on || !waiting.length || isNew) stop();
      if (!on || !waiting.length) return;
      if (isNew) ring();
      again ??= setInterval(ring, AGAIN_MS);
    },
    stop,
  };
}
