/** The package that an import names or that a file belongs to; undefined: none. */
export function packageOf(path: string): string | undefined {
  const inside = path.split('node_modules/').at(-1) ?? '';
  if (inside === path && /^[./\\\0]|^node:|^[A-Z]:/.test(path)) return undefined;
  return /^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0];
}
