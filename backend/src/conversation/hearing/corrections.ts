import { weekdayOf } from '../../domain/local-day.js';
import { shareOf } from '../numbers.js';
import { readAmount } from '../../reading/index.js';
import { spoken } from '../language.js';
import { resolveChange } from '../resolve-change.js';
import type { Scene } from '../scene.js';
import { lastEntries, resolveTarget } from '../targets.js';
import { CLOSING, FILLER, GOES_ON, OPENING, PLAIN_NO } from './correction-words.js';
import { figures } from './figures.js';
import { decided, type Rule } from './hearing.js';
import type { HeardCorrection } from './heard-correction.js';
import { adding, removing } from './items-changed.js';
import { dayIn, MEAL_WORD, mealIn } from './meal-words.js';
import { moving } from './moving.js';
import { ofMeal, ofNamed } from './of-named.js';
import { saying, SIZES } from './said-anew.js';
import { scaleIn } from './scaling.js';

const TO_MEAL = new RegExp(String.raw`^(?:an? |for |my )*${MEAL_WORD}$`);
/** "17 was lunch": without its mark, a number is an entry's only where a meal follows. */
const BARE_NUMBER = new RegExp(String.raw`^(?:number |no\.? )?(\d+) (?:is |was |should be |to )(?:my |a )?(${MEAL_WORD})$`);
const OWN_MEAL = new RegExp(String.raw`^(?:my |today'?s |yesterday'?s )*${MEAL_WORD}$`);
/** "That last one was dinner". */
const LAST_ONE = /^(?:that|this|the) (?:last |previous )?(?:one|meal|entry)(?= (?:was|is|should)\b)/;
const A_MEAL = new RegExp(String.raw`^(?:an? |my )?${MEAL_WORD}$`);

/** A meal told anew, whatever it ends on. */
const TELLS = /^(?:i |we |just |also |and )*(?:had|ate|drank|for|at)\b/;

/** Corrections of what was just logged. A text that fits no entry is not one. */
export const hearCorrection: Rule = (scene) => {
  const words = spoken(scene.text);
  if (words.length > 160) return null;
  // What a whole day came to is no correction of one meal.
  if (/^(?:i )?(?:ate|had) .*\bcal\w* today$/.test(words)) return null;
  const heard = correction(words, scene);
  if (!heard) return null;
  const { target = null, change, weak = false } = heard;
  // "100%" of nothing is no correction.
  if (change.is === 'scale' && lastEntries(scene).length === 0) return null;
  if (weak) {
    const pool = target ? resolveTarget(target, scene) : lastEntries(scene).slice(0, 4);
    if (!pool.some((entry) => resolveChange(change, entry, scene).type !== 'none')) return null;
  }
  return decided({ type: 'edit', target, change });
};

function correction(words: string, scene: Scene): HeardCorrection | null {
  const said = words
    .replace(FILLER, '')
    .replace(/^(that|it)s (?=[a-z])/, "$1's ")
    .replace(LAST_ONE, 'that');
  // "no cheese" takes something away; "no, turkey" and "no 2 slices" say it anew.
  const without = PLAIN_NO.test(said) ? removing(said, false) : null;
  if (without) return without;
  const closed = CLOSING.test(said) && !TELLS.test(said);
  const opened = OPENING.test(said) || closed;
  const text = said
    .replace(OPENING, '')
    .replace(FILLER, '')
    .replace(closed ? CLOSING : /$^/, '')
    .trim();
  if (text === '') return null;
  return (
    numbered(text, opened, scene) ??
    ofMeal(text, said, scene) ??
    ofNamed(text, scene) ??
    swapping(text, scene) ??
    moving(text, opened, scene) ??
    (lastEntries(scene).length > 0 ? ofItems(text, opened, scene) : null) ??
    (GOES_ON.test(text) ? null : saying(text, opened, scene))
  );
}

/** What can only be said of something that was logged. */
function ofItems(text: string, opened: boolean, scene: Scene): HeardCorrection | null {
  return figures(text, scene) ?? scaling(text, scene) ?? adding(text, scene) ?? removing(text, opened);
}

/** "change #17 to 3 eggs", "17 was lunch". */
function numbered(text: string, opened: boolean, scene: Scene): HeardCorrection | null {
  const found =
    /^(?:(?:change|make|edit|fix|update|for|on) )?(?:(?:meal|entry|workout) )?#(\d+) (?:to |is |was |should be |: ?)?(.+)$/.exec(text) ??
    BARE_NUMBER.exec(text);
  if (!found || (!text.includes('#') && !scene.snapshot.entries.some((entry) => entry.number === Number(found[1])))) return null;
  const rest = found[2]!;
  const meal = TO_MEAL.test(rest) ? mealIn(rest) : null;
  const target = { by: 'numbers' as const, numbers: [Number(found[1])] };
  if (meal) return { target, change: { is: 'meal', meal, of: null } };
  const said =
    moving(`it was ${rest}`, opened, scene) ??
    figures(`it was ${rest}`, scene) ??
    scaling(rest, scene) ??
    adding(rest, scene) ??
    removing(rest, opened);
  return { target, change: said?.change ?? { is: 'say', words: rest } };
}

