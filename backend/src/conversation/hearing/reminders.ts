import type { UserSettings } from '../events.js';
import type { Scene } from '../scene.js';
import { decided, type Hearing } from './hearing.js';
import { clockIn, MEAL_WORD, mealIn } from './meal-words.js';

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
  /\b(?:(?:turn|switch)(?:ed)? (?:[a-z']+ ){0,4}on|back on|on again|on$|enable|start|resume|set(?: up)?|add|create|want|remind me|send me|active[rz]?|rappelle|envoie|prende|activa|recuerdame|mandame|pon(?:me)?|move|change|shift|put|make|mets|deplace|cambia|mueve|pasa)\b/;

const EVERYTHING =
  /^(?:please )?(?:turn|switch|shut) (?:(?:everything|it all|them all|all of (?:it|them)) (?:back )?(?:off|on)|(?:off|on) (?:everything|all of (?:it|them)))$/;

/** Reminders and the daily summary, on, off and at a time; several in one text. */
export function reminders(words: string, scene: Scene): Hearing | null {
  const aboutSummary = SUMMARY.test(words) && !/\bweekly\b/.test(words);
  if (!REMINDER.test(words) && !aboutSummary && !EVERYTHING.test(words)) return null;
  if (/^(?:what|when|do i|are|is|how|which|quel|a quelle|cuando|que|cual)\b|\?$/.test(words)) return null;
  if (/\b(?:don'?t|do not|never|ne|please keep|keep)\b[^.]{0,6}\b(?:stop|turn off|cancel|arrete|the reminders|reminding)\b/.test(words))
    return decided({ type: 'chat', what: 'keep-reminders' });
  const time = timeIn(words, scene);
  const off = isOff(words, time);
  if (!off && !ON.test(words) && time === null) return null;
  const set: Partial<UserSettings> = {};
  let stands = off;
  for (const part of partsOf(words)) {
    const own = timeIn(part, scene);
    stands = isOff(part, own) || (stands && !ON.test(part.replace(/\bno more\b/, '')) && own === null);
    Object.assign(set, switched(part, stands, own, SUMMARY.test(part) && aboutSummary));
  }
  return decided({ type: 'settings', set });
}

const isOff = (words: string, time: string | null): boolean => OFF.test(words) && !(time && /\b(?:move|change|set)\b/.test(words));

const MEAL_OR_SUMMARY = new RegExp(String.raw`\b(?:${MEAL_WORD}|summary|recap|bilan|resumen)\b`);

/** "At 8 for breakfast and 1 for lunch": a part for each meal that is named. */
function partsOf(words: string): string[] {
  const parts = words.split(/,? (?:and|et|y|&|but|mais|pero) |, /).filter((part) => MEAL_OR_SUMMARY.test(part));
  return parts.length > 1 ? parts : [words];
}

/** "The morning reminder", "le rappel du midi": the meal of that hour. */
const BY_HOUR: readonly (readonly [RegExp, keyof typeof BY_MEAL])[] = [
  [/\bmorning (?:remind|alert|notif|nudge)|\b(?:rappel|recordatorio)s? (?:du matin|de la manana)/, 'breakfast'],
  [/\b(?:noon|midday) (?:remind|alert|notif|nudge)|\b(?:rappel|recordatorio)s? (?:du midi|del mediodia)/, 'lunch'],
  [/\b(?:evening|night) (?:remind|alert|notif|nudge)|\b(?:rappel|recordatorio)s? (?:du soir|de la noche)/, 'dinner'],
];

function switched(words: string, off: boolean, time: string | null, summary: boolean): Partial<UserSettings> {
  const meal = mealIn(words) ?? BY_HOUR.find(([pattern]) => pattern.test(words))?.[1] ?? null;
  const keys: readonly [SwitchKey, TimeKey | null] = meal
    ? BY_MEAL[meal]
    : summary
      ? ['enableSummary', 'summaryTime']
      : ['notifications', null];
  const set: Partial<UserSettings> = { [keys[0]]: !off };
  if (!off && time && keys[1]) set[keys[1]] = time;
  // One reminder switched on needs the master switch; a time for no reminder in particular cannot be kept.
  if (!off && keys[0] !== 'notifications') set.notifications = true;
  return set;
}

const LATER = /\b(?:(\d{1,3}|an?|one|two|half an) )?(hours?|hrs?|minutes?|mins?) (later|earlier|sooner|before|plus tard|plus tot)\b/;

function timeIn(words: string, scene: Scene): string | null {
  const shift = LATER.exec(words);
  const key = BY_MEAL[mealIn(words) ?? 'lunch'][1];
  const now = shift && mealIn(words) ? scene.snapshot.user.settings[key] : null;
  if (shift && now) {
    const count = { a: 1, an: 1, one: 1, two: 2, 'half an': 0.5 }[shift[1] ?? 'an'] ?? Number(shift[1]);
    const by = count * (shift[2]!.startsWith('h') ? 60 : 1) * (/later|tard/.test(shift[3]!) ? 1 : -1);
    const minutes = (Number(now.slice(0, 2)) * 60 + Number(now.slice(3, 5)) + by + 1440) % 1440;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  }
  const said = clockIn(words) ?? hourAlone(words);
  return said && inItsHalf(said, words);
}

/** "At 9", "for 7", "1 for lunch": a bare hour of a reminder. */
function hourAlone(words: string): string | null {
  const found =
    /\b(?:at|to|for|a|pour|a las|para las) (\d{1,2})(?!\d|[:h%])\b/.exec(words) ??
    /(?:^|\b(?:dinner|lunch|breakfast|snack|summary) )(\d{1,2})(?: (?:for|pour|para)\b|$)/.exec(words);
  const hour = Number(found?.[1] ?? 24);
  return hour > 23 ? null : `${String(hour).padStart(2, '0')}:00`;
}

/** Without am or pm, lunch is at noon or after and dinner in the evening. */
function inItsHalf(time: string, words: string): string {
  const hour = Number(time.slice(0, 2));
  if (/\d ?[ap]\.?m\b|\b0\d[:h]|noon|midi|midnight|minuit|\d ?h/.test(words)) return time;
  const evening = /\b(?:summary|recap|dinner|supper|souper|cena|resume|resumen|bilan)\b/.test(words) && hour >= 4 && hour < 12;
  const noon = /\b(?:lunch|snack|almuerzo|diner|collation)\b/.test(words) && hour >= 1 && hour < 7;
  return evening || noon ? `${hour + 12}${time.slice(2)}` : time;
}
