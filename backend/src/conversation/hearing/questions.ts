import { weekdayOf } from '../../domain/local-day.js';
import type { GoalName } from '../../domain/goals.js';
import { goalName } from '../commands/goal.js';
import type { Topic } from '../intents/topics.js';
import { fold } from '../language.js';
import { plainNumber } from '../numbers.js';
import type { Scene } from '../scene.js';
import { entryMatches } from '../targets.js';
import { decided, type Rule } from './hearing.js';
import { dayIn, MEAL_WORD, mealIn } from './meal-words.js';

/** How a question begins, in the three languages, with or without a question mark. */
const ASKS =
  /\?\s*$|^(?:(?:hey|hi|ok|so|and|um|please|can you (?:tell|show) me|tell me|show me|show|list|give me|i want to know|do you know|wondering|just wondering|montre[- ]moi|dis[- ]moi|muestrame|dime|ensename)[, ]+)*(?:how|what|whats|what's|which|where|when|why|who|do you|does|info(?:rmation)? (?:on|about)|am i|did i|do i|have i|can i|could i|should i|is|are|will|would|does|was|if i|rate|score|grade|average|avg|total|totals|show|list|my (?:totals?|macros|stats|day|week|meals|workouts|goals|plan|calories|protein|weight|water)|(?:calories|cals|protein|carbs|fat|sugar|macros)(?= (?:left|remaining|today|so far|yesterday|total|count|in|per|this|last|for today|for the day)\b| ?$)|(?:left|remaining)(?= (?:for|today|to|tonight)\b| ?$)|whats left|status|summary|stats|recap|check|combien|quel(?:le)?s?|qu'est-ce|est-ce|qu'ai-je|comment|pourquoi|quand|que|cuant[ao]s?|cual(?:es)?|como|por que|cuando|resume|resumen|bilan|il me reste|me queda|me reste|liste|lista)\b/;

const N = String.raw`(?:calories?|cals?|kcals?|energy|protein|proteins?|carbs?|carbohydrates?|fat|fats|sugars?|macros?|fiber|fibre|sodium|salt|proteines?|glucides|lipides|sucres?|calorias?|proteinas?|carbohidratos|grasas?|azucar)`;

interface Ask {
  words: string;
  scene: Scene;
  day: number | null;
  nutrient: GoalName | null;
}

type Finder = (ask: Ask) => Topic | null;

/** What a question is about, most particular first. */
const FINDERS: readonly Finder[] = [
  match(
    /\bhow (?:do|can|to) (?:i )?(?:stop|end|turn off|opt out of|unsubscribe from)(?: getting| receiving| these| the| your| all)* (?:texts?|messages?)\b|\bhow (?:do|can|to) (?:i )?(?:opt out|unsubscribe)\b|\bcomment (?:me desabonner|arreter les textos)\b|\bcomo (?:me doy de baja|dejo de recibir)\b/,
    { about: 'stopping' },
  ),
  // The service itself: what must not be taken for a keyword or a command.
  match(
    /\b(?:delete|close|remove|cancel|deactivate|erase|supprimer|fermer|borrar|eliminar|cerrar)\b.*\b(?:account|profile|my data|compte|cuenta)\b|\b(?:export|download) (?:my )?data\b|\bchange (?:my )?(?:phone|number|password)\b|\blog ?in\b|\bsign in\b|\bpassword\b/,
    { about: 'account' },
  ),
  match(
    /\b(?:cancel|stop|end|manage|annuler|cancelar|pause)\b.*\b(?:subscription|plan|membership|billing|abonnement|suscripcion|trial)\b|\b(?:refund|billing|charged?|invoice|receipt|payment|credit card|remboursement|reembolso|how do i pay)\b/,
    { about: 'billing' },
  ),
  match(
    /\b(?:what|which|quel|que|cual)(?:'s| is| are|'re)?\b.*\b(?:plan|subscription|tier|abonnement|forfait)\b.*|\b(?:am i|do i have) (?:on )?(?:a |the )?(?:free|plus|pro|paid|premium)\b|\bhow many (?:texts|messages|meals|workouts) (?:do i have left|can i|am i allowed|left)\b|\bmy (?:plan|limits?)\b|\b(?:text|meal|workout|message) limit\b/,
    { about: 'plan' },
  ),
  match(
    /\b(?:upgrade|go pro|get (?:pro|plus)|how much (?:is|does) (?:pro|plus|it cost|this cost|the)|price|pricing|cost of|what does (?:pro|plus) (?:do|cost|include|give)|pro plan|passer a pro|precio|prix)\b/,
    { about: 'upgrade' },
  ),
  match(
    /\b(?:how (?:accurate|precise|reliable|exact)|are (?:these|you|your|the) .*(?:accurate|right|correct|exact)|accuracy|can i trust|where do(?:es)? (?:you|your|the|it) (?:get|come|numbers|data|info).*|where (?:do|are) (?:these|the) (?:numbers|figures|calories).*|precis|fiable|preciso|exacto)\b/,
    { about: 'accuracy' },
  ),
  match(
    /\b(?:who (?:sees|can see|reads)|do you (?:sell|share|store|keep)|is (?:my|this) (?:data|info|private|safe|secure|confidential)|privacy|my data)\b/,
    { about: 'privacy' },
  ),
  match(/\b(?:what time is it|what(?:'s| is) (?:the|my) time ?zone|which time ?zone|quelle heure est-il|que hora es)\b/, { about: 'time' }),
  ({ words }) =>
    /\b(?:reminders?|rappels?|recordatorios?|notifications?)\b/.test(words) ||
    /\b(?:when|what time|a quelle heure|a que hora)\b.*\b(?:summary|recap|resume|resumen)\b/.test(words)
      ? { about: 'reminders', which: /\b(?:summary|recap|resumen?)\b/.test(words) ? 'summary' : mealIn(words) }
      : null,
  match(
    /\b(?:what|which|how many|list|show|my|do i have)\b.*\b(?:saved|favou?rites?|recipes?)\b|\brepas (?:enregistres|sauvegardes)\b|\bcomidas guardadas\b|^saved(?: meals)?$/,
    { about: 'saved' },
  ),
  match(
    /\bwhat (?:do|have) you (?:remember(?:ed)?|know|learn(?:ed|t)?)\b|\b(?:my )?(?:memory|memories|corrections)\b|\bwhat did you remember\b|\bde quoi tu te souviens\b|\bque recuerdas\b/,
    { about: 'memory' },
  ),
  // Ratings and reasons.
  ({ words, day }) =>
    /^(?:please |can you |could you )?(?:rate|score|grade|note[rz]?|califica|evalua)\b|\b(?:health(?:y)? (?:rating|score)|how healthy|is (?:that|it|this|my \w+) healthy|was (?:that|it|my \w+) healthy|rating (?:of|for))\b/.test(
      words,
    )
      ? { about: 'rating', meal: mealIn(words), day: day ?? 0 }
      : null,
  ({ words, day, nutrient }) =>
    /\b(?:what(?:'?s| is| was)?|which|quel\w*|que)\b.*\b(?:so much|most|had (?:all|so)|so (?:high|many)|highest|biggest|le plus|tant de|mas|tanta)\b/.test(
      words,
    ) &&
    nutrient &&
    !/\bshould i\b/.test(words)
      ? { about: 'most', nutrient, meal: mealIn(words), day: day ?? 0 }
      : null,
  why,
  // Averages, counts and the week before single days.
  ({ words, nutrient }) =>
    /\b(?:average|avg|mean|on average|typical(?:ly)?|moyenne|promedio)\b/.test(words)
      ? { about: 'average', nutrient: nutrient ?? 'calories', days: daysIn(words) }
      : null,
  count,
  match(
    /\b(?:this|last|past|the|my|cette|la|esta|semaine|semana)\b.*\b(?:week|7 days|semaine|semana|weekly)\b|\bweekly (?:report|summary|totals?)\b|^(?:my )?week(?:ly)?$|\b(?:trend|progress)\b/,
    { about: 'week' },
  ),
  ({ words, day }) =>
    /\b(?:burn(?:ed|t)|brule\w*|queme|quemad\w*)\b|\b(?:i|calories|cals|did)\b.*\bburn\b/.test(words)
      ? { about: 'burned', day: day ?? 0 }
      : null,
  match(/\b(?:how much|how many|what).*\b(?:water|h2o|eau|agua)\b|^(?:my )?water(?: today)?$/, { about: 'water' }),
  match(/\b(?:what(?:'s| is| was)?|how much do i|show) (?:my )?(?:last |current )?(?:weight|weigh)\b|^my weight$/, { about: 'weight' }),
  left,
  ({ words }) =>
    /\b(?:is|are|would|will)\b.*\b(\d{3,4}) ?(?:k?cals?|calories)?\b.*\b(?:enough|too (?:few|little|much|many|low|high)|ok(?:ay)?|good|healthy|safe|right)\b|\bhow (?:many|much) (?:calories|protein|carbs|fat|sugar) (?:should|do) i (?:eat|need|have|get|aim)\b|\bwhat should my (?:\w+ )?(?:goal|calories|macros|intake)\b|\bhow (?:do|can|should) i (?:lose|gain) (?:weight|muscle)\b|\bcombien de calories (?:dois|devrais)-je\b|\bcuantas calorias (?:debo|deberia)\b/.test(
      words,
    )
      ? { about: 'enough', calories: Number(/\b(\d{3,4})\b/.exec(words)?.[1] ?? Number.NaN) || null }
      : null,
  fits,
  ideas,
  match(/\b(?:what(?:'s| is| are|'re)?|show|list|check|my|quel\w*|cual\w*)\b.*\b(?:goals?|targets?|objectifs?|metas?|objetivos?)\b/, {
    about: 'goals',
  }),
  food,
  ({ words }) => {
    const judged =
      /^(?:is|are) (?:an? |the |some )?(.+?) (?:healthy|unhealthy|good for (?:me|you)|bad(?: for (?:me|you))?|fattening|high in \w+|ok(?:ay)? to eat)$/.exec(
        words,
      );
    return judged ? { about: 'food', words: judged[1]! } : null;
  },
  match(/^(?:is|was) it (?:ok|okay|bad|fine|good|healthy) to eat\b/, { about: 'enough', calories: null }),
  ({ words, day }) =>
    new RegExp(
      String.raw`^(?:what (?:is|was|were)|what'?s) (?:my |in my |for )?${MEAL_WORD}\b|^(?:show|list)(?: me)? (?:my )?(?:today|yesterday|entries|log)\b`,
    ).test(words)
      ? { about: 'list', what: mealIn(words) ? 'meals' : 'entries', day: day ?? 0, meal: mealIn(words) }
      : null,
  // The log: lists and totals.
  ({ words, day }) =>
    /\b(?:workouts?|exercises?|exercised?|train(?:ed|ing)?|run|runs|did i (?:work ?out|run|lift)|entrainements?|ejercicios?)\b/.test(words)
      ? { about: 'list', what: 'workouts', day: day ?? 0, meal: null }
      : null,
  ({ words, day }) =>
    /\b(?:what|list|show|see|did i|qu'est-ce|qu'ai-je|que|mes|mis|my|liste|lista|quoi)\b.*\b(?:eat|eaten|ate|have|had|log(?:ged)?|meals?|food|entries|entry|mange\w*|repas|comi\w*|comido|comidas)\b/.test(
      words,
    ) && !new RegExp(`\\b${N}\\b`).test(words)
      ? { about: 'list', what: /\bentr(?:y|ies)\b/.test(words) ? 'entries' : 'meals', day: day ?? 0, meal: mealIn(words) }
      : null,
  ({ words, day }) =>
    (new RegExp(`\\b${N}\\b`).test(words) &&
      /\b(?:today|yesterday|so far|had|have i|did i|eaten|ate|consumed|total|totals|my|am i at|am i|intake|aujourd'hui|hier|j'ai|hoy|ayer|llevo|comido|comi|day|jour)\b/.test(
        words,
      )) ||
    new RegExp(`^${N}(?: (?:so far|today|yesterday|total|count))?$`).test(words)
      ? { about: 'total', nutrient: exactNutrient(words), day: day ?? 0 }
      : null,
  ({ words, day }) =>
    /\b(?:how am i doing|how(?:'s| is| did| was) (?:my|i|it)(?: \w+)? ?(?:day|today|do|doing|going|look\w*)?|where (?:am i|do i stand)|on track|status|summary|stats|recap|totals?|macros|bilan|resume|resumen|comment (?:je|ca) va|como voy|ou (?:j'en suis|en suis-je))\b/.test(
      words,
    )
      ? { about: 'summary', day: day ?? 0 }
      : null,
  match(
    /\b(?:how (?:do|can|does|to) (?:i|you|it|this|we|log|add|use|change|edit|fix|delete|undo|save|set|track)\b.*|what can (?:you|i|this) (?:do|say|text)|what (?:are the|commands)|how does this work|comment (?:ca marche|je|on|faire)|como (?:funciona|puedo|se|hago))\b/,
    { about: 'how-to' },
  ),
];

function match(pattern: RegExp, topic: Topic): Finder {
  return ({ words }) => (pattern.test(words) ? topic : null);
}

/** Questions about one's own log, a food or the service. A hypothetical ("if I eat a big mac") is one too. */
export const hearQuestion: Rule = (scene) => {
  const words = fold(scene.text)
    .replace(/[.!\s]+$/, '')
    .replace(/\s+/g, ' ')
    .replace(/\?+$/, '')
    .trim();
  if (!ASKS.test(words) && !/\?/.test(scene.text) && !bareWord(words)) return null;
  if (words.length > 200) return null;
  const nutrient = goalIn(words);
  for (const find of FINDERS) {
    const topic = find({ words, scene, day: dayIn(words, weekdayOf(scene.today)), nutrient });
    if (topic) return decided({ type: 'question', topic });
  }
  // A question that nobody here can answer is still no meal.
  const asked = /^(?:is|are|does|do you|do i|should i|can i|can you|could i|would|why|when|who|how|what) /.test(words);
  return asked && !/\b(?:had|ate|eaten|drank|have eaten|log|for (?:breakfast|lunch|dinner))\b/.test(words)
    ? decided({ type: 'not-understood', words: scene.text, foreign: false })
    : null;
};

/** Command words without their slash, and headings that are questions. */
const bareWord = (words: string): boolean =>
  /^(?:(?:today'?s? |daily |my )?(?:summary|stats|recap|status|totals?|macros|bilan|resumen?)(?: (?:for )?(?:today|yesterday|please))?|upgrade|weekly|week|goals|saved|saved meals|left|what'?s left|remaining|list|plan|why|pourquoi|por que|water|history|usual)$/.test(
    words,
  );

function goalIn(words: string): GoalName | null {
  for (const word of words.match(/[a-z]+/g) ?? []) {
    const name = goalName(word);
    if (name) return name;
  }
  return null;
}

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
  if (!found || new RegExp(`^${N}$`).test(found[1]!) || /\b(?:left|remaining)\b/.test(words)) return null;
  const days = /\b(?:week|semaine|semana)\b/.test(words)
    ? 7
    : /\b(?:month|mois|mes)\b/.test(words)
      ? 30
      : /\btoday\b/.test(words)
        ? 1
        : daysIn(words);
  return { about: 'count', what: found[1]!, days };
}

function why({ words, scene }: Ask): Topic | null {
  if (/^(?:why|why that|why so (?:many|much|high|low)|how come|pourquoi|por que)$/.test(words)) return { about: 'why', words: null };
  const found =
    /^(?:why (?:is|are|was|were|does|do|did) |how (?:did|do) you (?:get|calculate|come up with|figure|count|estimate) |how (?:is|was|are|were) (?=.*\b(?:calculated|counted|estimated|worked out)\b)|where (?:does|did) |how come |pourquoi |por que )(.*)$/.exec(
      words,
    );
  if (!found || /\b(?:this work|i log|it work)\b/.test(words)) return null;
  const named = found[1]!
    .replace(/\b(?:so|many|much|high|low|calories?|cals?|come from|calculated?|the|my|\d+|that|it|this|number|for|get|from)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const known = named !== '' && scene.snapshot.entries.some((entry) => entryMatches(entry, named));
  return { about: 'why', words: known ? named : null };
}

/** "does a slice of pizza fit?", "can I have…", "if I eat a big mac where does that put me". */
function fits({ words }: Ask): Topic | null {
  const found =
    /^(?:can|could|should|may) i (?:still )?(?:have|eat|fit|get|drink|afford)(?: in)? (.+?)(?: (?:today|tonight|now|later|for .*|and .*|in my .*|or .*))?$/.exec(
      words,
    ) ??
    /^(?:does|do|will|would) (.+?) fit\b/.exec(words) ??
    /^(?:what )?if i (?:eat|have|had|ate|get|drink|order)(?:ed)? (.+?)(?: for \w+)?(?:,? (?:where|how|what|will|would|am|does|do|can|is)\b.*)?$/.exec(
      words,
    ) ??
    /^(?:do i have|is there) room for (.+)$/.exec(words) ??
    /^how (?:would|will|does) (.+?) (?:fit|affect|change)\b/.exec(words) ??
    /^(?:est-ce que je peux|puis-je|je peux)(?: encore)? (?:manger|prendre|boire) (.+)$/.exec(words) ??
    /^(?:puedo|podria) (?:comer|tomar|beber) (.+)$/.exec(words);
  return found && !/^(?:i|you|it)$/.test(found[1]!) ? { about: 'fits', words: found[1]! } : null;
}

function ideas({ words }: Ask): Topic | null {
  return /\bwhat (?:should|can|could|do) i (?:eat|have|make|cook|get|order)\b|\b(?:ideas?|suggest(?:ions?)?|recommend(?:ations?)?)\b|\bque (?:puedo|debo|deberia) (?:comer|cenar)\b|\bqu'est-ce que je (?:peux|devrais|pourrais) manger\b/.test(
    words,
  )
    ? { about: 'ideas' }
    : null;
}

function left({ words, nutrient }: Ask): Topic | null {
  return /\b(?:left|remaining|remain|more can i|more (?:protein|carbs|calories|fat|sugar) (?:do|can|should)|still (?:have|need|eat)|until (?:my )?goal|to (?:go|hit)|away from|reste\w*|queda\w*|faltan?|me manque)\b/.test(
    words,
  )
    ? { about: 'left', nutrient }
    : null;
}

/** "how many calories in a banana", "calories in 2 eggs?", "protein of greek yogurt". */
function food({ words, nutrient }: Ask): Topic | null {
  const found =
    new RegExp(
      String.raw`\b${N} (?:content )?(?:is |are |are there |is there |do |does )?(?:in|of|for|per|dans|en|de|tiene[n]?|hay en) (?:my |mon |ma |mi )?(.+)$`,
    ).exec(words) ??
    new RegExp(String.raw`\b(?:how (?:many|much)) ${N} (?:does|do|would|has|have|did) (.+?) (?:have|has|contain|got)$`).exec(words) ??
    /^how (?:fattening|caloric|many cals) (?:is|are|in) (.+)$/.exec(words) ??
    new RegExp(String.raw`\b(?:combien de|cuant[ao]s) ${N} (?:dans|il y a dans|contient|tiene|hay en) (.+)$`).exec(words);
  if (!found || !nutrient) return null;
  const what = found[1]!;
  if (
    /^(?:my |the |mon |mi )?(?:day|today|yesterday|total|week|hoy|aujourd'hui|all|i)\b|\b(?:i had|did i|have i|today|yesterday|so far|left|so much|this week)\b/.test(
      what,
    )
  )
    return null;
  if (new RegExp(`^(?:my |today'?s |yesterday'?s )?${MEAL_WORD}$`).test(what)) return null;
  return { about: 'food', words: what };
}
