import { applyEvents } from '../apply.js';
import type { Intent } from '../intents/intent.js';
import { handle } from '../intents/registry.js';
import type { TurnContext } from '../turn-context.js';

/** What stands after some intents, in short; null where one of them changes nothing. */
export function outcomeOf(intents: readonly Intent[], context: TurnContext): string | null {
  let snapshot = context.snapshot;
  for (const intent of intents) {
    const { events } = handle(intent, { ...context, snapshot });
    if (events.length === 0) return null;
    snapshot = applyEvents(snapshot, events, context.now);
  }
  return JSON.stringify(
    snapshot.entries.map((entry) => [
      entry.localDate,
      entry.localTime,
      entry.kind === 'meal'
        ? [entry.meal, entry.items.map((item) => [item.food ?? item.name, item.quantity, item.unit, item.nutrients?.calories])]
        : [entry.activity, entry.minutes, entry.calories, entry.distance],
    ]),
  );
}
