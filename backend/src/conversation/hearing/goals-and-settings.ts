import { goalName } from '../commands/goal.js';
import type { UserSettings } from '../events.js';
import { spoken } from '../language.js';
import { plainNumber } from '../numbers.js';
import type { Scene } from '../scene.js';
import { zoneNamed } from '../zone-names.js';
import { decided, type Rule } from './hearing.js';
import { clockIn, mealIn } from './meal-words.js';

const NUTRIENT = String.raw`(calories?|cals?|kcals?|calorie|proteins?|prot|carbs?|carbohydrates?|fat|sugars?|proteines?|proteinas?|glucides|carbohidratos|lipides|grasas?|sucre|azucar|calorias)`;
const VALUE = String.raw`(-?\d[\d, ]*(?:\.\d+)?)`;
const UNIT = String.raw`(?: ?(?:g|grams?|grammes|gramos|kcals?|cals?|calories|calorias))?`;
const GOAL = String.raw`(?:goals?|targets?|limit|budget|max(?:imum)?|objectif|but|cible|meta|objetivo)`;
const SET_GOAL: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${NUTRIENT} ${GOAL}s?(?: (?:per day|daily|a day))?(?:[:=]| (?:should be|is now|is|to|at|of|a|est(?: maintenant| de)?|es(?: ahora| de)?))* ?(?:to |at )?${VALUE}${UNIT}`,
  ),
  new RegExp(
    String.raw`\b${GOAL}(?: (?:for|of|de|en))? ?(?:daily )?${NUTRIENT}(?:[:=]| (?:should be|is now|is|to|at|of|a|de|en|au|est(?: maintenant)?|es(?: ahora)?))* ?${VALUE}${UNIT}`,
  ),
  new RegExp(
    String.raw`^(?:please |can you |i want to |i'd like to )*(?:set|change|make|update|put|raise|lower|increase|decrease|reduce|bump|drop|cut|bring|mets|fixe|regle|pon|cambia|fija)(?: (?:my|the|mon|ma|mi|el|la))*(?: daily)? ${NUTRIENT}(?: (?:goal|target|intake))?(?: (?:up|down))?(?: (?:to|at|a|en|=))+ ?${VALUE}${UNIT}`,
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
  String.raw`^(?:i want to (?:eat|get|hit|aim for)|aim(?:ing)? for|my goal is|set (?:a |my )?goal (?:of|to)|shooting for) ${VALUE} ?(?:g|grams)? ?(?:of )?${NUTRIENT}(?: (?:a|per|every|each) day| daily)?$`,
);
const SETS = [...SET_GOAL, ...SET_LIMIT, SET_GOAL_REVERSED];
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

type SwitchKey = 'remindBreakfast' | 'remindLunch' | 'remindDinner' | 'remindSnacks' | 'enableSummary' | 'notifications';
type TimeKey = 'breakfastTime' | 'lunchTime' | 'dinnerTime' | 'snackTime' | 'summaryTime';
const BY_MEAL = {
  breakfast: ['remindBreakfast', 'breakfastTime'],
  lunch: ['remindLunch', 'lunchTime'],
  dinner: ['remindDinner', 'dinnerTime'],
  snack: ['remindSnacks', 'snackTime'],
} as const;

const REMINDER =
  /\b(?:remind(?:ers?|ing)?|notifications?|alerts?|nudges?|rappel(?:le|er|s)?(?:-moi)?|recuerdame|recuerdes|recordatorios?|recordarme|avisa(?:me)?)\b/;
