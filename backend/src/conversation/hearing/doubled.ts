import type { Entry, MealEntry } from '../../domain/entry.js';
import { splitAtBlanks, withoutSigns } from '../../language/letters.js';
import { shape } from '../../language/shape.js';
import { fold } from '../../language/fold.js';
import type { Intent } from '../intents/intent.js';
import { indexOf } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { entryMatches, lastEntries, wordsMatch } from '../targets.js';
import { decided, type Rule } from './hearing.js';

const TWICE = shape('counted-twice');
const IT = new Set(['it', 'that', 'this', 'them', 'everything']);

/** "It counted my toast twice": one of the two goes. Where there are no two, we ask what is wrong. */
export const hearDoubled: Rule = (context) => {
  const words = TWICE.whole(splitAtBlanks(withoutSigns(fold(context.text), '.!? \n\t')).join(' '))?.held['what'];
  return words ? decided(doubled(IT.has(words) ? null : words, context)) : null;
};

/** What becomes of what stands twice: of the words, or of the last that was told; asked about where there are no two. */
export function doubled(words: string | null, context: TurnContext): Intent {
  const all = lastEntries(context);
  const entries = words === null ? all : all.filter((entry) => entryMatches(entry, words));
  const last = entries[0];
  if (!last) return { type: 'ask-what', about: 'wrong' };
  const target = { by: 'numbers' as const, numbers: [last.number] };
  if (entries.some((entry) => entry !== last && holdsTheSame(entry, last))) return { type: 'delete', target };
  const named = last.kind === 'meal' ? (words ?? toldTwice(last)) : null;
  if (last.kind === 'meal' && named !== null) {
    const twice = last.items.filter((item) => wordsMatch(item.name, named)).length > 1;
    if (twice || (words !== null && entries.length > 1)) return { type: 'edit', target, change: { is: 'remove', of: named } };
    const item = last.items[indexOf(named, last, context)];
    if (item && item.quantity >= 2) return { type: 'edit', target, change: { is: 'scale', factor: 0.5, of: named } };
  }
  return { type: 'ask-what', about: 'wrong' };
}

/** The food that stands twice in a meal, or the only one of which there are two. */
function toldTwice({ items }: MealEntry): string | null {
  const twice = items.find(({ name }, at) => items.findIndex((one) => one.name === name) < at);
  return twice?.name ?? (items.length === 1 && items[0]!.quantity === 2 ? items[0]!.name : null);
}

function holdsTheSame(one: Entry, other: Entry): boolean {
  const names = (entry: Entry) => (entry.kind === 'meal' ? entry.items.map((item) => item.name).toSorted() : [entry.activity]).join('|');
  return one.kind === other.kind && one.localDate === other.localDate && names(one) === names(other);
}
