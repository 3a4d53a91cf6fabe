import type { Entry } from '../../../domain/entry.js';
import type { Intent } from '../../intents/intent.js';
import type { Match } from '../../../understanding/match.js';
import { alone, edited, itemIn } from '../binding.js';
import { removedLast } from '../pointed-spans.js';
import type { Resolve } from '../proposal.js';

/** How long what was just done is what "not that one" and "that too" speak of, in seconds. */
const JUST_NOW = 300;

const gone = ({ number }: Entry): Intent => ({ type: 'delete', target: { by: 'numbers', numbers: [number] } });

/** "The yoga one", right after another workout was taken away: that one comes back, and this one goes. */
export const otherMeant: Resolve = (match, talk) => {
  const [meant] = pointedAt(match);
  if (!meant || talk.age > JUST_NOW || removedLast(talk).length === 0 || !alone(match, talk)) return null;
  return { intents: [{ type: 'undo' }, gone(meant)] };
};

/** "And the shake too", right after the bar was taken away. */
export const goneToo: Resolve = (match, talk) => {
  const named = itemIn(match, talk);
  const entry = pointedAt(match)[0] ?? (match.bindings['entry'] ?? match.bindings['workout'])?.value ?? named?.entry;
  if (!entry || talk.age > JUST_NOW || removedLast(talk).length === 0) return null;
  if (named && named.entry.items.length > 1) return edited(named.entry, { is: 'remove', of: named.item.name, only: true }, talk);
  return { intents: [gone(entry as Entry)] };
};

const pointedAt = ({ bindings }: Match): readonly Entry[] => (bindings['pointed']?.value as readonly Entry[] | undefined) ?? [];
