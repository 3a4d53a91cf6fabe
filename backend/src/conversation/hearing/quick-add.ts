import type { Item } from '../../domain/entry.js';
import { NO_NUTRIENTS, type Nutrients } from '../../domain/nutrients.js';
import type { ReadItem } from '../../reading/reading.js';
import { spoken } from '../../language/fold.js';
import { decided, type Rule } from './hearing.js';
import { MEAL_WORD, mealIn } from './meal-words.js';

const MACRO =
  /(\d{1,3}(?:\.\d)?) ?(?:g|grams?)? ?(?:of )?(p|c|f|pro|prot|protein|proteines?|proteinas?|carbs?|glucides|carbohidratos|fats?|lipides|grasas?)\b/g;
/** What may stand before the number, in any order; no word of it is made of two others. */
const BEFORE = String.raw`(?:(?:just|please|log|put|me down for|call it|say|mets?|note|ponle|apunta|anota|quick add|add|had|ate|eaten|about|around|roughly|approx(?:imately|\.)?|~|i had|i ate|i've had|i've eaten|ajoute|agrega|another|some|my|was|of|environ|como)\s*)*`;
const LEAD = `^${BEFORE}(?:(${MEAL_WORD})(?: was| is|:|,|-)?\\s*${BEFORE})?`;
const CALORIES = new RegExp(
  String.raw`${LEAD}\+? ?(\d{1,2},?\d{3}|\d{1,3}) ?(?:k?cals?|calories|calorias)\b(?: (?:more|extra|de plus|mas|worth))?(?: (?:(?:for|at|a|pour|para)(?: (?:le|la|el|my|mon|ma|mi))? )?(${MEAL_WORD}))?[ ,:]*(.*)$`,
);
/** "Snack, 150": a meal and nothing but a number is its calories. */
const MEAL_AND_NUMBER = new RegExp(String.raw`^(${MEAL_WORD})(?::|,|-| was| =)? ?(\d{2,4})$`);
/** What may be said of calories and is no food. */
const REMARK =
  /^(?:(?:of |from )?(?:something|stuff|junk|food|random \w+|whatever)|i think|i guess|or so|ish|total|altogether|maybe|approx\w*|roughly|not sure.*|idk.*|no idea.*|don'?t (?:know|remember).*|can'?t remember.*|today|just now|je crois|creo)$/;
const LEAD_ALONE = new RegExp(`${LEAD}$`);
const PLUS = /^(?:\+ ?|(?:please )?quick[ -]?add:? )(\d{2,4})$/;
/** "350 for lunch": calories, for nothing else is told so. */
const FOR_MEAL = new RegExp(
  String.raw`^${BEFORE}([1-9]\d{2,3}) (?:for|at|pour|para|a|au) (?:(?:the|my|le|la|el|mon|ma|mi) )?(${MEAL_WORD})$`,
);
/** "snack 180", "lunch: 600". */
const MEAL_OF = new RegExp(String.raw`^(${MEAL_WORD})(?: was| is|:| -)? (?:about |around |roughly |~ ?)?([1-9]\d{2,3})$`);
/** "at a restaurant", "with friends": where, and nothing eaten. */
const WHERE = ['at', 'from', 'in', 'with', 'today', 'tonight', 'earlier'];
const PLACES = 'a the my our some restaurant work home office cafe diner friend friends family mom moms party buffet food court school gym';
const WHEREABOUTS = new Set([...WHERE, ...PLACES.split(' ')]);
const isWhereabouts = (words: readonly string[]): boolean => WHERE.includes(words[0]!) && words.every((word) => WHEREABOUTS.has(word));

/** Calories or macros without a food: "450 cal", "+300", "lunch 40p 55c 18f". The numbers are the user's and are kept. */
export const hearQuickAdd: Rule = (scene) => {
  const words = spoken(scene.text);
  const plus = PLUS.exec(words);
  if (plus) return quick(Number(plus[1]), {}, null);
  const forMeal = FOR_MEAL.exec(words);
  if (forMeal) return quick(Number(forMeal[1]), {}, mealIn(forMeal[2]!));
  const mealOf = MEAL_OF.exec(words);
  if (mealOf) return quick(Number(mealOf[2]), {}, mealIn(mealOf[1]!));
  const found = CALORIES.exec(words);
  const rest = !found ? words : isWhereabouts(found[4]!.replaceAll("'", '').split(' ')) ? '' : found[4]!;
  const macros = macrosIn(rest);
  const meal = MEAL_AND_NUMBER.exec(words);
  if (meal && Number(meal[2]) >= 50) return quick(Number(meal[2]), {}, mealIn(meal[1]!));
  if (found && (rest === '' || REMARK.test(rest) || macros?.rest === ''))
    return quick(Number(found[2]!.replace(',', '')), macros?.grams ?? {}, mealIn(found[1] ?? found[3] ?? ''));
  if (found || !macros) return null;
  const lead = LEAD_ALONE.exec(macros.rest);
  return lead && Object.keys(macros.grams).length >= 2 ? quick(null, macros.grams, mealIn(lead[1] ?? '')) : null;
};

type Grams = Partial<Record<'protein' | 'carbs' | 'fat', number>>;

function macrosIn(text: string): { grams: Grams; rest: string } | null {
  const grams: Grams = {};
  const rest = text.replace(MACRO, (_, value: string, name: string) => {
    grams[name.startsWith('p') ? 'protein' : /^[cg](?!r)/.test(name) && !name.startsWith('gras') ? 'carbs' : 'fat'] = Number(value);
    return '';
  });
  return Object.keys(grams).length > 0
    ? {
        grams,
        rest: rest
          .replace(/\b(?:and|et|y|with)\b|[,/+&-]/g, ' ')
          .replace(/\s+/g, ' ')
          .trim(),
      }
    : null;
}

function quick(calories: number | null, grams: Grams, meal: ReturnType<typeof mealIn>) {
  const { protein = 0, carbs = 0, fat = 0 } = grams;
  const nutrients: Nutrients = { ...NO_NUTRIENTS, calories: calories ?? 4 * protein + 4 * carbs + 9 * fat, protein, carbs, fat };
  const item: Item = {
    name: meal ? `${meal} (quick add)` : 'quick add',
    quantity: 1,
    unit: 'count',
    size: null,
    grams: null,
    nutrients,
    source: 'user',
    food: null,
    assumed: false,
    assumption: null,
    mods: [],
  };
  const read: ReadItem = { ...item, words: item.name, choices: [], sureness: 1 };
  return decided({ type: 'log-meal', meal, day: 0, time: null, items: [read], continues: false });
}
