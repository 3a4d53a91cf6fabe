import { weekdayOf } from '../../domain/local-day.js';
import { mealAtTime, type MealType } from '../../domain/meal-type.js';
import type { Intent, RepeatOf } from '../intents/intent.js';
import { fold, spoken } from '../language.js';
import { plainNumber } from '../numbers.js';
import { askedMeal, type Scene } from '../scene.js';
import { amendments } from './amendments.js';
import { decided, type Hearing, type Rule } from './hearing.js';
import { dayIn, MEAL_WORD, mealIn } from './meal-words.js';
import { moreOfLast } from './more-of-last.js';

const SAVE =
  /^(?:please |can you |pls )*(?:save|remember|store|keep|sauvegarde[rz]?|enregistre[rz]?|garde[rz]?|guarda[r]?)(?: ((?:that|this)(?: meal| one)?|it|the last (?:one|meal)|my last meal|ca|le|la|eso|esto|lo|la ultima comida|(?:my |the |today'?s |yesterday'?s |last night'?s )*(?:breakfast|lunch|dinner|snack)(?: from yesterday)?))? (?:as|under|called|named|comme|sous|como) (?:my |the |a |an |mon |ma |mi )?["']?(.+?)["']?(?: meal)?$/;
const CALL = /^(?:please )?(?:call|name) (?:that|this|it)(?: meal| one)? (?:my |the )?["']?([\p{L}][\p{L}\d' -]+?)["']?$/u;
const SAVE_WORDS =
  /^(?:save|guarda|sauvegarde) (?:(?:a |my )?(?:(?:meal|recipe|repas|comida)(?: (?:called|named|as))? )?)["']?([^:"']{2,40}?)["']? ?[:=] ?(.+)$|^my usual (breakfast|lunch|dinner|snack)(?: is| =|:) (?:an? )?(.+)$/;
const SAME =
  /^(?:(?:i )?(?:had |have |ate |having |log |just |again |j'ai (?:mange|pris) |comi )*)?(?:the |la |le |lo |el )?(?:exact(?:ly)? (?:the )?)?(?:same|ditto|repeat|copy|meme(?: chose)?|comme(?= hier)|pareil|mismo|igual)(?: (?:thing|exact|stuff|meal|food|one|as|que|again|chose|cosa))*\b(.*)$/;
const USUAL = new RegExp(
  String.raw`^(?:(?:i )?(?:had |ate |having |log |just |j'ai (?:mange|pris) |comi |i'll have |gonna have |going with )*)?(?:my |the |mon |ma |le |lo de |mi |la |el )?(?:usual|regular|go[- ]to|habituel(?:le)?|comme d'habitude|(?:de )?siempre|habitual)\b(.*)$|^(?:my |mon |ma |mi )(${MEAL_WORD}) (?:usual|habituel|habitual|de siempre)(.*)$`,
);
const AGAIN =
  /^(?:(?:had|ate|another|one more|same) ?)?(?:again|encore|otra vez|de nuevo|another(?: one)?|one more(?: time| of those)?|un(?:e)? autre|otro|otra)$/;

const ONCE_MORE = new RegExp(
  String.raw`^(?:please )?(?:log|have|had|having|add|ate|count|eat) (?:it|that|this|the same)(?: thing| meal)? again(?: (?:for|as) (?:my )?(${MEAL_WORD}))?(?: today| tonight| please)?$`,
);
const MEAL_LEAD = new RegExp(
  String.raw`^(?:(?:for |had |my |au |para |el )*(${MEAL_WORD})(?: today| aujourd'hui| hoy)?(?:[:,-]| is| was|) ?)?(.*)$`,
);
const FOR_MEAL = new RegExp(String.raw`\b(?:for|as|pour|para) (?:my |today'?s )?(${MEAL_WORD})$`);
const MEAL_AND_DAY = new RegExp(
  String.raw`\b(?:as|for|que|pour|para|the|my|mon|le|el|mi|d'|de|from|on|i had|had|before|earlier|today|this|time|${MEAL_WORD})\b`,
  'g',
);
const SAVED_LEAD = new RegExp(
  String.raw`^(?:(?:log|had|ate|have|add|i|just|my|the|a|an|for|mi|mon|ma|el|le|la|${MEAL_WORD}[:,-]?)\s+)+(?=\S)`,
);
/** "Repeat that": what was logged last. */
const POINTING = /\b(?:that|it|this|them|(?:last|that) (?:one|meal|entry)|please)\b/g;
/** What may follow "usual" and names no food. */
const NO_FOOD =
  /\b(?:one|thing|order|stuff|meal|food|please|pls|again|yesterday|tonight|morning|here|me|it|x ?\d|\d ?x|twice|double)\b|[.!?]/g;
const MEAL_ALONE = new RegExp(`^${MEAL_WORD}$`);

const MOST_NAME = 40;

/** Saving a meal under a name, and renaming it. */
export const hearSave: Rule = ({ text, today }) => {
  const flat = spoken(text);
  const recipe = SAVE_WORDS.exec(flat);
  if (recipe) return decided({ type: 'save-meal', name: recipe[1]?.trim() ?? `usual ${recipe[3]!}`, words: (recipe[2] ?? recipe[4])! });
  const renamed = /^rename (?:my |the )?["']?(.+?)["']? (?:to|as) ["']?(.+?)["']?$/.exec(flat);
  if (renamed) return decided({ type: 'save-meal', name: renamed[2]!.slice(0, MOST_NAME), words: null, was: renamed[1]! });
  const called = CALL.exec(flat)?.[1];
  // "Call it dinner" moves it.
  if (called !== undefined && !MEAL_ALONE.test(called))
    return decided({ type: 'save-meal', name: called.slice(0, MOST_NAME), words: null });
  const found = SAVE.exec(flat);
  if (!found) return null;
  const meal = mealIn(found[1] ?? '');
  const of = meal ? { meal, day: dayIn(found[1]!, weekdayOf(today)) ?? 0 } : undefined;
  return decided({ type: 'save-meal', name: found[2]!.trim().slice(0, MOST_NAME), words: null, ...(of ? { of } : {}) });
};

/** "Same as yesterday but no syrup", "my usual", "again", and the name of a saved meal. */
export const hearRepeat: Rule = (scene) => {
  const words = spoken(scene.text);
  const usual = USUAL.exec(words);
  const kind = `${usual?.[2] ?? ''}${usual?.[1] ?? usual?.[3] ?? ''}`;
  // "my usual coffee" is a coffee, with what is remembered of it
  if (usual && !namesFood(kind)) return usualMeal(kind, scene);
  const more = moreOfLast(words, scene);
  if (more) return more;
  const oncemore = ONCE_MORE.exec(words);
  if (oncemore) return repeat({ from: 'last' }, '', scene, oncemore[1] ? mealIn(oncemore[1]) : null);
  if (AGAIN.test(words)) return repeat({ from: 'last' }, '', scene);
  const left = mealOfDay(words, scene) ?? whatWasHad(words, scene) ?? leftovers(words, scene);
  if (left) return left;
  const lead = MEAL_LEAD.exec(words)!;
  const same = SAME.exec(lead[2] ?? '');
  if (!same) return null;
  const meal = lead[1] ? mealIn(lead[1]) : null;
  const rest = same[1] ?? '';
  // "breakfast yesterday same as today's: eggs" tells the food itself.
  if (/[:]/.test(rest)) return null;
  if (
    /\b(?:run|ran|jog|walk|workout|exercise|gym|ride|bike|swim|yoga|training|lift|class|course|entrainement|carrera|ejercicio)\b/.test(
      rest,
    ) &&
    mealIn(rest) === null
  ) {
    const activity = /\b(run|jog|walk|ride|bike|swim|yoga|lift|class)\b/.exec(rest)?.[1] ?? null;
    // Today's run is none to repeat today.
    return repeat({ from: 'workout', day: dayIn(rest, weekdayOf(scene.today)) || null, activity }, rest, scene, meal);
  }
  // "The same for yesterday" is what was just logged, on that day.
  if (/^ ?(?:for|pour|para) (?:yesterday|last night|hier|ayer|(?:last )?\w+day)$/.test(rest))
    return repeat({ from: 'last' }, rest, scene, meal);
  const day = dayIn(rest, weekdayOf(scene.today));
  const plain = amendments(rest).rest;
  const goal = FOR_MEAL.exec(plain);
  const source = goal ? plain.slice(0, goal.index) : plain;
  const into = goal && mealIn(source) ? mealIn(goal[1]!) : null;
  const of = mealIn(into ? source : plain);
  const bare = plain.replace(MEAL_AND_DAY, ' ').replace(POINTING, ' ').trim();
  // Words that are neither a meal nor a day name the food: "same burrito" is a burrito.
  if (day === null && of === null && bare !== '') return null;
  const asked = askedMeal(scene.snapshot, scene.now);
  if (day !== null && day < 0)
    return repeat(
      { from: 'day', day, meal: of ?? meal ?? asked },
      into ? rest.replace(/ (?:for|as|pour|para) [^ ]+$/, '') : rest,
      scene,
      into ?? meal ?? of ?? asked,
    );
  if (of ?? meal ?? asked) return repeat({ from: 'day', day: -1, meal: of ?? meal ?? asked }, rest, scene, meal ?? of ?? asked);
  return repeat({ from: 'last' }, rest, scene, meal);
};

/** The name of a saved meal, with what goes with it. */
export const hearSavedMeal: Rule = (scene) => savedMeal(spoken(scene.text), scene);

const OF_A_DAY = new RegExp(
  String.raw`^(?:(?:i )?(?:had|ate|having|log|repeat|copy|add|i'll have) )?((?:yesterday|last night|(?:last )?\w+day)'?s|last) (${MEAL_WORD})( again| today| tonight| one more time)?(?: for (${MEAL_WORD}))?((?: but| plus| without| with|,).*)?$`,
);

/** "Yesterday's breakfast again", "repeat monday's lunch": that meal once more. By itself it may be a heading. */
function mealOfDay(words: string, scene: Scene): Hearing | null {
  const found = OF_A_DAY.exec(words);
  const day = found ? dayIn(found[1]!.replace(/day'?s$/, 'day').replace(/night'?s$/, 'night'), weekdayOf(scene.today)) : null;
  if (!found || day === null || day >= 0 || !(found[3] || /^(?:i )?(?:had|ate|having|log|repeat|copy|add|i'll have) /.test(words)))
    return null;
  const meal = mealIn(found[2]!)!;
  return repeat({ from: 'day', day, meal }, found[5] ?? '', scene, found[4] ? mealIn(found[4]) : meal);
}

const LEFTOVERS = new RegExp(
  String.raw`^(?:(?:i |just )*(?:had|ate|having|log) )?(?:(?:the )?leftovers? (?:from |of )?(yesterday'?s?|last night'?s?)(?: (${MEAL_WORD}))?|(yesterday'?s?|last night'?s?)(?: (${MEAL_WORD}))? leftovers?|what i (?:had|ate) (?:for (${MEAL_WORD}) )?(yesterday|last night)(?: for (${MEAL_WORD}))? again)(?: for (${MEAL_WORD}))?$`,
);

const WHAT_I_HAD = new RegExp(
  String.raw`^(?:(?:i )?(?:had|ate|having|log|same as|just) )?what i (?:had|ate) (?:for (${MEAL_WORD}) )?(yesterday|last night|(?:last |on )?\w+day)(?: for (${MEAL_WORD}))?((?: but| plus| without| with| minus|,) .+)$`,
);

/** "What i had last night but only 2 slices". */
function whatWasHad(words: string, scene: Scene): Hearing | null {
  const found = WHAT_I_HAD.exec(words);
  const day = found ? dayIn(found[2]!, weekdayOf(scene.today)) : null;
  if (!found || day === null) return null;
  const named = found[1] ?? found[3];
  return repeat(
    { from: 'day', day, meal: named ? mealIn(named) : found[2] === 'last night' ? 'dinner' : null },
    found[4]!,
    scene,
    mealAtTime(scene.clock),
  );
}

/** "Leftovers from last night", "what I had last night again": that meal once more. */
function leftovers(words: string, scene: Scene): Hearing | null {
  const found = LEFTOVERS.exec(words);
  if (!found) return null;
  const night = /last night/.test(words);
  const named = found[2] ?? found[4] ?? found[5] ?? found[7];
  const meal = named ? mealIn(named) : night ? 'dinner' : null;
  return repeat({ from: 'day', day: -1, meal: meal ?? 'dinner' }, '', scene, found[8] ? mealIn(found[8]) : mealAtTime(scene.clock));
}

function namesFood(rest: string): boolean {
  const bare = amendments(rest).rest.replace(MEAL_AND_DAY, ' ').replace(NO_FOOD, ' ').trim();
  return /^[a-z' -]{3,}$/.test(bare) && mealIn(bare) === null;
}

function usualMeal(rest: string, scene: Scene): Hearing {
  const meal = mealIn(amendments(rest).rest);
  return repeat({ from: 'usual', meal }, rest, scene, meal);
}

function savedMeal(words: string, scene: Scene): Hearing | null {
  if (scene.snapshot.saved.length === 0) return null;
  const { rest } = amendments(words);
  const bare = rest
    .replace(/\b(?:x ?\d|\d ?x|times \d|twice|double)\b/g, '')
    .replace(SAVED_LEAD, '')
    .replace(/\s+(?:for|at) (?:my )?\w+$/, '')
    .replace(/^(?:\d+(?:\.\d+)?|two|three|half(?: (?:of )?(?:an?|my|the))?) /, '')
    .trim();
  const saved = scene.snapshot.saved.find((one) => fold(one.name) === bare || fold(one.name) === rest || `${fold(one.name)}s` === bare);
  // A saved meal that bears a meal's name ("breakfast") is meant only as "my usual breakfast".
  if (!saved || MEAL_ALONE.test(fold(saved.name))) return null;
  const lead = /(?:^|\s)(\d+(?:\.\d+)?|two|three|half)\s/.exec(words);
  const times = lead ? (plainNumber(lead[1]!) ?? 1) : 1;
  const heard = repeat(
    { from: 'saved', name: saved.name },
    words.replace(fold(saved.name), ''),
    scene,
    mealIn(words.replace(fold(saved.name), '')),
  );
  if (heard.type !== 'decided' || times === 1) return heard;
  return decided({ ...(heard.intents[0] as Extract<Intent, { type: 'repeat' }>), times });
}

function repeat(what: RepeatOf, rest: string, scene: Scene, meal: MealType | null = null): Hearing {
  const { without, plus, times, count } = amendments(rest);
  const when = /\b(?:for|pour|para) /.test(rest) ? dayIn(rest.slice(rest.search(/\b(?:for|pour|para) /)), weekdayOf(scene.today)) : null;
  return decided({ type: 'repeat', what, meal, day: when ?? 0, without, plus, times, ...(count === null ? {} : { count }) });
}
