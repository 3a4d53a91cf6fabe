import type { TurnContext } from '../turn-context.js';

/** Something was logged or changed within the last two hours, or in as many minutes as are given. */
export function isFresh(context: TurnContext, minutes = 120): boolean {
  const last = context.snapshot.changes.findLast((change) => !change.undone);
  return last !== undefined && context.now.getTime() - Date.parse(last.at) < minutes * 60_000;
}
