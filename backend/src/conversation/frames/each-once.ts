import type { Intent } from '../intents/intent.js';

/** "No rings, just the burger" takes the rings away once; of two changes of one food the second may be of some of them. */
export const eachOnce = (intents: readonly Intent[]): Intent[] =>
  [...new Map(intents.map((intent) => [JSON.stringify(intent), intent])).values()].map((intent, at, all) =>
    at > 0 ? (someOf(intent, all.slice(0, at)) ?? intent) : intent,
  );

/** "3 actually, one light": one of the three, and not all of them. */
function someOf(intent: Intent, before: readonly Intent[]): Intent | null {
  if (intent.type !== 'edit' || intent.change.is !== 'replace') return null;
  const { of, words } = intent.change;
  const counted = before.find(
    (one) => one.type === 'edit' && one.change.is === 'amount' && one.change.of === of && one.change.amount.unit === null,
  );
  const all = counted?.type === 'edit' && counted.change.is === 'amount' ? (counted.change.amount.quantity ?? 0) : 0;
  const [first = '', ...rest] = words.split(' ');
  const count = ONE.has(first) ? 1 : Number(first);
  return rest.length > 0 && Number.isInteger(count) && count > 0 && count < all
    ? { ...intent, change: { is: 'one-of', nth: 2, words: rest.join(' '), count } }
    : null;
}
const ONE: ReadonlySet<string> = new Set(['one', 'un', 'une', 'uno', 'una']);
