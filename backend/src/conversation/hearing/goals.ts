import { goalName } from '../commands/goal.js';
import { spoken } from '../language.js';
import { plainNumber } from '../numbers.js';
import { decided, type Rule } from './hearing.js';

const NUTRIENT = String.raw`(calories?|cals?|kcals?|calorie|calores|proteins?|protiens?|protine|prot|carbs?|carbohydrates?|fat|sugars?|proteines?|proteinas?|glucides|carbohidratos|lipides|grasas?|sucre|azucar|calorias)`;
const VALUE = String.raw`(-?\d[\d, ]*(?:\.\d+)?)`;
const UNIT = String.raw`(?: ?(?:g|grams?|grammes|gramos|kcals?|cals?|calories|calorias))?`;
const GOAL = String.raw`(?:goals?|targets?|limit|budget|max(?:imum)?|objectif|but|cible|meta|objetivo)`;
const SET_GOAL: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${NUTRIENT} ${GOAL}s?(?: (?:per day|daily|a day))?(?:[:=]| (?:should be|to be|is now|is|to|at|of|a|est(?: maintenant| de)?|es(?: ahora| de)?))* ?(?:to |at )?${VALUE}${UNIT}`,
  ),
  new RegExp(
    String.raw`\b${GOAL}(?: (?:for|of|de|en))? ?(?:daily )?${NUTRIENT}(?:[:=]| (?:should be|is now|is|to|at|of|a|de|en|au|est(?: maintenant)?|es(?: ahora)?))* ?${VALUE}${UNIT}`,
  ),
  new RegExp(
    String.raw`^(?:please |can you |i want to |i'd like to )*(?:set|change|make|update|put|up|raise|lower|increase|decrease|reduce|bump|drop|cut|bring|mets|fixe|regle|pon|cambia|fija)(?: (?:my|the|mon|ma|mi|el|la))*(?: daily)? ${NUTRIENT}(?: (?:goal|target|intake))?(?: (?:up|down))?(?: (?:to|at|a|en|=))+ ?${VALUE}${UNIT}`,
  ),
  new RegExp(
    String.raw`^(?:my )?(?:daily )?${NUTRIENT}(?: intake)?(?: (?:per|a|each) day)? (?:should|needs? to|has to|ought to|must) be ${VALUE}${UNIT}(?: (?:a|per|each|every) day| daily)?$`,
  ),
  new RegExp(String.raw`^(?:my )?(?:new )?(?:daily )?${GOAL}(?: (?:is|to|now|=|:))* ${VALUE} ?(?:g |grams |of |de )*${NUTRIENT}\b`),
];
/** "sugar under 30g a day", "no more than 60g of fat a day". */
const SET_LIMIT: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:keep |limit |i want |hold |stay )?(?:my )?${NUTRIENT} (?:(?:to |at )?(?:under|below|less than|at most|max(?:imum)?|no more than|over|above|at least|min(?:imum)?)) ${VALUE}${UNIT}(?: (?:a|per|each|every) day| daily)$`,
  ),
  new RegExp(
    String.raw`^(?:no more than|at most|at least|max(?:imum)?|min(?:imum)?|under|stay under) ${VALUE} ?(?:g |grams )?(?:of )?${NUTRIENT} (?:a|per|each|every) day$`,
  ),
];
const SET_GOAL_REVERSED = new RegExp(
  String.raw`^(?:i (?:want|need|would like)(?: to (?:eat|get|hit|aim for|have))?|i'?d like(?: to (?:eat|get|hit))?|(?:trying|going|want) (?:to get|to eat|to hit|for)|aim(?:ing)? for|my goal is|set (?:a |my )?goal (?:of|to)|shooting for|je veux|quiero) ${VALUE} ?(?:g|grams)? ?(?:of |de )?${NUTRIENT}(?: (?:a|per|every|each) day| daily| par jour| al dia| por dia)?$`,
);
/** "i should eat 2000 calories a day": without "a day" it is no goal. */
const SET_GOAL_DAILY = new RegExp(
  String.raw`^i(?:'d| would)? (?:want|need|should|like|plan)(?: to)?(?: (?:eat|get|hit|have|stay (?:at|under)))? ${VALUE} ?(?:g|grams)? ?(?:of )?${NUTRIENT} (?:(?:a|per|every|each) day|daily)$`,
);
const SETS = [...SET_GOAL, ...SET_LIMIT, SET_GOAL_REVERSED, SET_GOAL_DAILY];
const BARE = new RegExp(String.raw`^${NUTRIENT} (\d{2,4}) ?g?$`);
const CHANGE_BY = new RegExp(
  String.raw`\b(raise|increase|up|bump|add|lower|decrease|reduce|drop|cut|augmente|baisse|diminue|sube|aumenta|baja|reduce)\b(?: (?:up|my|the|mon|ma|mi|el|la))* ${NUTRIENT}(?: (?:goal|target))?(?: up| down)? (?:by|de|en|por) ${VALUE}${UNIT}`,
);
const CLEAR = new RegExp(
  String.raw`^(?:please )?(?:remove|clear|delete|turn off|drop|no more|get rid of)(?: (?:my|the))* ${NUTRIENT} (?:goal|target)$|^no (?:goal for ${NUTRIENT}|${NUTRIENT} goal)$`,
);

