import type { Item } from '../../domain/entry.js';
import { mealAtTime } from '../../domain/meal-type.js';
import { fold } from '../../language/fold.js';
import { decision, type Decision } from '../decision.js';
import { mealIn } from '../hearing/meal-words.js';
import { ask } from '../questions/ask.js';
import { itemText } from '../replies/amount-text.js';
import { capital } from '../replies/entry-text.js';
import type { TurnContext } from '../turn-context.js';
import { toItem } from '../to-item.js';
import type { IntentOf } from './intent.js';
import { implausible } from './plausible.js';

/** What is on a picture is told with the amounts that were guessed, and counts only once the user says so. */
export function seen({ items: read, meal, day, time }: IntentOf<'seen'>, context: TurnContext): Decision {
  const { say } = context;
  const items = read.filter((item) => item.nutrients !== null && implausible(item) === null).map(toItem);
  if (items.length === 0) return decision('none', [{ kind: 'unsupported', text: say.photoTrouble.unclear }]);
  if (day > 0) return decision('none', [{ kind: 'refuse', text: say.noFuture }]);
  const calories = items.reduce((sum, item) => sum + item.nutrients!.calories, 0);
  const first = context.heard.media.count > 1 ? ` ${say.onlyFirstPhoto}` : '';
  const text = say.seenOnPhoto(capital(items.map((item) => guessed(item, context)).join(', ')), Math.round(calories)) + first;
  // It was eaten when the photo came, however late that is confirmed.
  const told = meal ?? mealIn(fold(context.text)) ?? (day === 0 ? mealAtTime(context.clock) : null);
  const draft = { items, meal: told, day, time, seen: true };
  return decision('plan', [{ kind: 'offer', text }], { pending: ask('offer', [], draft, context) });
}

/** "Rice (1 cup, 158 g)": what it weighs stands with it. */
function guessed(item: Item, { lang }: TurnContext): string {
  const text = itemText(item, lang);
  if (item.grams === null || item.unit === 'g') return text;
  const grams = `${Math.round(item.grams)} g`;
  return text.endsWith(')') ? `${text.slice(0, -1)}, ${grams})` : `${text} (${grams})`;
}
