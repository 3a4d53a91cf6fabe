import { weekdayOf } from '../../domain/local-day.js';
import { readAmount } from '../../reading/index.js';
import type { Target } from '../intents/intent.js';
import { fold } from '../language.js';
import { plainNumber } from '../numbers.js';
import { resolveChange } from '../resolve-change.js';
import type { Scene } from '../scene.js';
import { lastEntries, resolveTarget } from '../targets.js';
import { decided, type Rule } from './hearing.js';
import type { HeardCorrection } from './heard-correction.js';
import { clockIn, dayIn, MEAL_WORD, mealIn } from './meal-words.js';
import { moving } from './moving.js';
import { scaleIn } from './scaling.js';

/** Openings that announce a correction, and say nothing themselves. */
const OPENING =
  /^(?:(?:oops|whoops|woops|ope|sorry|my bad|my mistake|wait|hold on|no+|nope|nah|actually|acutally|actully|correction|edit|fix|i mean|i meant|meant|typo|non|desole|pardon|en fait|plutot|je voulais dire|perdon|en realidad|quise decir|mejor dicho)\b[\s,.:!*-]*|\*\s*)+/;
/** Sounds that announce nothing. */
const FILLER = /^(?:(?:oh|um+|uh+|ugh|ah|hey|hmm+|well|ok(?:ay)?|so|lol|yeah|yes|ah)\b[\s,.:!-]*)+/;
const PLAIN_NO =
  /^no (?!(?:\d|an?\b|the\b|it\b|it'?s|that|this|they|those|i\b|we\b|was|were|wait|sorry|actually|make|change|half|only|just|more|one|two|three|four|five|six|large|small|medium|not)\b)[a-z][a-z -]*$/;
/** The text goes on from the meal before: read as such, not corrected. */
const GOES_ON = /^(?:and|plus|also|with|et|pis|aussi|y|tambien|mas|avec|con)\b/;
/** Verbs that point at what was logged: weaker, so the rest must fit an entry. */
const POINTING =
  /^(?:(?:it|that|this|they|those|these|there)(?:'s|'re| is| are| was| were| should be| should have been| should've been| had| came| only had)(?: actually| really| only| just| more like| about)?|should(?:'ve| have)? be(?:en)?(?: only| just)?|make (?:it|that|those|them)|change (?:it|that|those|them) to|turn (?:it|that) into|was(?: actually| only| really)?|were|just|only|more like|i (?:only |just |actually )?(?:had|ate)(?: only| just| actually)?|c'etait|c'est|ce sont|il y (?:en )?avait|j'(?:en )?ai (?:mange|pris|eu)|seulement|juste|era[n]?|fue(?:ron)?|son|eran|solo|solamente|comi solo)\b[\s,:]*/;
const NOT_TAIL = /(?:,? ?(?:\b(?:not|instead of|rather than|et non|pas|au lieu de|no|en vez de)\b) (.+))$/;

const SIZES = /^(?:an? )?(extra large|small|medium|large|grande|venti|tall|short|mini|jumbo|king size|petit|moyen|grand)(?: one)?$/;

/** Corrections of what was just logged. A text that fits no entry is not one. */
export const hearCorrection: Rule = (scene) => {
  const words = fold(scene.text)
    .replace(/[.!\s]+$/, '')
    .replace(/\s+/g, ' ');
  if (words.length > 160) return null;
  const heard = correction(words, scene);
  if (!heard) return null;
  const { target = null, change, weak = false } = heard;
  if (weak) {
    const pool = target ? resolveTarget(target, scene) : lastEntries(scene).slice(0, 4);
    if (!pool.some((entry) => resolveChange(change, entry, scene).type !== 'none')) return null;
  }
  return decided({ type: 'edit', target, change });
};

function correction(words: string, scene: Scene): HeardCorrection | null {
  const said = words.replace(FILLER, '');
  // "no cheese" takes something away; "no, turkey" and "no 2 slices" say it anew.
  const without = PLAIN_NO.test(said) ? removing(said, false) : null;
  if (without) return without;
  const opened = OPENING.test(said);
  const text = said.replace(OPENING, '').replace(FILLER, '').trim();
  if (text === '') return null;
  return (
    numbered(text) ??
    swapping(text, scene) ??
    moving(text, opened, scene) ??
    figures(text, scene) ??
    scaling(text) ??
    adding(text, scene) ??
    removing(text, opened) ??
    (GOES_ON.test(text) ? null : saying(text, opened, scene))
  );
}

/** "change #17 to 3 eggs", "17 was lunch". */
function numbered(text: string): HeardCorrection | null {
  const found =
    /^(?:(?:change|make|edit|fix|update|for|on) )?(?:(?:meal|entry|workout) )?#(\d+) (?:to |is |was |should be |: ?)?(.+)$/.exec(text);
  if (!found) return null;
  const rest = found[2]!;
  const meal = new RegExp(String.raw`^(?:an? |for |my )*${MEAL_WORD}$`).test(rest) ? mealIn(rest) : null;
  return {
    target: { by: 'numbers', numbers: [Number(found[1])] },
    change: meal ? { is: 'meal', meal, of: null } : { is: 'say', words: rest },
  };
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
    /^(?:the |my )?([a-z][a-z ]{1,25}?) (?:was|were) (?!(?:for|from|at|on|in|yesterday|today|last|good|great|so|very|really|\d|half|too|no|not|delicious|amazing|cold|gone|ok|okay)\b)(?:an? |the |some )?([a-z][a-z ]{1,30})$/.exec(
      text,
    );
  if (was && !/^(?:it|that|this|they|those|there|what|dinner|lunch|breakfast|snack|supper|i|we)$/.test(was[1]!))
    return { change: { is: 'replace', of: was[1]!, words: was[2]! }, weak: true };
  const instead = /^(?:i had |had |it was |make it )?(.+?) instead of (?:the |an? )?(.+)$/.exec(text);
  if (instead) return { change: { is: 'replace', of: instead[2]!, words: instead[1]! }, weak: true };
  return null;
}

function replacing(of: string, to: string, scene: Scene): HeardCorrection | null {
  const meal = new RegExp(String.raw`^(?:my |today'?s |yesterday'?s )*${MEAL_WORD}$`).test(of) ? mealIn(of) : null;
  const toMeal = new RegExp(String.raw`^(?:an? |my )?${MEAL_WORD}$`).test(to) ? mealIn(to) : null;
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

const BURN = /\b(?:burn(?:ed|t)?|brule\w*|queme|quemad\w*)\b/;

/** Calories, minutes and distances that somebody measured. */
function figures(text: string, scene: Scene): HeardCorrection | null {
  const device =
    /^(?:(?:my )?(?:apple )?(?:watch|garmin|fitbit|whoop|strava|peloton|treadmill|machine|app|oura|montre|reloj)\b.*?) (\d{2,4})\b/.exec(
      text,
    );
  const last = lastEntries(scene)[0];
  const workout = lastEntries(scene).find((entry) => entry.kind === 'workout');
  const forWorkout: Target | undefined = workout ? { by: 'numbers', numbers: [workout.number] } : undefined;
  if (device && forWorkout && !/\bmin/.test(text))
    return { target: forWorkout, change: { is: 'calories', value: Number(device[1]), of: null } };
  const bare = text.replace(POINTING, '').replace(NOT_TAIL, '').trim();
  const calories =
    /^(?:(?:about|around|like|says?|said|label (?:says|said)) )*(\d{1,2},?\d{3}|\d{1,3}) ?(?:k?cals?|calories|calorias)(?: (?:total|burned|brulees|quemadas|in total))?$|^burned (\d{1,4})(?: ?k?cals?| calories)?$/.exec(
      bare,
    );
  const named = /^(?:the )?(.+?) (?:was|is|were|has|had) (?:only |about |actually |like )?(\d{1,4}) ?(?:k?cals?|calories)$/.exec(text);
  if (named && !/^(?:it|that|this)$/.test(named[1]!))
    return { change: { is: 'calories', value: Number(named[2]), of: named[1]! }, weak: true };
  const pointed = bare !== text;
  if (calories && (pointed || BURN.test(text))) {
    const value = Number((calories[1] ?? calories[2]!).replace(',', ''));
    const target = BURN.test(text) && last?.kind !== 'workout' ? forWorkout : undefined;
    return { ...(target ? { target } : {}), change: { is: 'calories', value, of: null }, weak: true };
  }
  const minutes = /^(?:for )?(\d{1,3}|[a-z-]+) ?(?:mins?|minutes?|minutos?)(?: (?:long|total))?$/.exec(bare);
  const hours = /^(?:for )?(an?|\d(?:\.\d)?) ?(?:hours?|hrs?|heures?|horas?)$/.exec(bare);
  const value = minutes ? plainNumber(minutes[1]!) : hours ? (/^an?$/.test(hours[1]!) ? 60 : Number(hours[1]) * 60) : null;
  if (value !== null && forWorkout && (last?.kind === 'workout' || pointed))
    return { target: forWorkout, change: { is: 'minutes', value } };
  const activity =
    /^(?:the |my )?(?:run|walk|ride|swim|workout|hike|jog|class|session) (?:was|lasted|took) (?:only |about |actually |really )?(\d{1,3}) ?(?:mins?|minutes)$/.exec(
      text,
    );
  if (activity && forWorkout) return { target: forWorkout, change: { is: 'minutes', value: Number(activity[1]) } };
  const distance = /^\d+(?:\.\d+)? ?(?:mi(?:les?)?|k|km|kilometers?|kilometres?)$/.test(bare);
  return distance && forWorkout && last?.kind === 'workout' ? { target: forWorkout, change: { is: 'distance', words: bare } } : null;
}

function scaling(text: string): HeardCorrection | null {
  const found = scaleIn(text);
  return found ? { change: { is: 'scale', factor: found.factor, of: found.of }, weak: found.of !== null } : null;
}

/** "add a banana to that", "the toast had butter on it", "forgot the syrup". */
function adding(text: string, scene: Scene): HeardCorrection | null {
  const weekday = weekdayOf(scene.today);
  const add =
    /^(?:please |can you |and |also )*(?:add|include|throw in|toss in|tack on|ajoute[rz]?|rajoute[rz]?|agrega[r]?|anade|anadir|suma) (?:in )?(.+?)(?: (?:to|on|in|into|with|a|au|dans|avec|en|con) (?:(it|that|this|them|those|ca|eso|lo|there|la)|(?:the |my )?(.+)))?$/.exec(
      text,
    );
  if (add) {
    const where = add[3];
    const words = add[1]!.replace(/ (?:too|as well|also|aussi|tambien)$/, '');
    if (/^\d+ ?(?:k?cals?|calories)$/.test(words) && !add[2] && !where) return null;
    if (!where) return add[2] || isFresh(scene) ? { change: { is: 'add', words }, weak: true } : null;
    const meal = new RegExp(String.raw`\b${MEAL_WORD}\b`).test(where) ? mealIn(where) : null;
    if (meal) return { target: { by: 'meal', meal, day: dayIn(where, weekday) ?? 0 }, change: { is: 'add', words }, weak: true };
    return { target: { by: 'words', words: where }, change: { is: 'add', words }, weak: true };
  }
  const on =
    /^(?:the |my |it |that |and |there was |there were |i put |i had |with |also |plus )*(?:(.+?) )?(?:had|has|came with|was with|with|have|avait|avec|tenia|con) (?:some |a bit of |a little |an? |du |de la |des )?(.+?)(?: (?:on|in|with|inside) (?:it|them|that|top)| on top| dessus| encima| too| as well)$/.exec(
      text,
    );
  if (on)
    return {
      ...(on[1] && !/^(?:it|that)$/.test(on[1]) ? { target: { by: 'words' as const, words: on[1] } } : {}),
      change: { is: 'add', words: on[2]! },
      weak: true,
    };
  const onto = /^(?:with |plus |and |also |there was |i (?:put|added) )?(.+?) (?:on|in) (?:the|my) (.+)$/.exec(text);
  if (onto && isFresh(scene)) return { target: { by: 'words', words: onto[2]! }, change: { is: 'add', words: onto[1]! }, weak: true };
  const too = /^(?:i )?(?:had |ate |drank |and )*(.+?) (?:too|as well|aussi|tambien)$|^i also (?:had|ate|drank) (.+)$/.exec(text);
  if (too && isFresh(scene)) return { change: { is: 'add', words: (too[1] ?? too[2])! }, weak: true };
  const forgot =
    /^(?:i )?(?:forgot|missed|left out|j'ai oublie|olvide)(?: (?:to (?:add|mention|include|say|log|count)|about|d'ajouter|agregar))?(?: (?:the|my|some|le|la|les|el|los|las))? (.+)$/.exec(
      text,
    );
  if (forgot && isFresh(scene) && clockIn(forgot[1]!) === null && mealIn(forgot[1]!) === null && !/\bto log\b/.test(text))
    return { change: { is: 'add', words: forgot[1]!.replace(/ (?:on|with|in) (?:it|that)$/, '') }, weak: true };
  return null;
}

function removing(text: string, opened: boolean): HeardCorrection | null {
  const remove =
    /^(?:please |can you )*(?:remove|delete|take (?:off|out|away)|drop|erase|get rid of|minus|without|hold|leave (?:off|out)|scratch|skip|lose|enleve[rz]?|retire[rz]?|sans|quita[r]?|borra[r]?|elimina[r]?|sin|supprime[rz]?) (?:the |my |any |all the |le |la |les |l'|el |los |las )?(.+?)(?: (?:from|off|out of) (?:it|that|the \w+|my \w+|there))?$/.exec(
      text,
    );
  if (remove) return { change: { is: 'remove', of: remove[1]! }, weak: true };
  const none =
    /^(?:i |there |it |they |that |we )?(?:didn'?t|did not|wasn'?t|weren'?t|was|had|hadn'?t|don'?t|n'y avait pas|pas)(?: (?:have|eat|any|had|get|come with|no|touch|want|de|really|actually|even))+ (?:the |any |my )?(.+)$/.exec(
      text,
    );
  const denied =
    none &&
    /n'?t\b|\bno\b|not|pas/.test(text) &&
    !/^(?:it|that|them|all of it|all)$/.test(none[1]!) &&
    !new RegExp(String.raw`\b${MEAL_WORD}\b`).test(none[1]!);
  if (none && denied) return { change: { is: 'remove', of: none[1]!, only: true }, weak: true };
  const no =
    /^(?:but |and |with |had |there (?:was|were) )?no (?!thanks|way|idea|worries|problem|one|more\b)([a-z][a-z -]{1,30}?)(?: (?:on|in|with) (?:it|that|(?:the|my) ([a-z ]+)))?$/.exec(
      text,
    );
  if (no && !opened) return { change: { is: 'remove', of: no[1]!, ...(no[2] ? { from: no[2] } : {}) }, weak: true };
  return null;
}

/** What remains after the opening: food words or an amount. */
function saying(text: string, opened: boolean, scene: Scene): HeardCorrection | null {
  const pointed = POINTING.test(text);
  if (!opened && !pointed) return contrast(text, scene);
  const rest = text
    .replace(POINTING, '')
    .replace(/^(?:supposed to be|meant to be|the|about|like) /, '')
    .trim();
  const kept = rest
    .replace(NOT_TAIL, '')
    .replace(/ (?:instead|though|actually|please|my bad|sorry|lol|total|plutot|en vez)$/, '')
    .trim();
  if (kept === '') return null;
  // "no 2 slices", "it was a large not a small"
  const size = SIZES.exec(kept)?.[1];
  if (size) return { change: { is: 'size', size, of: null }, weak: true };
  const number = plainNumber(kept.replace(/ of (?:them|those|it)$/, ''));
  if (number !== null) return { change: { is: 'number', value: number }, weak: !opened };
  const swapped = NOT_TAIL.exec(rest);
  if (swapped && readAmount(swapped[1]!) === null)
    return { change: { is: 'replace', of: swapped[1]!.replace(/^(?:an?|the) /, ''), words: kept, loose: true }, weak: true };
  return { change: { is: 'say', words: kept }, weak: true };
}

/** "turkey not ham", "not ham, turkey", "4 eggs not 3" without any opening. */
function contrast(text: string, scene: Scene): HeardCorrection | null {
  if (isFresh(scene)) {
    const size = SIZES.exec(text)?.[1];
    if (size) return { change: { is: 'size', size, of: null }, weak: true };
    const count = /^(\d{1,2}|two|three|four|five|six) of (?:them|those|these)$/.exec(text);
    if (count) return { change: { is: 'number', value: plainNumber(count[1]!) ?? 1 }, weak: true };
  }
  const tail = /^(.{2,40}?),? (?:not|et non|pas|no) (?:an? |the )?([\w' -]{1,30})$/.exec(text);
  if (tail)
    return {
      change: readAmount(tail[2]!) ? { is: 'say', words: tail[1]! } : { is: 'replace', of: tail[2]!, words: tail[1]!, loose: true },
      weak: true,
    };
  const head = /^not (?:an? |the )?([\w' -]{2,30}?)(?:,| but) (.+)$/.exec(text);
  return head ? { change: { is: 'replace', of: head[1]!, words: head[2]!, loose: true }, weak: true } : null;
}

/** Something was logged or changed within the last two hours. */
function isFresh(scene: Scene): boolean {
  const last = scene.snapshot.changes.findLast((change) => !change.undone);
  return last !== undefined && scene.now.getTime() - Date.parse(last.at) < 2 * 3_600_000;
}
