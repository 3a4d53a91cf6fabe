import { spoken } from '../../language/fold.js';
import { plainNumber } from '../numbers.js';
import { decided, type Rule } from './hearing.js';
import { MEAL_WORD, mealIn } from './meal-words.js';

const WRONG =
  /^(?:no+|nope|nah|non|wrong|incorrect|not (?:right|correct|quite|it)|(?:no,? )?(?:that|this|it|thats|its|you)(?:'s|'re| is| are| was|)? (?:wrong|incorrect|not (?:right|correct|what i (?:said|ate|had|meant))|way off|off|a mistake)|you got (?:it|that) wrong|i didn'?t say that|thats not it|c'est (?:faux|pas ca|pas bon)|pas ca|pas vrai|eso (?:esta mal|no es)|esta mal|mal|incorrecto|faux)$/;
const DRINK =
  /^(?:i )?(?:had |have |drank |grabbed |got )?(?:just )?(?:an?|one|some|a few|a couple(?: of)?|\d|two|three|another|un|une|una|unos)? ?(?:drinks?|beverages?|cocktails?|boissons?|verres?|bebidas?|tragos?)(?: (?:at|with|after) .*)?$/;
const MEAL =
  /^(?:i )?(?:just |already )?(?:(?:ate|eaten|had|grabbed|got) (?:out|lunch out|dinner out|breakfast out|food|something|some food|a (?:big |small |huge |light |great |good |nice |lovely )?(?:meal|snack|lunch|dinner|breakfast)|lots|a lot|too much|a ton|leftovers|takeout|take ?out|fast food|breakfast|lunch|dinner|supper)|(?:went|was) out (?:to eat|for (?:lunch|dinner|breakfast|brunch|food))|(?:i )?(?:just )?(?:had|ate|drank) (?:it|some|that|this|one|them)|ate|i ate|just ate|food|meal|leftovers|cheat (?:meal|day)|(?:the )?buffet|(?:some )?take ?out|pub food|party food|finger food|the usual suspects|j'ai mange(?: au resto)?|mange|comi|comi fuera|ya comi)(?: (?:today|tonight|already|with friends|with family|at work|at (?:a|the) restaurant|aujourd'hui|hoy))?$/;
const WORKOUT =
  /^(?:i )?(?:just )?(?:(?:did|finished|had|went to|hit|got in|completed|done with)? ?(?:a |my |the |some )?(?:good |great |quick |hard |long |short )?(?:work ?out|workout|gym|exercise|training|cardio|sweat sesh|gym session|session)|worked out|exercised|trained|working out|was at the gym|went to the gym|got my (?:workout|exercise) in|did (?:some )?(?:exercise|cardio)|je me suis entraine(?:e)?|entrainement|entrene|hice ejercicio|fui al gimnasio)(?: (?:today|this morning|tonight|yesterday|at the gym|aujourd'hui|hoy))?$/;

const BARE_MEAL = new RegExp(
  String.raw`^(?:(?:i )?(?:had |have |ate |just had )?(?:my |a |an |some )?|pour |para |mon |le |el |mi )${MEAL_WORD}(?: time)?(?: today| tonight| now| aujourd'hui| hoy)?$`,
);

const PRAISED = new RegExp(
  String.raw`^(?:my |the |today'?s )?(${MEAL_WORD}) (?:was|is|tasted) (?:so |really |very |pretty |just )*(?:good|great|delicious|amazing|yummy|tasty|awesome|nice|lovely|fine|ok(?:ay)?|bad|gross|terrible|huge|big|small|light|heavy)$`,
);

/** Texts that lack the one thing we need: asked about once, nothing stored. */
export const hearVague: Rule = ({ text, heard, snapshot, today }) => {
  const words = spoken(text);
  // Only one line: several that begin with a dash are a list.
  if (/^-\d+(?:[.,]\d+)? ?[^\d\s]/.test(words) && !text.includes('\n')) return decided({ type: 'ask-what', about: 'negative' });
  if (WRONG.test(words) || /^(?:i )?(?:didn'?t|did not|couldn'?t) finish(?: (?:it|that|everything|all|(?:the|my) [a-z ]+))?$/.test(words))
    return decided({ type: 'ask-what', about: 'wrong' });
  if (/^\d{1,7}$/.test(words)) return decided({ type: 'ask-what', about: 'number', value: plainNumber(words)! });
  if (DRINK.test(words)) return decided({ type: 'ask-what', about: 'drink' });
  if (BARE_MEAL.test(words))
    return heard.media.count > 0
      ? decided({ type: 'media-meal', meal: mealIn(words), mediaType: heard.media.type })
      : decided({ type: 'ask-what', about: 'meal', meal: mealIn(words) });
  const praised = PRAISED.exec(words);
  if (praised) {
    const meal = mealIn(praised[1]!);
    const logged = snapshot.entries.some((entry) => entry.kind === 'meal' && entry.meal === meal && entry.localDate === today);
    return decided(logged ? { type: 'chat', what: 'ok' } : { type: 'ask-what', about: 'meal', meal });
  }
  if (MEAL.test(words)) return decided({ type: 'ask-what', about: 'meal' });
  if (WORKOUT.test(words)) return decided({ type: 'ask-what', about: 'workout' });
  return null;
};
