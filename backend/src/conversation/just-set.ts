import type { TurnContext } from './turn-context.js';

/** How long what was set is spoken of, in minutes. */
const MINUTES = 10;

/** What was done last, a little while ago, was to set a goal, a reminder. */
export function isJustSet({ snapshot: { changes }, now }: TurnContext): boolean {
  const last = changes.findLast((change) => !change.undone);
  return (
    last !== undefined &&
    now.getTime() - Date.parse(last.at) <= MINUTES * 60_000 &&
    last.events.some(({ type }) => type === 'goals-changed' || type === 'settings-changed')
  );
}
