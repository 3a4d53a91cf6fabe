import { countSegments, toGsm7 } from '../../domain/segments.js';

/** One meal is answered in one segment, anything in two. */
export const MAX_SEGMENTS = 2;
/** No text of more characters fits them. */
const MOST = MAX_SEGMENTS * 153;

export const segmentsOf = (text: string): number => countSegments(toGsm7(text)).segments;

/** The first wording that fits into one segment, else the first that fits into two, else the last one cut short. */
export function fit(wordings: readonly string[]): string {
  const folded = wordings.map((wording) => toGsm7(wording));
  for (const most of [1, MAX_SEGMENTS]) {
    const found = folded.find((wording) => countSegments(wording).segments <= most);
    if (found !== undefined) return found;
  }
  return cut(folded.at(-1) ?? '');
}

/** At most two segments, ending in "..." when something was left out. */
export function cut(text: string): string {
  let out = toGsm7(text);
  if (countSegments(out).segments <= MAX_SEGMENTS) return out;
  // One character at a time, of no more than could fit.
  out = out.slice(0, MOST);
  while (countSegments(`${out}...`).segments > MAX_SEGMENTS) out = out.slice(0, -1);
  return `${out.trimEnd()}...`;
}
