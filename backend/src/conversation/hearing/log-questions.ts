import type { Topic } from '../intents/topics.js';
import type { GoalName } from '../../domain/goals.js';
import { goalName } from '../commands/goal.js';
import { plainNumber } from '../numbers.js';
import { entryMatches } from '../targets.js';
import { MEAL_WORD, mealIn } from './meal-words.js';
import { match, N, type Ask, type Finder } from './question-finder.js';

/** Questions about one's own log: ratings and reasons, then averages, counts and the week. */
export const PAST_QUESTIONS: readonly Finder[] = [
  // Ratings and reasons.
  ({ words, day }) =>
    /^(?:please |can you |could you )?(?:rate|score|grade|note[rz]?|califica|evalua)\b|\b(?:health(?:y)? (?:rating|score)|how healthy|is (?:that|it|this|my \w+) healthy|was (?:that|it|my \w+) healthy|rating (?:of|for)|how (?:bad|good|healthy|unhealthy) (?:is|was) (?:that|it|this|my \w+))\b/.test(
      words,
    )
      ? { about: 'rating', meal: mealIn(words), day: day ?? 0 }
      : null,
  ({ words, day, nutrient }) =>
    /\b(?:what(?:'?s| is| was)?|which|quel\w*|que)\b.*\b(?:so much|most|had (?:all|so)|so (?:high|many)|highest|biggest|le plus|tant de|mas|tanta)\b/.test(
      words,
    ) &&
    (nutrient ?? /\b(?:biggest|largest|heaviest)\b/.test(words)) &&
    !/\bshould i\b/.test(words)
      ? { about: 'most', nutrient: nutrient ?? 'calories', meal: mealIn(words), day: day ?? 0 }
      : null,
  why,
  judged,
  // Averages, counts and the week before single days.
  ({ words, nutrient }) => (EXTREME.test(words) ? { about: 'extremes', nutrient: nutrient ?? 'calories', days: daysIn(words) } : null),
  ({ words, nutrient }) =>
    /\b(?:average|avg|mean|on average|typical(?:ly)?|moyenne|promedio)\b/.test(words)
      ? { about: 'average', nutrient: nutrient ?? 'calories', days: daysIn(words) }
      : null,
  count,
  match(
    /\b(?:this|last|past|the|my|cette|la|esta|semaine|semana)\b.*\b(?:week|7 days|semaine|semana|weekly)\b|\bweekly (?:report|summary|recap|totals?)\b|^(?:my )?week(?:ly)?$|\b(?:trend|progress|streak|compare)\b|\bhow many days\b.*\blog/,
    { about: 'week' },
  ),
  ({ words, day }) =>
    /\b(?:burn(?:ed|t)|brule\w*|queme|quemad\w*)\b|\b(?:i|calories|cals|did)\b.*\bburn\b/.test(words)
      ? { about: 'burned', day: day ?? 0 }
      : null,
  match(/\b(?:how much|how many|what).*\b(?:water|h2o|eau|agua)\b|^(?:my )?water(?: today)?$/, { about: 'water' }),
  match(/\b(?:what(?:'s| is| was)?|how much do i|show) (?:my )?(?:last |current )?(?:weight|weigh)\b|^my weight$/, { about: 'weight' }),
  left,
];

/** "Best day this week", "which day did i eat the most". */
const EXTREME =
  /\b(?:best|worst|highest|lowest|biggest|heaviest|lightest)(?: \w+)? day\b|\b(?:which|what) day\b.*\b(?:most|least|best|worst|highest|lowest|more|over)\b|\bquel jour\b.*\b(?:plus|moins)\b|\bque dia\b.*\b(?:mas|menos)\b|\b(?:meilleur|pire) jour\b|\b(?:mejor|peor) dia\b/;

/** "Is that a lot of sugar?": what of the last meal it comes from. */
function judged({ words, scene, nutrient }: Ask): Topic | null {
  if (!/^(?:is|was|isn'?t|wasn'?t) (?:that|this|it) (?:a lot(?: of)?|too much|much|high(?: in)?|loaded with|full of|mostly)\b/.test(words))
    return null;
  const last = scene.snapshot.entries.findLast((entry) => entry.kind === 'meal' && entry.localDate === scene.today);
  if (!nutrient || nutrient === 'calories' || last?.kind !== 'meal') return { about: 'why', words: null };
  return { about: 'most', nutrient, meal: last.meal, day: 0 };
}

const NAMES_N = new RegExp(`\\b${N}\\b`);
const N_ALONE = new RegExp(`^${N}$`);
const N_OF_DAY = new RegExp(`^${N}(?: (?:so far|today|yesterday|total|count))?$`);
/** "hows my protein", "how are my carbs doing". */
const N_DOING = new RegExp(String.raw`^how(?:'?s| is| are) (?:my |the )?${N}(?: (?:doing|looking|today|going|so far|right now))*$`);
const SHOW = new RegExp(
  String.raw`^(?:what (?:is|was|were)|what'?s) (?:my |in my |for )?${MEAL_WORD}\b|^(?:show|list)(?: me)? (?:my )?(?:today|yesterday|entries|log)\b`,
);

/** Lists and totals of a day: asked last, for their words are the most common. */
export const DAY_QUESTIONS: readonly Finder[] = [
  match(/^(?:(?:my |the )?(?:list|log|entries)|list (?:my )?(?:entries|log))$/, { about: 'list', what: 'entries', day: 0, meal: null }),
  ({ words, day }) =>
    SHOW.test(words) ? { about: 'list', what: mealIn(words) ? 'meals' : 'entries', day: day ?? 0, meal: mealIn(words) } : null,
  // The log: lists and totals.
  ({ words, day }) =>
    /\b(?:workouts?|exercises?|exercised?|train(?:ed|ing)?|run|runs|did i (?:work ?out|run|lift)|entrainements?|ejercicios?)\b/.test(words)
      ? { about: 'list', what: 'workouts', day: day ?? 0, meal: null }
      : null,
  ({ words, day }) =>
    /\b(?:what|list|show|see|did i|have i|did you|did u|have you|do you have|qu'est-ce|qu'ai-je|que|mes|mis|my|liste|lista|quoi)\b.*\b(?:eat|eaten|ate|have|had|log(?:ged)?|get|got|save|saved|record(?:ed)?|count(?:ed)?|meals?|food|entries|entry|mange\w*|repas|comi\w*|comido|comidas)\b/.test(
      words,
    ) && !NAMES_N.test(words)
      ? { about: 'list', what: /\bentr(?:y|ies)\b/.test(words) ? 'entries' : 'meals', day: day ?? 0, meal: mealIn(words) }
      : null,
  ({ words, day }) =>
    (NAMES_N.test(words) &&
      /\b(?:today|yesterday|so far|had|have i|did i|eaten|ate|consumed|total|totals|my|am i at|am i|intake|aujourd'hui|hier|j'ai|hoy|ayer|llevo|comido|comi|day|jour)\b/.test(
        words,
      )) ||
    N_OF_DAY.test(words) ||
    /^(?:cuant[ao]s?|combien)\b.*\b(?:llevo|he comido|comi|ai-je mange|j'ai mange)\b/.test(words) ||
    N_DOING.test(words)
      ? { about: 'total', nutrient: exactNutrient(words), day: day ?? 0 }
      : null,
  ({ words, day }) =>
    /\b(?:hows? (?:was|were|is) (?:yesterday|today|my day|last night|\w+day)|how am i doing|how(?:'?s| is| did| was| are) (?:my|i|it)(?: \w+)? ?(?:day|today|do|doing|going|look\w*)?|where (?:am i|do i stand)|on track|status|summary|stats|recap|totals?|macros|bilan|resume|resumen|comment (?:je|ca) va|como voy|ou (?:j'en suis|en suis-je))\b/.test(
      words,
    )
      ? { about: 'summary', day: day ?? 0 }
      : null,
  match(
    /\b(?:how (?:do|can|does|to) (?:i|you|it|this|we|log|add|use|change|edit|fix|delete|undo|save|set|track)\b.*|what can (?:you|i|this) (?:do|say|text)|what (?:are the|commands)|how does this work|comment (?:ca marche|je|on|faire)|como (?:funciona|puedo|se|hago))\b/,
    { about: 'how-to' },
  ),
];

function exactNutrient(words: string): Extract<Topic, { about: 'total' }>['nutrient'] {
  if (/\bfib(?:er|re)\b/.test(words)) return 'fiber';
  if (/\b(?:sodium|salt)\b/.test(words)) return 'sodium';
  return /\bmacros?\b/.test(words) ? null : goalIn(words);
}

function daysIn(words: string): number {
  const found = /\b(\d{1,2}|two|three|seven|ten|fourteen|thirty) (?:days?|jours?|dias?)\b/.exec(words);
  if (found) return Math.min(31, Math.max(1, plainNumber(found[1]!) ?? { seven: 7, fourteen: 14 }[found[1]!] ?? 7));
  if (/\b(?:month|mois|mes)\b/.test(words)) return 30;
  return 7;
}

function count({ words }: Ask): Topic | null {
  const found =
    /^(?:so )?(?:how many(?: times)?|combien de(?: fois)?|cuant[ao]s(?: veces)?) (?:did i (?:have|eat|drink|log) )?(.+?)(?: (?:did|have|had|do|ai-je|j'ai|he|comi|tome|bebi|log)\b.*)? ?(?:this|last|the|past|in|cette|esta|today|yesterday)\b.*$/.exec(
      words,
    );
  if (!found || N_ALONE.test(found[1]!) || /\b(?:left|remaining)\b/.test(words)) return null;
  const days = /\b(?:week|semaine|semana)\b/.test(words)
    ? 7
    : /\b(?:month|mois|mes)\b/.test(words)
      ? 30
      : /\btoday\b/.test(words)
        ? 1
        : daysIn(words);
  return { about: 'count', what: found[1]!, days };
}

/** A doubt about the figure just told. */
export const DOUBT =
  /^(?:way |that'?s |that is )*too (?:many|much|few|high|low)(?: (?:calories|cals|carbs|sugar|fat|protein))?$|^(?:(?:hmm+|wait|really|wow|huh|no way|omg|um+)[,. ]+)*(?:(?:that|this|it)(?:'s| is| was)?|(?:that|this|it) (?:seems?|looks?|sounds?)(?: like)?|seems?|sounds?)(?: way| a bit| a little| really| kinda| kind of| pretty| so| awfully| very| too| like)* (?:high|low|a lot|much|many|little|few|a lot of (?:calories|cals|carbs|sugar|fat|protein))(?: (?:calories|cals|to me|for (?:that|it|me)))?$|^(?:c'est|ca (?:fait|semble)) (?:beaucoup|trop|peu)$|^(?:es|parece) (?:mucho|muchas calorias|poco)$/;

function why({ words, scene }: Ask): Topic | null {
  if (
    /^(?:what (?:was|is) in (?:that|it)|why|why that|why so (?:many|much|high|low|few|little)|how come|pourquoi|por que)$/.test(words) ||
    DOUBT.test(words) ||
    /^how (?:many|much) (?:calories|cals|protein|carbs|fat|sugar)(?: (?:was|were|is|are|did|in|does))+ (?:that|it|this)(?: (?:have|one|meal))?$/.test(
      words,
    )
  )
    return { about: 'why', words: null };
  const found =
    /^(?:why (?:is|are|was|were|does|do|did) |why so (?:many|much|few|little|high|low)(?: calories| cals?| carbs| fat| sugar| protein)?(?: for| in| on)? |how (?:did|do) you (?:get|calculate|come up with|figure|count|estimate) |how (?:is|was|are|were) (?=.*\b(?:calculated|counted|estimated|worked out)\b)|where (?:does|did) |how come |pourquoi |por que |what(?:'?s| is| was| were) in |what did you (?:use|count|log|put)(?: for| as)? )(.*)$/.exec(
      words,
    );
  if (!found || /\b(?:this work|i log|it work)\b/.test(words)) return null;
  const named = found[1]!
    .replace(/\b(?:so|many|much|high|low|calories?|cals?|come from|calculated?|the|my|\d+|that|it|this|number|for|get|from)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (/^what(?:'?s| is| was| were) in/.test(words) && !scene.snapshot.entries.some((entry) => entryMatches(entry, named))) return null;
  const known = named !== '' && scene.snapshot.entries.some((entry) => entryMatches(entry, named));
  return { about: 'why', words: known ? named : null };
}

function left({ words, nutrient }: Ask): Topic | null {
  if (/\bwhat (?:can|should|could|do) i (?:eat|have|make|cook)\b/.test(words)) return null;
  return /\b(?:am i (?:over|under|close)|(?:over|under) am i|how (?:far|much) over\b|(?:did|have) i (?:go(?:ne)? )?(?:over|under)|(?:did|have) i (?:hit|reach(?:ed)?|me[et]t|make|made) (?:my |the )?|how close am i|left|remaining|remain|more can i|more (?:protein|carbs|calories|fat|sugar) (?:do|can|should)|still (?:have|need|eat)|until (?:my )?goal|to (?:go|hit)|away from|reste\w*|queda\w*|faltan?|me manque)\b/.test(
    words,
  )
    ? { about: 'left', nutrient }
    : null;
}

/** The goal whose nutrient the words name first. */
export function goalIn(words: string): GoalName | null {
  for (const word of words.match(/[a-z]+/g) ?? []) {
    const name = goalName(word);
    if (name) return name;
  }
  return null;
}
