import type { Entry } from '../../domain/entry.js';
import { fold } from '../../language/fold.js';
import { indexOf } from '../matching-items.js';
import { entryMatches, lastEntries, wordsMatch } from '../targets.js';
import { decided, type Rule } from './hearing.js';

const COUNTED =
  /^(?:hey |um |hi |no |wait |sorry |but )*(?:i think )?(?:(?:it|you|u|this|that|the bot|mealtext)(?: has| have|'ve|'s)? )?(?:just )?(?:counted|logged|added|put|recorded|entered)(?: me for)?(?: in)? (?:my |the |that |those )?(.+?) (?:in )?(?:there )?(?:twice|two times|2 times|2x|double)$/;
const IS_THERE =
  /^(?:my |the |that )?(.+?) (?:is|are|was|were|got|shows up|appears)(?: (?:in|on|there|counted|logged|listed|added))* (?:twice|two times|2 times|doubled)$/;
const DOUBLE = /^(?:you |it |that )?(?:double[- ]?(?:counted|logged)|duplicated) (?:my |the |that )?(.+)$/;
const IT = /^(?:it|that|this|them|everything)$/;

/** "It counted my toast twice": one of the two goes. Where there are no two, we ask what is wrong. */
export const hearDoubled: Rule = (scene) => {
  const text = fold(scene.text)
    .replace(/[.!?\s]+$/, '')
    .replace(/\s+/g, ' ');
  const words = (COUNTED.exec(text) ?? DOUBLE.exec(text) ?? IS_THERE.exec(text))?.[1];
  if (!words) return null;
  const all = lastEntries(scene);
  const entries = IT.test(words) ? all : all.filter((entry) => entryMatches(entry, words));
  const last = entries[0];
  if (!last) return decided({ type: 'ask-what', about: 'wrong' });
  const target = { by: 'numbers' as const, numbers: [last.number] };
  if (entries.some((entry) => entry !== last && holdsTheSame(entry, last))) return decided({ type: 'delete', target });
  if (last.kind === 'meal' && !IT.test(words)) {
    const twice = last.items.filter((item) => wordsMatch(item.name, words)).length > 1;
    if (twice || entries.length > 1) return decided({ type: 'edit', target, change: { is: 'remove', of: words } });
    const item = last.items[indexOf(words, last, scene)];
    if (item && item.quantity >= 2) return decided({ type: 'edit', target, change: { is: 'scale', factor: 0.5, of: words } });
  }
  return decided({ type: 'ask-what', about: 'wrong' });
};

function holdsTheSame(one: Entry, other: Entry): boolean {
  const names = (entry: Entry) => (entry.kind === 'meal' ? entry.items.map((item) => item.name).toSorted() : [entry.activity]).join('|');
  return one.kind === other.kind && one.localDate === other.localDate && names(one) === names(other);
}
