import { isFood } from '../food/index.js';
import { STANCES } from '../language/load-lexicons.js';
import { tokenise } from '../language/token.js';
import type { Stance } from './reading.js';
import { stanceOf, tellsEaten } from './stance.js';
import { is, type Sign, signsOf } from './stance-signs.js';

/**
 * "My wife made a lasagna", "the soup that my mom made", "someone brought donuts to the office": who cooked or brought it, and nobody is said to
 * have had it but whoever tells of it. @param more what counts besides where the food is told first: "donuts my boss bought"
 */
const isCookedFor = (clause: string, ...more: readonly 'makes'[]): boolean =>
  Object.values(STANCES).some((lexicon) => {
    const text = clause.trim();
    const signs = signsOf(text, lexicon);
    const deed = signs.findIndex((sign) => is(sign, 'cooks', ...more));
    if (deed <= 0 || !signs.slice(0, deed).some((sign) => is(sign, 'other'))) return false;
    return !signs.some((sign, at) => at !== deed && (is(sign, ...OF_OTHERS) || (at > deed && goesTo(sign, signs[at + 1], text))));
  });

/** What tells more than that it was made. */
const OF_OTHERS = ['ate', 'does', 'gave', 'passed', 'plan', 'near', 'never', 'none', 'whom', 'handles', 'lacks'] as const;

/** "For the bake sale", "for her": somebody else's; "to the office" is where it was brought. */
const goesTo = (sign: Sign, next: Sign | undefined, text: string): boolean =>
  is(sign, 'other') ||
  (is(sign, 'for') && !is(next, 'me', 'meal') && !TO.some((word) => text.startsWith(word, sign.at))) ||
  is(sign, 'theirs');
const TO = ['to ', 'a '];

/** What was made is told before who made it. */
const beginsWithFood = (clause: string): boolean =>
  Object.values(STANCES).some((lexicon) => {
    const text = clause.trim();
    const signs = signsOf(text, lexicon);
    const who = signs.find((sign) => is(sign, 'other', 'cooks'));
    const before = tokenise(text, lexicon.contractions).slice(0, is(who, 'other') ? who!.from : 0);
    return before.some(({ is: kind }, at) => kind !== 'mark' && !signs.some(({ from, to }) => from <= at && at < to));
  });

/** What a text says by itself, with its marks and without. */
interface Said {
  words: string;
  text: string;
}

/** How a piece stands to eating: "soup that my mom made" is the user's. */
export function ownStance({ words, text }: Said): Stance {
  const stance = stanceOf(words.trim());
  return stance === 'others' && isCookedFor(words, 'makes') && beginsWithFood(text) ? 'ate' : stance;
}

/** "My wife made a pie", where nothing else is told of who had what. */
export const isMadeForMe = ({ words }: Said, all: readonly (Said & { stance: Stance })[]): boolean =>
  isCookedFor(words) &&
  all.every(({ stance, text }) => stance === 'others' || text.trim() === '' || (stance === 'ate' && tellsNoFood(text)));

/** "Working lunch, they served …": neither food nor that anything was eaten. */
const tellsNoFood = (text: string): boolean => !tellsEaten(text) && !text.split(' ').some((word) => isFood(word));
