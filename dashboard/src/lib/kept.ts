/** A function of one text that works out each answer once; for the browser's formatters, which are slow to make. */
export function kept<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const fresh = make(key);
    known.set(key, fresh);
    return fresh;
  };
}
