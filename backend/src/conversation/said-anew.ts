/** Shorter texts are read as they are: nobody need wait for them. */
const LONG = 240;
/** So many characters that stood there before are nothing new; people repeat a word, and seldom a clause. */
const RUN = 12;
/** What is said more often than this is said again and again. */
const OFTEN = 3;
/** A text of which no more than this share is said less often tells next to nothing; of what people write that is nearly all. */
const LITTLE = 1 / 4;
/** Nobody's word is longer: it is taken by characters. */
const LONGEST_WORD = 60;

/**
 * A long text that says the same again and again with each thing said once, in its order, wherever it stands: "and talked and talked … and a
 * salad". Null for any other, which is to be read as it is. Takes time by length alone.
 */
export function saidAnew(text: string): string | null {
  if (text.length <= LONG) return null;
  const before = saidBefore(text);
  if (before.reduce((sum, times) => sum + Number(times < OFTEN), 0) > LITTLE * text.length) return null;
  let kept = '';
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at < text.length && text[at] !== ' ' && text[at] !== '\n') continue;
    if (at - from > LONGEST_WORD) for (let i = from; i <= at; i++) kept += before[i] && i < at ? '' : text.charAt(i);
    else if (before.subarray(from, at).includes(0)) kept += text.slice(from, at + 1);
    from = at + 1;
  }
  return kept.trim();
}

/** By character, how often what ends there was said before. */
function saidBefore(text: string): Uint16Array {
  const said = new Map<string, number>();
  const before = new Uint16Array(text.length);
  for (let at = RUN - 1; at < text.length; at++) {
    const run = text.slice(at + 1 - RUN, at + 1);
    const times = said.get(run) ?? 0;
    said.set(run, times + 1);
    // The halves of a character stay together.
    before[at] = isLowHalf(text, at) ? before[at - 1]! : times;
  }
  return before;
}

const isLowHalf = (text: string, at: number): boolean => (text.charCodeAt(at) & 0xfc00) === 0xdc00;
