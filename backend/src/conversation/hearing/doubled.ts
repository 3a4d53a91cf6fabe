import type { Entry, MealEntry } from '../../domain/entry.js';
import { fold } from '../../language/fold.js';
import type { Intent } from '../intents/intent.js';
import { indexOf } from '../matching-items.js';
import type { Scene } from '../scene.js';
import { entryMatches, lastEntries, wordsMatch } from '../targets.js';
import { decided, type Rule } from './hearing.js';

const COUNTED =
  /^(?:hey |um |hi |no |wait |sorry |but )*(?:i think )?(?:(?:it|you|u|this|that|the bot|mealtext)(?: has| have|'ve|'s)? )?(?:just )?(?:counted|logged|added|put|recorded|entered)(?: me for)?(?: in)? (?:my |the |that |those )?(.+?) (?:in )?(?:there )?(?:twice|two times|2 times|2x|double)$/;
const IS_THERE =
  /^(?:my |the |that )?(.+?) (?:is|are|was|were|got|shows up|appears)(?: (?:in|on|there|counted|logged|listed|added))* (?:twice|two times|2 times|doubled)$/;
const DOUBLE = /^(?:you |it |that )?(?:double[- ]?(?:counted|logged)|duplicated) (?:my |the |that )?(.+)$/;
const IT = new Set(['it', 'that', 'this', 'them', 'everything']);

/** "It counted my toast twice": one of the two goes. Where there are no two, we ask what is wrong. */
export const hearDoubled: Rule = (scene) => {
  const text = fold(scene.text)
    .replace(/[.!?\s]+$/, '')
    .replace(/\s+/g, ' ');
  const words = (COUNTED.exec(text) ?? DOUBLE.exec(text) ?? IS_THERE.exec(text))?.[1];
  return words ? decided(doubled(IT.has(words) ? null : words, scene)) : null;
};

/** What becomes of what stands twice: of the words, or of the last that was told; asked about where there are no two. */
export function doubled(words: string | null, scene: Scene): Intent {
  const all = lastEntries(scene);
  const entries = words === null ? all : all.filter((entry) => entryMatches(entry, words));
  const last = entries[0];
  if (!last) return { type: 'ask-what', about: 'wrong' };
  const target = { by: 'numbers' as const, numbers: [last.number] };
  if (entries.some((entry) => entry !== last && holdsTheSame(entry, last))) return { type: 'delete', target };
  const named = last.kind === 'meal' ? (words ?? toldTwice(last)) : null;
  if (last.kind === 'meal' && named !== null) {
    const twice = last.items.filter((item) => wordsMatch(item.name, named)).length > 1;
    if (twice || (words !== null && entries.length > 1)) return { type: 'edit', target, change: { is: 'remove', of: named } };
    const item = last.items[indexOf(named, last, scene)];
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
