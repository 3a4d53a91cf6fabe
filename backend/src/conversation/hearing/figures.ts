import type { Target } from '../intents/intent.js';
import { plainNumber } from '../numbers.js';
import type { Scene } from '../scene.js';
import { lastEntries } from '../targets.js';
import { NOT_TAIL, POINTING } from './correction-words.js';
import type { HeardCorrection } from './heard-correction.js';

const BURN = /\b(?:burn(?:ed|t)?|brule\w*|queme|quemad\w*)\b/;

/** The figure of a label or a menu is the food's. */
const SAYS = /\b(?:says?|said|dit|dice)\b/;

const GRAMS_OF =
  /^(?:(?:the |my )?(?:label|menu|package|packaging|box|wrapper) (?:says?|said) )?(?:it (?:has|had) )?(\d{1,3})(?: ?g| grams?) (?:of |de )?(protein|proteines?|proteinas?|carbs?|glucides|carbohidratos|fat|lipides|grasas?|sugar|sucre|azucar)$/;
const GRAMS_NAMES: Readonly<Record<string, string>> = {
  pro: 'protein',
  car: 'carbs',
  glu: 'carbs',
  fat: 'fat',
  lip: 'fat',
  gra: 'fat',
  sug: 'sugar',
  suc: 'sugar',
  azu: 'sugar',
};

/** Calories, minutes and distances that somebody measured. */
export function figures(text: string, scene: Scene): HeardCorrection | null {
  const device =
    /^(?:(?:my )?(?:apple )?(?:watch|garmin|fitbit|whoop|strava|peloton|treadmill|machine|app|oura|montre|reloj)\b.*?) (\d{2,4})\b/.exec(
      text,
    );
  const last = lastEntries(scene)[0];
  const workout = lastEntries(scene).find((entry) => entry.kind === 'workout');
  const forWorkout: Target | undefined = workout ? { by: 'numbers', numbers: [workout.number] } : undefined;
  if (device && forWorkout && !/\bmin/.test(text))
    return { target: forWorkout, change: { is: 'calories', value: Number(device[1]), of: null } };
  const bare = text
    .replace(POINTING, '')
    .replace(/^(?:it )?(?:took|lasted)(?: me)?(?: about| only)? /, '')
    .replace(NOT_TAIL, '')
    .trim();
  const calories =
    /^(?:(?:about|around|like|says?|said|(?:the |my )?(?:label|menu|package|packaging|packet|box|bag|can|wrapper|website|site|app|receipt|sign|etiquette|etiqueta) (?:says?|said|dit|dice)(?: it(?:'s| is| has| was))?) )*(\d{1,2},?\d{3}|\d{1,3}) ?(?:k?cals?|calories|calorias)(?: (?:total|burned|brulees|quemadas|in total))?$|^burned (\d{1,4})(?: ?k?cals?| calories)?$/.exec(
      bare,
    );
  const label = GRAMS_OF.exec(bare);
  if (label && (bare !== text || SAYS.test(text)) && last?.kind === 'meal')
    return { change: { is: 'macros', grams: { [GRAMS_NAMES[label[2]!.slice(0, 3)]!]: Number(label[1]) } }, weak: true };
  const set =
    /^(?:can you |could you |please )*(?:lower|raise|change|set|bump|drop|adjust|reduce|increase|correct) (?:it|that|this|the calories)(?: up| down)? to (\d{2,4})(?: ?k?cals?| calories)?$/.exec(
      text,
    );
  if (set && Number(set[1]) >= 20 && last?.kind === 'meal')
    return { change: { is: 'calories', value: Number(set[1]), of: null }, weak: true };
  const named = /^(?:the )?(.+?) (?:was|is|were|has|had) (?:only |about |actually |like )?(\d{1,4}) ?(?:k?cals?|calories)$/.exec(text);
  if (named && !/^(?:it|that|this)$/.test(named[1]!))
    return { change: { is: 'calories', value: Number(named[2]), of: named[1]! }, weak: true };
  const pointed = bare !== text;
  if (calories && (pointed || SAYS.test(text) || BURN.test(text))) {
    const value = Number((calories[1] ?? calories[2]!).replace(',', ''));
    const target = BURN.test(text) && last?.kind !== 'workout' ? forWorkout : undefined;
    return { ...(target ? { target } : {}), change: { is: 'calories', value, of: null }, weak: true };
  }
  const minutes = /^(?:for )?(\d{1,3}|[a-z-]+) ?(?:mins?|minutes?|minutos?)(?: (?:long|total))?$/.exec(bare);
  const hours = /^(?:for )?(an?|\d(?:\.\d)?) ?(?:hours?|hrs?|heures?|horas?)$/.exec(bare);
  const value = minutes ? plainNumber(minutes[1]!) : hours ? (/^an?$/.test(hours[1]!) ? 60 : Number(hours[1]) * 60) : null;
  if (value !== null && forWorkout && (last?.kind === 'workout' || pointed))
    return { target: forWorkout, change: { is: 'minutes', value } };
  const activity =
    /^(?:the |my )?(?:run|walk|ride|swim|workout|hike|jog|class|session|yoga|game|practice|training) (?:was|lasted|took|went) (?:for )?(?:only |about |actually |really |like )*(.{1,20})$/.exec(
      text,
    );
  const lasted = activity ? minutesIn(activity[1]!) : null;
  if (lasted !== null && forWorkout) return { target: forWorkout, change: { is: 'minutes', value: lasted } };
  const distance = /^\d+(?:\.\d+)? ?(?:mi(?:les?)?|k|km|kilometers?|kilometres?)$/.test(bare);
  return distance && forWorkout && last?.kind === 'workout' ? { target: forWorkout, change: { is: 'distance', words: bare } } : null;
}

/** "45 min", "an hour", "an hour and a half", "1h30", "1.5 hours"; null for anything else. */
function minutesIn(text: string): number | null {
  const minutes = /^(\d{1,3}|[a-z-]+) ?(?:m|mins?|minutes?)$/.exec(text);
  if (minutes) return plainNumber(minutes[1]!);
  const half = / and a half$/.test(text);
  const hours =
    /^(an?|one|two|three|half an|\d(?:\.\d+)?) ?(?:hours?|hrs?|h)(?: and a half)?(?: ?(\d{1,2})(?: ?(?:m|mins?|minutes?))?)?$/.exec(text);
  if (!hours) return null;
  const count = /^an?$/.test(hours[1]!) ? 1 : hours[1] === 'half an' ? 0.5 : (plainNumber(hours[1]!) ?? 0);
  return Math.round((count + (half ? 0.5 : 0)) * 60) + Number(hours[2] ?? 0);
}
