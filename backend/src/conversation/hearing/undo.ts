import { fold } from '../language.js';
import type { Scene } from '../scene.js';
import { entryMatches, lastEntries } from '../targets.js';
import { decided, type Rule } from './hearing.js';
import { mealIn } from './meal-words.js';

const UNDO =
  /^(?:(?:oops|whoops|nvm|never ?mind|ok|can you|wait|no|sorry|please|pls|um+|ugh|hey|actually|my bad|non|perdon|ay)[,! .]*)*(?:disregard|ignore(?: my last (?:text|message))?|undo(?: (?:that|it|this|last|the last (?:one|thing|entry|meal|change)|my last (?:one|entry|text|meal)|please|again))?|(?:cancel|scratch|strike|revert|ignore|disregard|nix|drop|delete|remove|erase|forget) (?:that|it|this|that one|that last (?:one|entry)|this one|my last (?:text|message)|the last (?:text|message))|take (?:that|it) (?:back|off|out)|take back (?:that|it|this|(?:the|my) last (?:one|thing|entry|meal))|don'?t (?:log|count|save|add) (?:that|it)|un-?log (?:that|it)|(?:that was|it was|was) (?:a |an |my )?(?:mistake|accident|typo|test|wrong entry)|(?:that|it|this)(?: was|'s| is)? ?(?:wasn'?t|isn'?t|not) (?:me|mine|for me|my (?:food|meal|lunch|dinner|breakfast|snack))|(?:meant|that was|it was|was)(?: meant)? for (?:someone|somebody) else|(?:i )?didn'?t (?:actually )?(?:eat|have) (?:that|it)|wrong (?:entry|meal|one)|annule[rz]?(?:[- ](?:ca|le|la|tout))?|efface(?:[- ](?:ca|le|la))|oublie[- ]ca|supprime[- ](?:ca|le|la)|enleve[- ](?:ca|le|la)|deshacer|deshaz(?:lo)?(?: eso)?|borra(?:lo|la)?(?: eso)?|cancela(?:lo)? eso|quita eso|olvidalo)(?:,? (?:please|pls|por favor|svp|s'il te plait|sorry|my bad|oops))*$/;
const NEVER_MIND =
  /^(?:(?:oops|sorry|whoops|my bad)[,! .]*)*(?:wrong (?:chat|text|thread|window|convo)|never ?mind(?: that)?|nvm|nm|laisse faire|laisse tomber|no importa|dejalo)(?:[,! .]*(?:sorry|oops|my bad|lol|haha))*$/;
const REDO =
  /^(?:(?:oops|wait|no|actually|sorry|please|non|ok|never ?mind|nvm)[,! .]*)*(?:redo(?: (?:that|it))?|bring (?:it|that|them|him|her) back|put (?:it|that|them) back(?: in)?|restore(?: (?:it|that|them|my \w+))?|undo (?:the |that )?(?:undo|delete|removal)|un-?(?:delete|undo|remove)(?: (?:it|that))?|(?:i )?(?:did|do) (?:actually )?(?:eat|have|want) (?:it|that)(?: after all)?|add (?:it|that) back|(?:i |can i )?(?:want|have|get|need) (?:it|that) back|remets[- ](?:le|la|ca)|retablis(?:[- ](?:le|la|ca))?|refaire|rehacer|restaura(?:lo)?|ponlo de (?:nuevo|vuelta)|regresalo|devuelvelo)(?: please| pls)?$/;

const BACK = /^(?:(?:put|add) (?:the |my )?(.+?) back(?: in| on)?|(?:bring back|restore|undelete) (?:the |my )?(.+))$/;

/** "Put the eggs back" after their meal was taken away whole. */
function bringsBack(words: string, scene: Scene): boolean {
  const named = BACK.exec(words);
  const last = scene.snapshot.changes.findLast((change) => !change.undone);
  const what = named?.[1] ?? named?.[2];
  return (
    what !== undefined &&
    (last?.events.some(
      (event) =>
        event.type === 'entry-removed' &&
        (entryMatches(event.entry, what) || (event.entry.kind === 'meal' && mealIn(what) === event.entry.meal)),
    ) ??
      false)
  );
}

/** "Never mind" takes back what was just done; later it is only a remark. */
const JUST_NOW_MINUTES = 10;

export const hearUndo: Rule = (scene) => {
  const words = fold(scene.text)
    .replace(/[.!?\s]+$/, '')
    .replace(/\s+/g, ' ');
  if (REDO.test(words) || bringsBack(words, scene)) return decided({ type: 'redo' });
  if (UNDO.test(words)) return decided({ type: 'undo' });
  if (!NEVER_MIND.test(words)) return null;
  const last = scene.snapshot.changes.findLast((change) => !change.undone);
  const fresh = last && scene.now.getTime() - Date.parse(last.at) <= JUST_NOW_MINUTES * 60_000 && lastEntries(scene).length > 0;
  return decided(fresh ? { type: 'undo' } : { type: 'chat', what: 'ok' });
};
