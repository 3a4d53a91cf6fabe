import { scaleItem } from '../edit.js';
import { read } from '../matching-items.js';
import { plainNumber } from '../numbers.js';
import type { Scene } from '../scene.js';
import { lastEntries, wordsMatch } from '../targets.js';
import { toItem } from '../to-item.js';
import { decided, type Hearing } from './hearing.js';

const COUNTED = ['count', 'piece', 'slice', 'can', 'glass', 'bottle', 'cup', 'bowl'];
const MORE =
  /^(?:(?:i |and |then |ok |oh |just |y |et )*(?:had|ate|have|grabbed|drank|j'ai (?:mange|pris)|comi|tome) |(?:and|oh|y|et) )*(?:(an?|one|two|three|four|five|six|another|\d+(?:\.\d+)?|half|une?|deux|trois|una?|dos|tres|otr[oa]) )?(?:more|another|encore|(?:de )?plus|mas)(?: of (?:those|them|that|it)| one)?(?: ([\p{L} ]{2,30}))?$/u;
/** "Encore deux", "another two": the number stands last. */
const NUMBER_LAST =
  /^(encore|another|autres?|otr[oa]s?) (\d{1,2}|two|three|four|une?|deux|trois|quatre|una?|dos|tres|cuatro)(?= |$)(?: autres?)?/;
/** One more of a thing that is counted; a whole meal is had again. */
const ONE_MORE = /^(?:(?:i |and |just |had |ate )*)(?:another(?: one)?|one more|un(?:e)? autre|otr[oa](?: mas)?|encore une?)$/;

/** "had 2 more", "another slice": so much more of what was logged last. */
export function moreOfLast(words: string, scene: Scene): Hearing | null {
  const found = MORE.exec(words.replace(NUMBER_LAST, '$2 more'));
  const last = lastEntries(scene).find((entry) => entry.kind === 'meal' && entry.localDate === scene.today);
  if (!found || last?.kind !== 'meal' || (!found[1] && !/\b(?:another|encore)\b/.test(words))) return null;
  // Two foods are had again together.
  if (ONE_MORE.test(words) && !(last.items.length === 1 && COUNTED.includes(last.items[0]!.unit))) return null;
  const named = found[2] ? last.items.find((item) => wordsMatch(item.name, found[2]!)) : undefined;
  const item = named ?? (found[2] ? undefined : last.items.at(-1));
  const count = /^(?:an?|another|une?|una?|otr[oa])$/.test(found[1] ?? 'another') ? 1 : plainNumber(found[1]!);
  if (!item || !count || item.quantity <= 0) return null;
  // Of what was no number of pieces ("chips"), so many are read anew.
  const [anew, ...others] = item.assumption !== null && item.unit === 'count' && found[2] ? read(`${count} ${found[2]}`, scene) : [];
  const more =
    anew && others.length === 0 && anew.nutrients !== null
      ? toItem(anew)
      : scaleItem(item, count / (COUNTED.includes(item.unit) || item.quantity === 1 ? item.quantity : 1));
  return decided({
    type: 'log-meal',
    meal: last.meal,
    day: 0,
    time: null,
    items: [{ ...more, words: item.words ?? item.name, choices: [], sureness: 1 }],
    continues: false,
  });
}
