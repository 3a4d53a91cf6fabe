/** Where `got` lacks something that `want` names, as a path with both values; null when it has it all. Lists match in order, with gaps. */
export function mismatch(want: unknown, got: unknown, path = ''): string | null {
  if (Array.isArray(want)) {
    if (!Array.isArray(got)) return `${path}: want a list, got ${show(got)}`;
    let from = 0;
    for (const [i, one] of want.entries()) {
      const at = got.findIndex((each, j) => j >= from && mismatch(one, each) === null);
      if (at < 0) return `${path}[${i}]: ${mismatch(one, got[from] ?? null) ?? `${show(one)} is not there`} (in ${show(got)})`;
      from = at + 1;
    }
    return null;
  }
  if (want !== null && typeof want === 'object') {
    if (got === null || typeof got !== 'object') return `${path}: want ${show(want)}, got ${show(got)}`;
    for (const [key, value] of Object.entries(want)) {
      const found = mismatch(value, (got as Record<string, unknown>)[key], path ? `${path}.${key}` : key);
      if (found) return found;
    }
    return null;
  }
  if (typeof want === 'number' && typeof got === 'number') return Math.abs(want - got) < 0.01 ? null : `${path}: want ${want}, got ${got}`;
  return want === got ? null : `${path}: want ${show(want)}, got ${show(got)}`;
}

/** A text, or /a regular expression/ with flags. */
export function saysSo(want: string, got: string): boolean {
  const pattern = /^\/([\s\S]*)\/([a-z]*)$/.exec(want);
  return pattern ? new RegExp(pattern[1]!, pattern[2]).test(got) : want === got;
}

const show = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 300);
