import { weekdayOf } from '../../domain/local-day.js';
import type { Scene } from '../scene.js';
import type { HeardCorrection } from './heard-correction.js';
import { lastEntries } from '../targets.js';
import { isFresh } from './is-fresh.js';
import { clockIn, dayIn, MEAL_WORD, mealIn, NAMES_MEAL } from './meal-words.js';

/** "I did eat the chips", "put the chips back". */
const BACK =
  /^(?:i |we )did (?:actually )?(?:eat|have|drink) (?:the |my |some |a |an )?(.+?)(?: after all| too| though)?$|^(?:put|add) (?:the |my )?(.+?) back(?: (?:in|on))?$|^bring back (?:the |my )?(.+)$/;

/** "add a banana to that", "the toast had butter on it", "forgot the syrup". */
export function adding(said: string, scene: Scene): HeardCorrection | null {
  // "I forgot to add butter to my toast" says where it goes.
  const text = said.replace(/^(?:i )?forgot to (?=(?:add|include|put) .* (?:to|on|in) (?:the |my ))/, '').replace(/ this morning$/, '');
  const back = BACK.exec(text);
  if (back) return { change: { is: 'put-back', of: (back[1] ?? back[2] ?? back[3])! }, weak: true };
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
    const meal = NAMES_MEAL.test(where) ? mealIn(where) : null;
    if (meal) return { target: { by: 'meal', meal, day: dayIn(where, weekday) ?? 0 }, change: { is: 'add', words }, weak: true };
    return { target: { by: 'words', words: where }, change: { is: 'add', words, on: where }, weak: true };
  }
  const on =
    /^(?:the |my |it |that |and |there was |there were |i put |i had |with |also |plus )*(?:(.+?) )?(?:had|has|came with|was with|with|have|avait|avec|tenia|con) (?:some |a bit of |a little |an? |du |de la |des )?(.+?)(?: (?:on|in|with|inside) (?:it|them|that|top)| on top| dessus| encima| too| as well)$/.exec(
      text,
    );
  if (on)
    return {
      ...(on[1] && !/^(?:it|that)$/.test(on[1]) ? { target: { by: 'words' as const, words: on[1] } } : {}),
      change: { is: 'add', words: on[2]!, on: on[1] && !/^(?:it|that)$/.test(on[1]) ? on[1] : '' },
      weak: true,
    };
  const onto = /^(?:with |plus |and |also |oh |there (?:was|were) (?:some |also )?|i (?:put|added) )*(.+?) (?:on|in) (?:the|my) (.+)$/.exec(
    text,
  );
  if (onto && isFresh(scene))
    return { target: { by: 'words', words: onto[2]! }, change: { is: 'add', words: onto[1]!, on: onto[2]! }, weak: true };
  const came =
    /^(?:the |my )?([a-z][a-z ]{1,25}?) (?:had|has|came with|also had) (?=\d|an? |some |two |three |four |half |extra )(.+)$/.exec(text);
  if (came && !/^(?:i|we|he|she|they|it|that|kids?|husband|wife|lunch|dinner|breakfast)$/.test(came[1]!))
    return { target: { by: 'words', words: came[1]! }, change: { is: 'add', words: came[2]!, on: came[1]! }, weak: true };
  const along = /^(?:with|avec|con) (?:some |a bit of |a little |a splash of |du |de la |des )?(.{2,40})$/.exec(text);
  if (along && isFresh(scene) && lastEntries(scene)[0]?.kind === 'meal')
    return { change: { is: 'add', words: along[1]!, on: '' }, weak: true };
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

const NONE_AT_MEAL = new RegExp(String.raw`^no (?!more\b)([a-z][a-z -]{1,30}?) (?:at|for|with|in) (?:my )?(${MEAL_WORD})$`);

export function removing(text: string, opened: boolean): HeardCorrection | null {
  const remove =
    /^(?:please |can you )*(?:remove|delete|take (?:off|out|away)|drop|erase|undo|get rid of|minus|without|hold|leave (?:off|out)|scratch|skip|lose|enleve[rz]?|retire[rz]?|sans|quita[r]?|borra[r]?|elimina[r]?|sin|supprime[rz]?) (?:the |my |any |all the |le |la |les |l'|el |los |las )?(.+?)(?: (?:from|off|out of) (?:it|that|the \w+|my \w+|there))?$/.exec(
      text,
    );
  if (remove) return { change: { is: 'remove', of: remove[1]! }, weak: true };
  const atMeal = NONE_AT_MEAL.exec(text);
  if (atMeal)
    return { target: { by: 'meal', meal: mealIn(atMeal[2]!)!, day: 0 }, change: { is: 'remove', of: atMeal[1]!, only: true }, weak: true };
  const none =
    /^(?:i |there |it |they |that |we )?(?:didn'?t|did not|wasn'?t|weren'?t|was|had|hadn'?t|don'?t|n'y avait pas|pas)(?: (?:have|eat|any|had|get|come with|no|touch|want|de|really|actually|even))+ (?:the |any |my )?(.+)$/.exec(
      text,
    );
  const denied =
    none && /n'?t\b|\bno\b|not|pas/.test(text) && !/^(?:it|that|them|all of it|all)$/.test(none[1]!) && !NAMES_MEAL.test(none[1]!);
  if (none && denied) return { change: { is: 'remove', of: none[1]!, only: true }, weak: true };
  const no =
    /^(?:but |and |with |had |there (?:was|were) )?no (?!thanks|way|idea|worries|problem|one|more\b)([a-z][a-z -]{1,30}?)(?: (?:on|in|with) (?:it|that|(?:the|my) ([a-z ]+)))?$/.exec(
      text,
    );
  if (no && !opened) return { change: { is: 'remove', of: no[1]!, ...(no[2] ? { from: no[2] } : {}) }, weak: true };
  return null;
}
