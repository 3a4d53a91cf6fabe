/** The history state that remembers where somebody was before sign-in. */
export interface ReturnTo {
  from: string;
}

/** A path of ours that was remembered, else the dashboard. */
export function placeToReturnTo(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && /^\/(?![/\\])/.test(from) ? from : '/dashboard';
}
