import type { NameWord } from './name-words.js';

/** From this share of its uses on, a word behind a class names one of it: "cola" of "soft drink, cola", but not "white" of "bread, white". */
const SHARE = 0.6;

/** Pairs "class kind": of a name "class, kind" whose class may be left unsaid, because the kind is hardly ever anything else. */
export function kindsOf(names: readonly { words: readonly NameWord[] }[], foodsWith: (stem: string) => number): ReadonlySet<string> {
  const together = new Map<string, number>();
  for (const { words } of names) {
    const first = words.find(({ segment, head }) => segment === 0 && head)?.stem;
    const kind = words.find(({ segment, head }) => segment === 1 && head);
    if (first === undefined || !kind || kind.faint || kind.stem.startsWith('-')) continue;
    const key = `${first} ${kind.stem}`;
    together.set(key, (together.get(key) ?? 0) + 1);
  }
  const kinds = new Set<string>();
  for (const [key, count] of together) if (count >= SHARE * foodsWith(key.slice(key.indexOf(' ') + 1))) kinds.add(key);
  return kinds;
}
