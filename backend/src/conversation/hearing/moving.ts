import { weekdayOf } from '../../domain/local-day.js';
import type { Target } from '../intents/intent.js';
import type { Scene } from '../scene.js';
import { lastEntries } from '../targets.js';
import type { HeardCorrection } from './heard-correction.js';
import { clockIn, dayIn, MEAL_WORD, mealIn, NAMES_MEAL } from './meal-words.js';

const MEAL_ALONE = new RegExp(`^${MEAL_WORD}$`);
const WHOLE_MEAL = new RegExp(String.raw`^(?:today'?s |yesterday'?s )?${MEAL_WORD}$`);
const MEAL_OF_A_DAY = new RegExp(
  String.raw`^(?:yesterday'?s |last night'?s |hier )?${MEAL_WORD}(?: (?:yesterday|last night|hier|ayer|d'hier|de ayer))?$`,
);
const MEAL_WAS = new RegExp(
  String.raw`^(?:make |my |the |that |today'?s )*(${MEAL_WORD}) (?:(?:was|is|should(?:'ve| have)? be(?:en)?)(?: actually| really| supposed to be)?|into|a|an|to) ?(?:at |a |an |for |on |my |around |about )*(.+)$`,
);

/** To another meal, day or time. */
export function moving(said: string, opened: boolean, scene: Scene): HeardCorrection | null {
  const text = said.replace(/^(mueve|pasa|pon|cambia)lo\b/, '$1 lo');
  // Had again is had once more.
  if (/\b(?:again|encore|otra vez|de nuevo)\b/.test(text)) return null;
  const weekday = weekdayOf(scene.today);
  const move =
    /^(?:please )?(?:move|put|shift|transfer|deplace[rz]?|mets|mueve|pon|pasa) (?:the |my |le |la |les |el |los |las |mi )?(.+?) (?:to|under|in|into|on|as|a|au|dans|en|para|como|for)(?: the| my| la| le| el| an?)? (.+)$/.exec(
      text,
    );
  const log = /^(?:log|count|file|list|make|call) (it|that|this|those|them) (?:as |under |for |to )?(?:my |an? |the )?(.+)$/.exec(text);
  const [, what, where] = move ?? log ?? [];
  if (what && where) {
    const meal = NAMES_MEAL.test(where) ? mealIn(where) : null;
    const day = dayIn(where, weekday);
    const itself = /^(?:it|that|this|those|them|ca|eso|lo|(?:last|that) (?:one|meal|entry))$/.test(what);
    const whole = WHOLE_MEAL.test(what) ? mealIn(what) : null;
    const number = /^#?(\d+)$/.exec(what);
    const target: Target | undefined = number
      ? { by: 'numbers', numbers: [Number(number[1])] }
      : whole
        ? { by: 'meal', meal: whole, day: dayIn(what, weekday) ?? 0 }
        : undefined;
    if (day !== null && (day < 0 || !meal))
      return itself || target
        ? { ...(target ? { target } : {}), change: { is: 'day', day, meal } }
        : { target: { by: 'words', words: what }, change: { is: 'day', day, meal } };
    if (meal) return { ...(target ? { target } : {}), change: { is: 'meal', meal, of: itself || target ? null : what } };
    const time = clockMeant(where, scene);
    if (time) return { ...(target ? { target } : {}), change: { is: 'time', time } };
    return null;
  }
  const whole = MEAL_WAS.exec(text);
  if (whole) {
    const target: Target = { by: 'meal', meal: mealIn(whole[1]!)!, day: 0 };
    const to = MEAL_ALONE.test(whole[2]!) ? mealIn(whole[2]!) : null;
    if (to) return { target, change: { is: 'meal', meal: to, of: null }, weak: true };
    const on = /^(?:yesterday|last night|(?:last )?\w+day|\w+ days? ago)$/.test(whole[2]!) ? dayIn(whole[2]!, weekday) : null;
    if (on !== null && on < 0) return { target, change: { is: 'day', day: on, meal: null }, weak: true };
    const time = /^\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.)?$|^noon$/.test(whole[2]!)
      ? clockMeant(/^\d{1,2}$/.test(whole[2]!) ? `${whole[2]}:00` : whole[2]!, scene)
      : null;
    if (time) return { target, change: { is: 'time', time }, weak: true };
  }
  const bare = text.replace(
    /^(?:(?:i )?(?:had|ate|drank) (?:it|that|this|them)|that|it|this|those|they|ca|c|eso|lo|esto|(?=(?:should|was|were|fue|era) ))?(?:'s|'re| is| are|(?: |^)was|(?: |^)were|(?: |^)should be|(?: |^)should have been|'etait|'est|(?: |^)fue|(?: |^)era| es)?(?: all| actually| supposed to be| really| meant to be)? ?(?:for |from |my |at |a |an |as |pour |mon |ma |le |la |du |de |d'|para |el |la |mi |on |in |en |dans |durante |pendant |during |the )*/,
    '',
  );
  const pointed = bare !== text || /^for /.test(text);
  const withoutNot = bare.replace(/,? ?\b(?:not|pas|no|et non|y no)\b (?:for |my |an? |le |la |el )*.*$/, '').trim();
  const meal = MEAL_OF_A_DAY.test(withoutNot) ? mealIn(withoutNot) : null;
  const day = dayIn(withoutNot, weekday);
  if (
    day !== null &&
    day < 0 &&
    (meal ||
      /^(?:yesterday|last night|hier(?: soir)?|ayer|anoche|avant-hier|anteayer|the day before yesterday|(?:last )?\w+day|\w+ days? ago)(?:,? not today)?$/.test(
        withoutNot,
      ))
  ) {
    const last = lastEntries(scene)[0];
    // What was eaten last night is no breakfast or lunch.
    const night =
      /\b(?:last night|hier soir|anoche)\b/.test(withoutNot) && last?.kind === 'meal' && ['breakfast', 'lunch'].includes(last.meal)
        ? 'dinner'
        : null;
    return pointed || withoutNot === text || withoutNot !== bare ? { change: { is: 'day', day, meal: meal ?? night } } : null;
  }
  // It was put on another day and is today's after all.
  const elsewhere = lastEntries(scene)[0];
  if (
    /^(?:today|aujourd'?hui|hoy)$/.test(withoutNot) &&
    (pointed || opened || withoutNot !== bare) &&
    elsewhere &&
    elsewhere.localDate !== scene.today
  )
    return { change: { is: 'day', day: 0, meal: null } };
  if (meal && (pointed || opened || withoutNot !== bare)) return { change: { is: 'meal', meal, of: null } };
  const time =
    /^(?:around |about |at |@ ?|a |vers |las |a las )*[\d:h]+ ?(?:am|pm|a\.m\.|p\.m\.|h)?(?:,? not .*)?$|^(?:noon|midi|mediodia)$/.test(
      bare,
    ) &&
    (/:|h|m|noon|midi/.test(bare) || AT_HOUR.test(text))
      ? clockMeant(/^\d{1,2}$/.test(bare) ? `${bare}:00` : bare, scene)
      : null;
  return time && pointed ? { change: { is: 'time', time } } : null;
}

/** "It was at 2". */
const AT_HOUR = /\b(?:at|around|vers|a las) (?:1[0-2]|[1-9])$/;

/** A clock time that says neither am nor pm is the one people eat at, and of an evening meal the evening's. */
function clockMeant(text: string, scene: Scene): string | null {
  const time = clockIn(text);
  if (time === null || /[ap]\.?m|noon|midi|midnight|minuit|\dh|matin|soir|manana|tarde|noche|^0/.test(text)) return time;
  const hour = Number(time.slice(0, 2));
  const last = lastEntries(scene)[0];
  const evening = last?.kind === 'meal' && last.meal === 'dinner' && hour >= 4;
  return hour >= 1 && hour < 12 && (hour < 7 || evening) ? `${hour + 12}${time.slice(2)}` : time;
}