const CLEAR_ALL =
  /^(?:please |can you |i want to )*(?:remove|clear|delete|erase|reset|turn off|drop|no more|get rid of|supprime[rz]?|efface[rz]?|enleve[rz]?|borra[r]?|elimina[r]?|quita[r]?)(?: (?:all|of|my|the|our|every|daily|nutrition|tou[ts]|mes|les|todas|todos|mis|las|los))* (?:goals|targets|objectifs|metas|objetivos)(?: please)?$/;

/** "set my protein goal to 150", "lower my sugar goal by 10", "150g protein goal". */
export const hearGoal: Rule = ({ text }) => {
  const words = spoken(text).replace(/ from \d[\d,]* ?(?:g|k?cals?|calories)? ?(?=to )/, ' ');
  const by = CHANGE_BY.exec(words);
  if (by) {
    const amount = plainNumber(by[3]!.trim());
    const down = /^(?:lower|decrease|reduce|drop|cut|baisse|diminue|baja)$/.test(by[1]!);
    const goal = goalName(by[2]!);
    if (amount !== null && goal) return decided({ type: 'set-goal', goal, to: null, by: down ? -amount : amount });
  }
  if (CLEAR_ALL.test(words)) return decided({ type: 'clear-goals' });
  const cleared = CLEAR.exec(words);
  if (cleared)
    return decided({ type: 'set-goal', goal: goalName(cleared.slice(1).find((part) => part !== undefined)!)!, to: null, by: null });
  if (/\?$/.test(words) || /^(?:what|how|is|are|did|do)\b/.test(words)) return null;
  const several = severalGoals(words);
  if (several) return several;
  const bare = BARE.exec(words);
  if (bare) {
    const goal = goalName(bare[1]!)!;
    // "protein 150" is a goal; "calories 1800" may have been eaten.
    return decided(
      goal === 'calories'
        ? { type: 'ask-what', about: 'number', value: Number(bare[2]) }
        : { type: 'set-goal', goal, to: Number(bare[2]), by: null },
    );
  }
  for (const pattern of SETS) {
    const found = pattern.exec(words);
    if (!found) continue;
    const name = found
      .slice(1)
      .map((part) => goalName(part ?? ''))
      .find((one) => one !== null);
    const value = found
      .slice(1)
      .map((part) => plainNumber((part ?? '').trim()))
      .find((one) => one !== null && one !== undefined);
    if (name && value !== undefined && value !== null) return decided({ type: 'set-goal', goal: name, to: value, by: null });
  }
  return null;
};

/** A nutrient, or its letter: "150p 180c 60f". */
const SHORT: Readonly<Record<string, string>> = { p: 'protein', c: 'carbs', f: 'fat', s: 'sugar' };
const PAIR = new RegExp(
  String.raw`${VALUE} ?(?:g|grams?|grammes|gramos)? ?(?:of |de )?(${NUTRIENT.slice(1, -1)}|[pcfs])\b|\b${NUTRIENT}(?: (?:goal|target))?(?:[:=]| to| at| a)? ?${VALUE}`,
  'g',
);
const ABOUT_GOALS = new RegExp(String.raw`\b(?:${GOAL}s?|macros)\b|^(?:please )?(?:set|change|make|update|adjust|put|mets|pon|fija)\b`);

/** "Set my goals to 2000 cal, 150 protein", "goals: 180 carbs 60 fat": one goal for each figure; nothing else may stand there. */
function severalGoals(words: string) {
  if (!/\d\D+\d/.test(words) || !ABOUT_GOALS.test(words)) return null;
  const found = [...words.matchAll(PAIR)];
  const rest = words.replace(PAIR, ' ').replace(new RegExp(`\\b${GOAL}s?\\b`, 'g'), ' ');
  if (
    found.length < 2 ||
    !/^(?:\b(?:please|can|you|like|set|change|make|update|adjust|put|my|goals?|targets?|the|daily|macros?|to|are|is|at|and|a|day|per|new|now|i|want|mets|mes|pon|mis|fija|en|et|y|g|should|be|for|with)\b|[\s,:;/+&.=-])*$/.test(
      rest,
    )
  )
    return null;
  const intents = found.flatMap((pair) => {
    const said = (pair[2] ?? pair[3])!;
    const goal = goalName(SHORT[said] ?? said);
    const to = plainNumber((pair[1] ?? pair[4]!).trim());
    return goal && to !== null ? [{ type: 'set-goal' as const, goal, to, by: null }] : [];
  });
  return intents.length === found.length ? decided(...intents) : null;
}
