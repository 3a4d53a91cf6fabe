import type { Entry, Item } from '../../domain/entry.js';
import type { TurnContext } from '../turn-context.js';
import type { Intent } from './intent.js';
import { MOST_CALORIES } from './plausible.js';
import { handle } from './registry.js';

/** More kcal of one food than people often have at once: of confirmed meals with so much by our figures, all were misheard. */
const MUCH = 1500;
/** So many times more than stood is a change that is rather misheard. */
const TIMES = 1.5;
/** Longer training, in minutes, is rather a shift or a day. */
const LONG = 480;

/** More of one food than people have, or training longer than people train, by our own reading of it, is asked about before it is logged. */
export function askingMuch(intents: Intent[], context: TurnContext): Intent[] {
  return intents.length > 0 && intents.every((intent) => DOES.has(intent.type)) && intents.some((intent) => isMuch(intent, context))
    ? [{ type: 'check', choices: [intents] }]
    : intents;
}

const DOES: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout', 'edit']);

function isMuch(intent: Intent, context: TurnContext): boolean {
  if (intent.type === 'log-meal') return intent.copyOf === undefined && heaviest(intent.items) >= MUCH;
  if (intent.type === 'log-workout') return intent.assumed && (intent.minutes ?? 0) >= LONG;
  if (intent.type !== 'edit') return false;
  return handle(intent, context).events.some(
    (event) =>
      event.type === 'entry-corrected' && heaviestOf(event.after) >= MUCH && heaviestOf(event.after) > TIMES * heaviestOf(event.before),
  );
}

/** By how many there were: one large pizza is told as such. What nobody has at all is asked about otherwise. */
const heaviest = (items: readonly Item[]): number =>
  items.reduce((most, { source, nutrients, assumed, quantity }) => {
    const own = source === 'user' || nutrients === null || nutrients.calories > MOST_CALORIES || assumed || quantity <= 1;
    return own ? most : Math.max(most, nutrients.calories);
  }, 0);
const heaviestOf = (entry: Entry): number => (entry.kind === 'meal' ? heaviest(entry.items) : 0);
