import { burnedCalories } from '../domain/burn.js';
import { ACTIVITIES, type Activity } from './activities.js';
import { readEffort, type Effort } from './effort.js';
import type { ReadWorkout } from './reading.js';

/** A workout that a clause tells, before its day is known. */
export interface WorkoutPhrase {
  workout: Omit<ReadWorkout, 'day' | 'time'>;
  effort: Effort;
  activity: Activity;
}

interface Named {
  words: string[];
  activity: Activity;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const split = (text: string): string[] => text.match(/[\p{L}]+(?:'[\p{L}]+)*|\d+/gu) ?? [];

const byFirst = new Map<string, Named[]>();
for (const activity of ACTIVITIES) {
  for (const name of [activity.name, ...activity.aliases]) {
    const words = split(fold(name));
    const list = byFirst.get(words[0]!) ?? [];
    if (!list.some((one) => one.words.join(' ') === words.join(' '))) list.push({ words, activity });
    byFirst.set(words[0]!, list);
  }
}
for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);

const NOT_DONE =
  /\bran (?:out|late|into|errands|over to|to (?:the )?(?:store|shop|grocery|mcd|tims|get))\b|\brunning (?:late|low|out|on)\b|\bwalk(?:ed)? in(?:to)?\b.*\b(?:store|shop|freezer)\b|\b(?:walking|running) tacos?\b|\bskip(?:ped)? (?:the |my )?(?:gym|workout|run|yoga|leg day)\b|\bno (?:gym|workout|run)\b|\bdrove\b|\bclimbed (?:into|in) bed\b|\bdishes?\b.*\b(?:of|with)\b|\bjob\b|\bwork ?out (?:plan|goal)\b|\brun (?:it|that|this|the numbers|me|some)\b|\bin the long run\b|\bdidn'?t (?:work ?out|run|go|lift|walk|swim|bike|exercise|train|make it)\b|\bplanks? (?:salmon|cedar)\b|\bcedar plank\b|\brow of\b|\bbaskets? (?:of|with)\b|\bgym (?:opens?|closes?|hours|member)/;
const AFTER =
  /\b(?:after|before|post|pre|during|following|apres|avant|despues de|despues del|antes de|antes del|from|at|for my|fuel(?:ed)? (?:for|by|my)?)[ -](?:the |my |a |our |an |le |la |mon |ma |el |mi |hot |long |morning |evening |leg |big |good )*(?:gym|workouts?|run|training|yoga|practice|lift|lifting|class|game|swim|ride|hike|walk|pilates|crossfit|spin|soccer|hockey|exercise|course|entrainement|gimnasio|ejercicio|match|race|marathon)\b/;
const VERBS =
  /^(?:ran|jogged|walked|swam|biked|cycled|rode|lifted|hiked|rowed|skated|skied|danced|climbed|golfed|bowled|surfed|kayaked|swum|trained|exercised|stretched|worked|boxed|sprinted|rucked|couru|marche|nage|corri|camine|nade|entrene|baile|mowed|raked|shoveled|shovelled|gardened|vacuumed|mopped|cleaned|squatted|benched|deadlifted|played|did|went|hit|took|stairs|snowboarded|rollerbladed|bouldered|meditated|paddled|hooped|sparred|wrestled|jumped|spun|dug|pulled|pushed|chopped|washed|moved|carried|painted|chased|pelleté|pellete|planked|fait|hice|jugue|joue|rock)$/;

const startsName = (word: string): boolean => byFirst.has(word) || (word.endsWith('s') && byFirst.has(word.slice(0, -1)));

/** Whether any word begins an activity's name: most clauses are about food. */
const mayTellActivity = (clause: string): boolean => split(clause).some(startsName);

/** The activity named in a clause: the longest name, the earliest of equal ones; null when there is none. */
export function findActivity(clause: string): { activity: Activity; from: number; length: number; words: string[] } | null {
  const words = split(clause);
  let best: { activity: Activity; from: number; length: number; words: string[] } | null = null;
  for (let i = 0; i < words.length; i++) {
    const list = byFirst.get(words[i]!) ?? byFirst.get(words[i]!.replace(/s$/, ''));
    if (!list) continue;
    const found = list.find(({ words: name }) => name.every((word, k) => words[i + k] === word || (k === 0 && words[i] === `${word}s`)));
    if (found && (!best || found.words.length > best.length))
      best = { activity: found.activity, from: i, length: found.words.length, words };
  }
  return best;
}

const FILLER = new Set(
  "i did had a an the my some of for in on at with and went to go going hit today did just this morning tonight then also got get in good great nice long short hard easy light intense session class little bit quick more another was is had been it took about around total approx each way lol yay finally done finished finish completed complete crushed day time min mins minutes hour hours hr hrs burned burnt cal cals calories kcal km k mi mile miles laps steps reps sets x pace avg heavy slow fast felt feels like workout exercise j'ai fait de la du le une un pendant hice por la el ejercicio min minutos heure home gym work outside back morning evening afternoon night solid moderate level watch says said garmin from body virtual online super pretty very my".split(
    ' ',
  ),
);

/** Reads a clause as a workout; null when it tells none. `isFood` says whether words are also a food, so that "squash" needs more than its name. */
export function readWorkout(clause: string, weightKg: number | null, isFood: (words: string) => boolean): WorkoutPhrase | null {
  if (!mayTellActivity(clause) || NOT_DONE.test(clause)) return null;
  const stripped = clause.replace(AFTER, ' ');
  const found = findActivity(stripped);
  if (!found) return null;
  const effort = readEffort(stripped);
  const name = found.words.slice(found.from, found.from + found.length).join(' ');
  const evidence =
    effort.minutes !== null || effort.distance !== null || effort.calories !== null || effort.reps !== null || effort.steps !== null;
  const verb = found.words.some((word) => VERBS.test(word));
  const rest = found.words.filter(
    (word, i) => (i < found.from || i >= found.from + found.length) && !FILLER.has(word) && !/^\d/.test(word),
  );
  const food = isFood(name);
  if (food && !(evidence && rest.length <= 2)) return null;
  if (!evidence && !(verb && rest.length <= 4) && rest.length > 1) return null;
  return grade(found.activity, effort, weightKg, rest.length, stripped);
}

function grade(activity: Activity, effort: Effort, weightKg: number | null, noise: number, clause: string): WorkoutPhrase {
  const bare = /(?:^|\s)(\d{1,3})$/.exec(clause.trim());
  let { minutes } = effort;
  if (
    minutes === null &&
    effort.distance === null &&
    effort.calories === null &&
    effort.reps === null &&
    bare &&
    Number(bare[1]) >= 5 &&
    Number(bare[1]) <= 300
  )
    minutes = Number(bare[1]);
  const told = minutes !== null;
  if (minutes === null && effort.km !== null) minutes = (effort.km / (effort.speed ?? usualSpeed(activity.name))) * 60;
  if (minutes === null && effort.reps !== null) minutes = Math.max(1, Math.round(effort.reps * 4) / 60 + effort.reps / 30);
  if (minutes === null && /\bflights?\b/.test(clause)) minutes = Number(/(\d+) flights?/.exec(clause)?.[1] ?? 0) * 0.3 || null;
  const speed = effort.speed ?? (told && effort.km !== null && minutes! > 0 ? (effort.km / minutes!) * 60 : null);
  const met = speedMet(activity.name, speed) ?? activity.met * effort.intensity;
  const calories = effort.calories ?? (minutes === null ? null : burnedCalories(met, minutes, weightKg));
  return {
    activity,
    effort,
    workout: {
      activity: activity.name === 'step counting' ? 'walking' : activity.name,
      minutes: minutes === null ? null : Math.round(minutes * 10) / 10,
      calories,
      distance: effort.distance,
      assumed: effort.calories === null || !told,
      sureness: Math.max(0.2, (minutes === null && effort.calories === null ? 0.5 : 0.95) - noise * 0.1),
    },
  };
}

/** Kilometres per hour at which most people do it. */
function usualSpeed(name: string): number {
  if (/bik|cycl|peloton|spin/.test(name)) return 20;
  if (/swim|stroke/.test(name)) return 2;
  if (/sprint|marathon|run/.test(name)) return 9.7;
  if (/jog/.test(name)) return 8;
  if (/hik|backpack|snowshoe/.test(name)) return 4;
  if (/row/.test(name)) return 9;
  if (/kayak|canoe|paddle/.test(name)) return 4.5;
  if (/skat|blad|ski/.test(name)) return 12;
  return 4.8;
}

// km/h and MET of running, walking and cycling, 2011 Compendium 12029-12130, 17151-17231, 01018-01060
const SPEEDS: readonly (readonly [RegExp, readonly (readonly [number, number])[]])[] = [
  [
    /^(?:running|jogging|treadmill running|marathon running)$/,
    [
      [6.4, 6],
      [8, 8.3],
      [8.4, 9],
      [9.7, 9.8],
      [10.8, 10.5],
      [11.3, 11],
      [12.1, 11.8],
      [13.8, 12.3],
      [14.5, 12.8],
      [16.1, 14.5],
      [17.7, 16],
    ],
  ],
  [
    /^(?:walking|brisk walking|treadmill walking|dog walking|step counting)$/,
    [
      [3.2, 2.8],
      [4, 3],
      [4.8, 3.5],
      [5.6, 4.3],
      [6.4, 5],
      [7.2, 7],
      [8, 8.3],
    ],
  ],
  [
    /^(?:cycling|bike commuting|easy cycling|fast cycling)$/,
    [
      [8.9, 3.5],
      [15, 5.8],
      [17.5, 6.8],
      [20.8, 8],
      [24, 10],
      [28, 12],
      [33, 15.8],
    ],
  ],
];

function speedMet(name: string, speed: number | null): number | null {
  if (speed === null || !(speed > 1)) return null;
  const steps = SPEEDS.find(([pattern]) => pattern.test(name))?.[1];
  if (!steps) return null;
  let met = steps[0]![1];
  for (const [kmh, value] of steps) if (speed >= kmh - 0.4) met = value;
  return met;
}
