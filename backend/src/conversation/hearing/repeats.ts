import { weekdayOf } from '../../domain/local-day.js';
import type { MealType } from '../../domain/meal-type.js';
import { readAmount } from '../../reading/index.js';
import type { Intent, RepeatOf } from '../intents/intent.js';
import { fold, spoken } from '../../language/fold.js';
import { plainNumber } from '../numbers.js';
import type { TurnContext } from '../turn-context.js';
import { amendments } from './amendments.js';
import { decided, type Hearing, type Rule } from './hearing.js';
import { isDigit } from '../../language/letters.js';
import { isWordSign, replacedIn, shape, withoutEnd, withoutLead } from '../../language/shape.js';
import { dayIn, mealIn } from './meal-words.js';

const SAVE = shape('save-as');
const CALL = shape('call-it');
const RENAME = shape('rename');
const SAVE_WORDS = shape('save-words');
const SAVED_LEAD = shape('saved-meal-lead');
const MEAL_WORD = shape('meal-word');
const CALLED_MEAL = shape('called-meal');
const SO_MANY_TIMES = shape('so-many-times');
const FOR_MY_MEAL = shape('for-my-meal');
const SO_MANY_OF = shape('so-many-of');
const FOR_WHEN = shape('for-when');

const MOST_NAME = 40;

/** Saving a meal under a name, and renaming it. */
export const hearSave: Rule = ({ text, today }) => {
  const flat = spoken(text);
  const recipe = SAVE_WORDS.whole(flat)?.held;
  if (recipe && recipe['name']!.length <= MOST_NAME)
    return decided({ type: 'save-meal', name: recipe['name']!.trim(), words: recipe['words']! });
  const renamed = RENAME.whole(flat)?.held;
  if (renamed) return decided({ type: 'save-meal', name: renamed['name']!.slice(0, MOST_NAME), words: null, was: renamed['was']! });
  // "Call that my lunch, i ate late" tells in its first clause what it is.
  const called = CALL.whole(spoken(firstClause(text)))?.held['name'];
  // "Call it dinner" moves it, "call it half a cup" is an amount.
  if (called !== undefined && isName(called) && !namesMeal(called) && readAmount(called) === null)
    return decided({ type: 'save-meal', name: called.slice(0, MOST_NAME), words: null });
  const found = SAVE.whole(flat)?.held;
  if (!found) return null;
  const what = found['what'] ?? '';
  const meal = mealIn(what);
  const of = meal ? { meal, day: dayIn(what, weekdayOf(today)) ?? 0 } : undefined;
  return decided({ type: 'save-meal', name: found['name']!.trim().slice(0, MOST_NAME), words: null, ...(of ? { of } : {}) });
};

/** Before the first mark or reason. */
const firstClause = (text: string): string => CLAUSE_ENDS.reduce((head, mark) => head.split(mark)[0]!, text);
const CLAUSE_ENDS = [', ', '. ', '; ', '! '];

/** "Lunch", "a snack instead", "dinner not lunch". */
const namesMeal = (called: string): boolean => CALLED_MEAL.whole(called) !== null;

const NAME_MARKS = " '-";
/** Words and nothing that looks like an amount or a sentence. */
const isName = (text: string): boolean =>
  !isDigit(text[0]) && [...text].every((sign) => isWordSign(sign) || sign > '~' || NAME_MARKS.includes(sign));

/** The name of a saved meal, with what goes with it. */
export const hearSavedMeal: Rule = (context) => savedMeal(spoken(context.text), context);

function savedMeal(words: string, context: TurnContext): Hearing | null {
  if (context.snapshot.saved.length === 0) return null;
  const { rest } = amendments(words);
  const named = withoutEnd(withoutLead(replacedIn(rest, SO_MANY_TIMES, () => '').trim(), SAVED_LEAD), FOR_MY_MEAL);
  const bare = withoutLead(named, SO_MANY_OF).trim();
  const saved = context.snapshot.saved.find((one) => fold(one.name) === bare || fold(one.name) === rest || `${fold(one.name)}s` === bare);
  // A saved meal that bears a meal's name ("breakfast") is meant only as "my usual breakfast".
  if (!saved || MEAL_WORD.whole(fold(saved.name))) return null;
  const lead = words.split(' ').find((word, at, all) => at < all.length - 1 && SO_MANY_OF.whole(word));
  const times = lead ? (plainNumber(lead) ?? 1) : 1;
  const heard = repeat(
    { from: 'saved', name: saved.name },
    words.replace(fold(saved.name), ''),
    context,
    mealIn(words.replace(fold(saved.name), '')),
  );
  if (heard.type !== 'decided' || times === 1) return heard;
  return decided({ ...(heard.intents[0] as Extract<Intent, { type: 'repeat' }>), times });
}

function repeat(what: RepeatOf, rest: string, context: TurnContext, meal: MealType | null = null): Hearing {
  const { without, plus, times, count } = amendments(rest);
  const meant = FOR_WHEN.find(rest);
  const when = meant ? dayIn(rest.slice(meant.from), weekdayOf(context.today)) : null;
  return decided({ type: 'repeat', what, meal, day: when ?? 0, without, plus, times, ...(count === null ? {} : { count }) });
}
