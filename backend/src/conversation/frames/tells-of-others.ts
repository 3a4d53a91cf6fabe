import type { TurnContext } from '../turn-context.js';
import { understand } from './understand.js';

/** All of a text is told of somebody who had some of it: "one of them i gave to my coworker". */
export function tellsOfOthers(context: TurnContext): boolean {
  const { frames, left } = understand(context);
  return left.length === 0 && frames.some(({ match }) => match.bindings['someone']);
}