const SUMMARY = /\b(?:daily |evening )?(?:summary|summaries|recap|report|resume|bilan|resumen)\b/;
const OFF =
  /\b(?:turn(?:ed)? off|switch off|disable|stop|cancel|mute|pause|no more|don'?t(?: need| want)?(?: to)?|remove|delete|kill|skip|quit|desactive[rz]?|arrete[rz]?|coupe[rz]?|plus de|apaga|desactiva|quita|no me|sin|deja de|off)\b/;
const ON =
  /\b(?:turn(?:ed)? on|back on|on again|switch on|enable|start|resume|set(?: up)?|add|create|want|remind me|send me|active[rz]?|rappelle|envoie|prende|activa|recuerdame|mandame|pon(?:me)?|move|change|shift|put|make|mets|deplace|cambia|mueve|pasa)\b/;

/** Reminders, the daily summary, time zone, name and language by text. A time implies its switch. */
export const hearSetting: Rule = (scene) => {
  const words = spoken(scene.text);
  if (words.length > 140) return null;
  return quietHours(words) ?? reminders(words) ?? zone(words) ?? name(words, scene) ?? language(words);
};

function quietHours(words: string) {
  const quiet =
    /\b(?:no (?:more )?(?:texts?|messages?|reminders?)|(?:don'?t|do not|dont|stop) (?:text|texting|message|messaging|remind|bother)(?:ing)?(?: me)?|quiet hours?)\b.*\b(?:after|before|past|until|between|from|at night|so (?:early|late)|in the (?:morning|evening|night)|(?:on )?(?:weekends?|weekdays|sundays?|saturdays?))\b/;
  return quiet.test(words) ? decided({ type: 'ask-what', about: 'quiet-hours' }) : null;
}

const EVERYTHING =
  /^(?:please )?(?:turn|switch|shut) (?:(?:everything|it all|them all|all of (?:it|them)) (?:back )?(?:off|on)|(?:off|on) (?:everything|all of (?:it|them)))$/;

function reminders(words: string) {
  const aboutSummary = SUMMARY.test(words) && !/\bweekly\b/.test(words);
  if (!REMINDER.test(words) && !aboutSummary && !EVERYTHING.test(words)) return null;
  if (/^(?:what|when|do i|are|is|how|which|quel|a quelle|cuando|que|cual)\b|\?$/.test(words)) return null;
  if (/\b(?:don'?t|do not|never|ne|please keep|keep)\b[^.]{0,6}\b(?:stop|turn off|cancel|arrete|the reminders|reminding)\b/.test(words))
    return decided({ type: 'chat', what: 'keep-reminders' });
  const time = clockIn(words) ?? hourAlone(words);
  const meal = mealIn(words);
  const off = OFF.test(words) && !(time && /\b(?:move|change|set)\b/.test(words));
  if (!off && !ON.test(words) && time === null) return null;
  const keys: readonly [SwitchKey, TimeKey | null] = meal
    ? BY_MEAL[meal]
    : aboutSummary
      ? ['enableSummary', 'summaryTime']
      : ['notifications', null];
  const set: Partial<UserSettings> = { [keys[0]]: !off };
  if (!off && time && keys[1]) set[keys[1]] = time;
  // One reminder switched on needs the master switch; a time for no reminder in particular cannot be kept.
  if (!off && keys[0] !== 'notifications') set.notifications = true;
  return decided({ type: 'settings', set });
}

/** "at 9", "for 7": a bare hour of a reminder; seven or later in the day is meant where it is ambiguous. */
function hourAlone(words: string): string | null {
  const found = /\b(?:at|to|for|a|pour|a las|para las) (\d{1,2})(?!\d|[:h%])\b/.exec(words);
  if (!found) return null;
  const hour = Number(found[1]);
  if (hour > 23) return null;
  const evening = /\b(?:summary|recap|dinner|supper|souper|cena|resume|resumen)\b/.test(words) && hour >= 4 && hour < 12;
  const noon = /\b(?:lunch|snack|almuerzo|diner|collation)\b/.test(words) && hour >= 1 && hour < 7;
  return `${String(evening || noon ? hour + 12 : hour).padStart(2, '0')}:00`;
}

function zone(words: string) {
  const asked =
    /\b(?:i'?m (?:now )?(?:in|on)|i (?:just )?moved to|i'?m (?:traveling|travelling|visiting) (?:in|to)|(?:set|change|switch|update|make) (?:my |the )?time ?zone(?: to)?|time ?zone(?: is|:|=)?|my time ?zone is|i live in|je suis (?:a|dans|en)|mon fuseau horaire est|estoy en|mi zona horaria es|me mude a) (?:the )?(.+?)(?: now| right now| today| this week| maintenant| ahora)?$/.exec(
      words,
    ) ?? /^(.+? time)(?: ?zone)?(?: now| please)?$/.exec(words);
  const found = asked ? zoneNamed(asked[1]!) : null;
  return found ? decided({ type: 'settings', set: { timezone: found } }) : null;
}

const NAME =
  /^(?:(?:hi|hello|hey|bonjour|hola)[,!. ]+)?(?:(?:please )?(?:call me|my name is|my name'?s|change my name to|set my name to|i go by|(?<=(?:hi|hello|hey)[,! ]+)(?:i'?m|im|i am|this is)|appelle[- ]moi|mon nom est|je m'appelle|llamame|me llamo|mi nombre es)) ([\p{L}][\p{L}'. -]{0,39})$/iu;

function name(_words: string, { text }: Scene) {
  const found = NAME.exec(text.replace(/[.!\s]+$/, '').replace(/\s+(?:please|from now on|svp|por favor)$/i, ''));
  if (!found || /^(?:not |a |an |the |later|back|when|crazy|if|tomorrow|at|on|in)\b/i.test(found[1]!)) return null;
  const said = found[1]!.trim();
  const firstName =
    said === said.toLowerCase() ? said.replace(/(^|[ '-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase()) : said;
  return decided({ type: 'settings', set: { firstName } });
}

function language(words: string) {
  const found =
    /^(?:please |por favor )?(?:(?:speak|talk|write|reply|answer|respond|text me|switch(?: to)?|change(?: language)?(?: to)?|use|set (?:my )?language to|language:?|parle[rz]?(?:-moi)?|reponds|ecris(?:-moi)?|habla(?:me)?|responde(?:me)?|contesta|escribe(?:me)?)(?: (?:me|in|to|en|back|only))* |(?:in |en )?)(english|french|spanish|francais|anglais|espagnol|espanol|ingles|frances)(?: please| svp| por favor)?$/.exec(
      words,
    );
  if (!found) return null;
  const set = {
    english: 'en',
    anglais: 'en',
    ingles: 'en',
    french: 'fr',
    francais: 'fr',
    frances: 'fr',
    spanish: 'es',
    espagnol: 'es',
    espanol: 'es',
  } as const;
  return decided({ type: 'settings', set: { language: set[found[1] as keyof typeof set] } });
}
