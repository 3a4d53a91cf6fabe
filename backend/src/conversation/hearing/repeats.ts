import { weekdayOf } from '../../domain/local-day.js';
import type { MealType } from '../../domain/meal-type.js';
import { readAmount } from '../../reading/index.js';
import type { Intent, RepeatOf } from '../intents/intent.js';
import { fold, spoken } from '../../language/fold.js';
import { plainNumber } from '../numbers.js';
import type { Scene } from '../scene.js';
import { amendments } from './amendments.js';
import { decided, type Hearing, type Rule } from './hearing.js';
import { dayIn, MEAL_WORD, mealIn } from './meal-words.js';

const SAVE =
  /^(?:please |can you |pls )*(?:save|remember|store|keep|(?:sauvegarde[rz]?|enregistre[rz]?|garde[rz]?)(?:[- ]l[ea])?|guarda[r]?(?:me)?(?:l[oa])?)(?: ((?:that|this)(?: meal| one)?|it|the last (?:one|meal)|my last meal|ca|le|la|eso|esto|lo|la ultima comida|(?:my |the |today'?s |yesterday'?s |last night'?s )*(?:breakfast|lunch|dinner|snack)(?: from yesterday)?))? (?:as|under|called|named|comme|sous|como) (?:my |the |a |an |mon |ma |mi )?["']?(.+?)["']?(?: meal)?$/;
const CALL = /^(?:please )?(?:call|name) (?:that|this|it)(?: meal| one)? (?:my |the )?["']?([\p{L}][\p{L}\d' -]+?)["']?$/u;
const SAVE_WORDS =
  /^(?:save|guarda|sauvegarde) (?:(?:a |my )?(?:(?:meal|recipe|repas|comida)(?: (?:called|named|as))? )?)["']?([^:"']{2,40}?)["']? ?[:=] ?(.+)$|^my usual (breakfast|lunch|dinner|snack)(?: is| =|:) (?:an? )?(.+)$/;
const SAVED_LEAD = new RegExp(
  String.raw`^(?:(?:log|had|ate|have|add|i|just|my|the|a|an|for|mi|mon|ma|el|le|la|${MEAL_WORD}[:,-]?)\s+)+(?=\S)`,
);
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
  // "Call it dinner" moves it, "call it half a cup" is an amount.
  if (called !== undefined && !MEAL_ALONE.test(called.split(/ (?:not|instead|actually|please|now)\b/)[0]!) && readAmount(called) === null)
    return decided({ type: 'save-meal', name: called.slice(0, MOST_NAME), words: null });
  const found = SAVE.exec(flat);
  if (!found) return null;
  const meal = mealIn(found[1] ?? '');
  const of = meal ? { meal, day: dayIn(found[1]!, weekdayOf(today)) ?? 0 } : undefined;
  return decided({ type: 'save-meal', name: found[2]!.trim().slice(0, MOST_NAME), words: null, ...(of ? { of } : {}) });
};

/** The name of a saved meal, with what goes with it. */
export const hearSavedMeal: Rule = (scene) => savedMeal(spoken(scene.text), scene);

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
