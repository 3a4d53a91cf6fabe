/** The calendar day and the zone that the server counts a user's days by. */
export interface LocalDay {
  /** YYYY-MM-DD. */
  date: string;
  /** IANA. */
  zone: string;
}

const SAID = /^(\d{4}-\d\d-\d\d); zone=([\w+/-]{1,60}); ends-in=(\d{1,6})$/;

let known: LocalDay | null = null;
/** Which request told it: an answer to an earlier one is older news. */
let toldBy = 0;
let ending: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
let onEnd: () => void = () => undefined;

/** Takes what an answer says of the user's day. `request` numbers requests in the order in which they were made. */
export function noteLocalDay(header: string | null, request: number): void {
  const [, date, zone, seconds] = SAID.exec(header ?? '') ?? [];
  if (!date || !zone || request < toldBy) return;
  toldBy = request;
  clearTimeout(ending);
  ending = setTimeout(() => onEnd(), Number(seconds) * 1000);
  if (known?.date === date && known.zone === zone) return;
  known = { date, zone };
  for (const listener of listeners) listener();
}

/** The day as last told; null while no answer has come. */
export const localDay = (): LocalDay | null => known;

export function forgetLocalDay(): void {
  clearTimeout(ending);
  known = null;
  for (const listener of listeners) listener();
}

export function onLocalDay(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is to be done when the day is over: somebody has to ask which one it is now. */
export function onLocalDayEnd(ask: () => void): () => void {
  onEnd = ask;
  return () => {
    onEnd = () => undefined;
  };
}
