import { spoken } from '../language.js';
import { askedMeal } from '../scene.js';
import { decided, type Rule } from './hearing.js';
import { MEAL_WORD, mealIn, NAMES_MEAL } from './meal-words.js';

const NOTHING =
  /^(?:i )?(?:had |ate )?(?:nothing(?: (?:yet|today|really|much))?|none|no|nope|nada|rien|skip(?:ped|ping)?(?: (?:it|that|this one|today))?|pass|not today|not hungry|wasn'?t hungry|didn'?t(?: (?:eat|have (?:any|one)))?|haven'?t|i didn'?t)$/;
const SKIPPED = new RegExp(
  String.raw`^(?:(?:nah|nope|no|sorry|ok|yeah|actually|oh)[, ]+)*(?:i'?m |im |i am |we'?re |i )?(?:skip(?:ped|ping)?|not (?:having|eating|doing|going to (?:have|eat))|won'?t (?:have|eat|be having)|(?:did|do)n'?t (?:have|eat|do)|no|pas de|je saute|saute|sin|no (?:voy a )?(?:comi|cenar|cene|desayunar|desayune|almorzar|almorce)) ?(?:any |my |the |le |mon |la )?(${MEAL_WORD})?(?: (?:today|tonight|this morning|for me|yesterday|ce soir|ce matin|ce midi|aujourd'hui|hoy|esta noche|pour moi|para mi|at all|either))*(?:[,. ]+(?:not|just|i'?m|im|wasn'?t|was) .{2,30})?$`,
);

/** A meal that is left out: "no breakfast for me", "skipping dinner tonight", or "nothing" to a reminder. */
export const hearSkipping: Rule = ({ text, snapshot, now }) => {
  const words = spoken(text);
  const asked = askedMeal(snapshot, now);
  if (asked && snapshot.lastSent?.kind === 'reminder' && NOTHING.test(words)) return decided({ type: 'skip-meal', meal: asked, day: 0 });
  if (
    /\b(?:tomorrow|demain|manana)\b/.test(words) &&
    /^(?:i'?m |i |gonna |going to |will )*(?:skip|not|no|pas|sin|saute)/.test(words) &&
    NAMES_MEAL.test(words)
  )
    return decided({ type: 'chat', what: 'nothing-eaten' });
  const found = SKIPPED.exec(words);
  const meal = found?.[1] ? mealIn(found[1]) : /\b(?:cenar|cene)\b/.test(words) ? 'dinner' : null;
  return found && meal ? decided({ type: 'skip-meal', meal, day: /\b(?:yesterday|hier|ayer)\b/.test(words) ? -1 : 0 }) : null;
};