function swapping(text: string, scene: Scene): HeardCorrection | null {
  const found =
    /^(?:please )?(?:swap|replace|switch|sub(?:stitute)?|change|update|remplace[rz]?|change[rz]?|cambia[r]?|reemplaza[r]?) (?:out )?(?:the |my |le |la |les |el |los |las |mi )?(.+?) (?:for|with|to|by|into|par|pour|en|por|con|a) (?:the |an? (?=\w+$))?(.+)$/.exec(
      text,
    ) ?? /^(?:the |my )(.+?) (?:should (?:be|have been|'ve been)|was (?:actually|really)|were (?:actually|really)) (.+)$/.exec(text);
  if (found) {
    const heard = replacing(found[1]!, found[2]!, scene);
    // Said as a swap, it is one even where nothing fits: never a meal of both foods.
    return heard && !text.startsWith('the ') && !text.startsWith('my ') ? { ...heard, weak: false } : heard;
  }
  const made =
    /^(?:make|have) (?:the |my )(.+?) (?:an? )?(extra large|small|medium|large|grande|venti|tall|double|grilled|fried|baked|decaf|diet)$/.exec(
      text,
    );
  if (made)
    return {
      change: SIZES.test(made[2]!)
        ? { is: 'size', size: made[2]!, of: made[1]! }
        : made[2] === 'double'
          ? { is: 'scale', factor: 2, of: made[1]! }
          : { is: 'replace', of: made[1]!, words: made[2]! },
      weak: true,
    };
  const was =
    /^(?:the |my |el |la |los |las |le |les |mi |mon |ma )?([a-z][a-z ]{1,25}?) (?:was|were|era|eran|etait|etaient) (?!(?:for|from|at|on|in|yesterday|today|last|good|great|so|very|really|\d|half|too|no|not|delicious|amazing|cold|gone|ok|okay)\b)(?:an? |the |some |un |une |una |du |de la )?([a-z][a-z ]{1,30})$/.exec(
      text,
    );
  if (was && !/^(?:it|that|this|they|those|there|what|dinner|lunch|breakfast|snack|supper|i|we|c|ca|eso|esto|no|non)$/.test(was[1]!))
    return { change: { is: 'replace', of: was[1]!, words: was[2]! }, weak: true };
  const part = /^(?:the |my )?([a-z][a-z ]{1,25}?) (?:was|were) (?:only |just |about |more like )*(?:an? )?([a-z0-9/% .-]{2,16})$/.exec(
    text,
  );
  const share = part ? shareOf(part[2]!) : null;
  if (part && share !== null && share > 0) return { change: { is: 'scale', factor: share, of: part[1]! }, weak: true };
  const instead = /^(?:i had |had |it was |make it )?(.+?) instead of (?:the |an? )?(.+)$/.exec(text);
  if (instead) return { change: { is: 'replace', of: instead[2]!, words: instead[1]! }, weak: true };
  return null;
}

function replacing(of: string, to: string, scene: Scene): HeardCorrection | null {
  const meal = OWN_MEAL.test(of) ? mealIn(of) : null;
  const toMeal = A_MEAL.test(to) ? mealIn(to) : null;
  if (/\b(?:goal|reminder|summary|time ?zone|name|language|number|phone|plan|password|email)\b/.test(of)) return null;
  const day = dayIn(of, weekdayOf(scene.today)) ?? 0;
  if (/^(?:it|that|this|them|those|ca|eso|lo)$/.test(of))
    return toMeal ? { change: { is: 'meal', meal: toMeal, of: null } } : { change: { is: 'say', words: to } };
  if (meal && toMeal) return { target: { by: 'meal', meal, day }, change: { is: 'meal', meal: toMeal, of: null } };
  if (meal) return { target: { by: 'meal', meal, day }, change: { is: 'replace-all', words: to } };
  const size = /^(?:an? )?(small|medium|large|grande|venti|tall|regular)$/.exec(to)?.[1];
  if (size) return { change: { is: 'size', size, of }, weak: true };
  if (readAmount(to)) return { change: { is: 'say', words: `${to} ${of}` }, weak: true };
  return { change: toMeal ? { is: 'meal', meal: toMeal, of } : { is: 'replace', of, words: to }, weak: true };
}

/** A share of what was there before: said again, it is a share of the whole, not of the share. */
function scaling(text: string, scene: Scene): HeardCorrection | null {
  const before = shareBefore(scene);
  const all = WHOLE.exec(text);
  if (all) return before === 1 && !all[1] ? null : { change: { is: 'scale', factor: 1 / before, of: null, share: 1 } };
  const found = scaleIn(text);
  if (!found) return null;
  const { factor, of } = found;
  if (of !== null || factor >= 1 || RELATIVE.test(text)) return { change: { is: 'scale', factor, of }, weak: of !== null };
  return { change: { is: 'scale', factor: factor / before, of, share: factor } };
}

/** "I finished it": with a word for all of it, said outright; without one, only after less was said. */
const WHOLE =
  /^(?:i |we |but |later |then |finally |eventually |ended up |did |just |finalement |al final )*(?:finish(?:ed|ing)?|ate|eat(?:ing)?|had|drank|drink(?:ing)?|fini|j'ai (?:fini|mange|bu)|me (?:lo|la) (?:comi|acabe|termine)|comi)(?: up)? ?(?:(all(?: of)? (?:it|that|them)|it all|them all|everything|the (?:whole|entire) (?:thing|plate|bowl|meal|portion)|(?:the|all the) rest(?: of (?:it|that|them))?|tout|todo|toda)|it|that|them)(?: after all| later| in the end| though| too)?$|^(?:finalement |en fait )?(?:j'ai )?(tout) (?:mange|fini|bu)$/;
const RELATIVE = /^(?:halve|cut|half (?:it|that)|divide)/;

/** The share of the last entry that the latest correction left of it; 1 where none did. */
function shareBefore(scene: Scene): number {
  const last = lastEntries(scene)[0];
  const change = scene.snapshot.changes.findLast((one) => !one.undone);
  const event = change?.events.find((one) => one.type === 'entry-corrected' && one.after.id === last?.id);
  return event?.type === 'entry-corrected' ? (event.share ?? 1) : 1;
}
