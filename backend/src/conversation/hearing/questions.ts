import { weekdayOf } from '../../domain/local-day.js';
import { spoken } from '../language.js';
import { FOOD_QUESTIONS } from './food-questions.js';
import { decided, type Rule } from './hearing.js';
import { DAY_QUESTIONS, DOUBT, goalIn, PAST_QUESTIONS } from './log-questions.js';
import { dayIn } from './meal-words.js';
import type { Finder } from './question-finder.js';
import { SERVICE_QUESTIONS } from './service-questions.js';

/** How a question begins, in the three languages, with or without a question mark. */
const ASKS =
  /\?\s*$|^(?:(?:hey|hi|ok|so|and|um|please|can you (?:tell|show) me|tell me|show me|show|list|give me|i want to know|do you know|wondering|just wondering|montre[- ]moi|dis[- ]moi|muestrame|dime|ensename)[, ]+)*(?:how|hows|what|whats|what's|which|where|wheres|when|why|who|do you|does|info(?:rmation)? (?:on|about)|am i|did i|did (?:you|u)|do i|have i|have you|can i|could i|should i|is|are|will|would|does|was(?= (?:i|it|that|this|my|the|there|he|she|yesterday|today)\b)|if i|rate|score|grade|compare|average|avg|promedio|moyenne|best|worst|highest|lowest|total|totals|show|list|my (?:totals?|macros|stats|day|week|meals|workouts|goals|plan|calories|protein|weight|water)|(?:weekly|daily|monthly|my) (?:average|avg|totals?)|(?:calories|cals|protein|carbs|fat|sugar|macros)(?= (?:left|remaining|today|so far|yesterday|total|count|in|per|this|last|for today|for the day)\b| ?$)|(?:left|remaining)(?= (?:for|today|to|tonight|calories|cals|protein|carbs|fat|sugar|macros)\b| ?$)|whats left|status|summary|stats|recap|check|combien|quel(?:le)?s?|qu'est-ce|est-ce|qu'ai-je|comment|pourquoi|quand|que|cuant[ao]s?|cual(?:es)?|como|por que|cuando|resume|resumen|bilan|il me reste|me queda|me reste|liste|lista)\b/;

/** What is asked of us as an order, and done elsewhere. */
const ABOUT_SERVICE =
  /^(?:please |can you |i want to |i'd like to )*(?:(?:delete|close|cancel|remove|erase|deactivate|pause|end|supprime[rz]?|ferme[rz]?|borra[r]?|elimina[r]?|cierra) (?:all )?(?:of )?(?:my |the |mon |ma |mi )?(?:account|profile|data|subscription|membership|plan|trial|compte|abonnement|cuenta|suscripcion)\b|export (?:my |all )|(?:upgrade|downgrade)\b|i want (?:a |my )?(?:refund|money back)|refund\b)/;

/** What a question is about, most particular first. */
const FINDERS: readonly Finder[] = [...SERVICE_QUESTIONS, ...PAST_QUESTIONS, ...FOOD_QUESTIONS, ...DAY_QUESTIONS];

/** Questions about one's own log, a food or the service. A hypothetical ("if I eat a big mac") is one too. */
export const hearQuestion: Rule = (scene) => {
  const words = spoken(scene.text).replace(/\?+$/, '').trim();
  if (!ASKS.test(words) && !/\?/.test(scene.text) && !bareWord(words) && !DOUBT.test(words) && !ABOUT_SERVICE.test(words)) return null;
  if (words.length > 200) return null;
  const nutrient = goalIn(words);
  for (const find of FINDERS) {
    const topic = find({ words, scene, day: dayIn(words, weekdayOf(scene.today)), nutrient });
    if (topic) return decided({ type: 'question', topic });
  }
  // A question that nobody here can answer is still no meal.
  const asked =
    (/\?/.test(scene.text) && /^(?:was|were|did) /.test(words)) ||
    /^(?:is|are|does|do you|do i|should i|can i|can you|could i|would(?! (?:kill|love|like|go for)\b)|why|when|who|how|whats?|what's) /.test(
      words,
    );
  return asked && !/\b(?:had|ate|eaten|drank|have eaten|log|for (?:breakfast|lunch|dinner))\b/.test(words)
    ? decided({ type: 'not-understood', words: scene.text, foreign: false })
    : null;
};

/** Command words without their slash, and headings that are questions. */
const bareWord = (words: string): boolean =>
  /^(?:(?:today'?s? |daily |my )?(?:summary|stats|recap|status|totals?|macros|bilan|resumen?)(?: (?:for )?(?:today|yesterday|please))?|upgrade|weekly|week|goals?|(?:my |list )?saved(?: meals| foods)?|left|what'?s left|remaining|list|log|my log|entries|plan|weekly (?:report|summary|recap)|why|pourquoi|por que|water|history|usual)$/.test(
    words,
  );
