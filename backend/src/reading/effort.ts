import { FEW_WORDS } from './number-words.js';

/** How long, how far and how hard a clause says something was done. */
export interface Effort {
  minutes: number | null;
  /** Kilometres, for working out time or pace. */
  km: number | null;
  /** As shown: "5 km", "3 mi", "40 laps". */
  distance: string | null;
  /** kcal that the user says were burned. */
  calories: number | null;
  /** Kilometres per hour when a pace or speed was said. */
  speed: number | null;
  /** Factor on the usual effort: 1 when nothing was said. */
  intensity: number;
  /** Repetitions over all sets. */
  reps: number | null;
  steps: number | null;
}

const WORDS: Readonly<Record<string, number>> = {
  ...FEW_WORDS,
  cinq: 5,
  cinco: 5,
  seven: 7,
  eight: 8,
  ten: 10,
  dix: 10,
  diez: 10,
  fifteen: 15,
  quinze: 15,
  quince: 15,
  twenty: 20,
  vingt: 20,
  veinte: 20,
  thirty: 30,
  trente: 30,
  treinta: 30,
  forty: 40,
  quarante: 40,
  cuarenta: 40,
  'forty five': 45,
  'forty-five': 45,
  'twenty five': 25,
  'thirty five': 35,
  fifty: 50,
  sixty: 60,
  ninety: 90,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  demi: 0.5,
  'une demi': 0.5,
  media: 0.5,
  'a couple': 2,
  couple: 2,
  'a couple of': 2,
  'a few': 3,
};
const NUM = `(\\d+(?:\\.\\d+)?|${Object.keys(WORDS)
  .sort((a, b) => b.length - a.length)
  .join('|')})`;
const toNumber = (text: string): number => WORDS[text] ?? Number(text);

const HOURS = new RegExp(
  `\\b${NUM}[ -]?(?:full |whole |solid )?(?:hours?|hrs?|h|heures?|horas?)\\b(?:\\s?(?:and|et|y)?\\s?(?:(a half|1/2|demie?|media)|(\\d{1,2})\\s?(?:minutes?|mins?|min|m)?\\b(?! ?(?:mi|km|k|cal))))?`,
);
const MINUTES = new RegExp(
  `\\b${NUM}\\s?-?(?:minutes?|mins?|minutos?|minuto|min|')(?![a-z/])(?! ?(?:per|/|a|pace) ?(?:mile|km|mi|k)?\\b ?pace)`,
);
const SHORT_MINUTES = /\b(\d{1,2})\s?m(?= ?(?:$|[,.]|of\b|on\b|yoga|run|walk|hiit|lift|bike|spin|row|jog|hike))/;
const LONE_HOUR = /(?:^|\s)(?:hour|hr|heure|hora)(?= (?:of|long|de|d'))/;
const COMPACT = /\b(\d{1,2})\s?h(?:r|rs)?\s?(\d{2})(?:m|min|mins)?\b/;
const CLOCKED = /\b(?:(\d{1,2}):)?(\d{1,3}):(\d{2})\b(?!\s?(?:\/|per|min|pace|mile|am|pm|a mile))/;
const FOR = /\b(?:for|pour|pendant|por|durante)\s+(\d{1,3})\b(?!\s?(?:k|km|mi|miles?|meters?|laps?|cal|sets?|x|reps?|yards?|%|steps?))/;
const HOLES = /\b(9|18|nine|eighteen) holes?\b/;
const HALF_HOUR = /\b(?:half (?:an )?hour|half hr|demi-heure|demie heure|media hora)\b/;
const DISTANCE = new RegExp(
  `\\b${NUM}\\s?-?(k|kms?|kilometers?|kilometres?|kilometros?|mi|miles?|milles?|millas?|meters?|metres?|metros?|m|yards?|yds?|yd)\\b(?!\\s?(?:cal|/h|ph))`,
);
const PACE =
  /\b(?:at |@ ?|a )?(?:an? )?(\d{1,2})(?::(\d{2}))?\s?(?:min(?:ute)?s?)?\s?(?:\/|per|a|each)?\s?(mile|mi|km|k)?\s?(?:pace|splits?)\b|\b(\d{1,2})(?::(\d{2}))?\s?(?:min(?:ute)?s?)?\s?(?:\/|per)\s?(mile|mi|km|k)\b|\b(\d{1,2})(?::(\d{2}))?[ -]min(?:ute)? (miles?|kms?)\b/;
const SPEED = /\b(\d{1,2}(?:\.\d)?)\s?(mph|kph|kmh|km\/h)\b/;
const BURNED =
  /\b(?:burn(?:ed|t|ing)?|brule|depense|queme|quemado|torched|lost|active)\b\D{0,14}?(\d{2,4})\b|\b(\d{2,4})\s?(?:k?cals?|calories|kcals?|calorias)\b|\b(?:watch|garmin|apple watch|fitbit|whoop|strava|machine|treadmill|tracker|peloton) (?:says?|said|showed|shows|had) (?:i (?:burned|burnt) )?(\d{2,4})\b/;
const STEPS = /\b(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(k)?\s?(?:steps|pasos|pas)\b/;
const LAPS = new RegExp(`\\b${NUM}\\s?(laps?|lengths?|longueurs?|largos?|vueltas?)\\b`);
const SETS = /\b(\d{1,2})\s?(?:x|sets? (?:of|x)|rounds? of)\s?(\d{1,3})\b/;
const REPS =
  /\b(\d{1,4})\s?(?:reps?\b|(?=push|pull|sit|chin|burpee|squat|lunge|crunch|jumping|pompes|lagartijas|sentadillas|flexiones|abdominales|abdos|air squat|box jump|deadlift|dips|kettlebell))/;
const HARD =
  /\b(?:hard|intense|vigorous|fast|tough|brutal|heavy|high intensity|all out|sprint|hardcore|killer|intenso|intense|fuerte|rapido|vite)\b/;
const EASY =
  /\b(?:light|easy|slow|gentle|leisurely|chill|relaxed|casual|recovery|low intensity|suave|ligero|leger|tranquille|doux|short)\b/;

/** What of time, distance and effort a normalised clause holds. */
export function readEffort(clause: string): Effort {
  const out: Effort = {
    minutes: null,
    km: null,
    distance: null,
    calories: null,
    speed: null,
    intensity: HARD.test(clause) ? 1.2 : EASY.test(clause) ? 0.8 : 1,
    reps: null,
    steps: null,
  };
  let text = clause;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const hit = pattern.exec(text);
    if (hit) text = `${text.slice(0, hit.index)} ~ ${text.slice(hit.index + hit[0].length)}`;
    return hit;
  };
  const burned = take(BURNED);
  if (burned) out.calories = Number(burned[1] ?? burned[2] ?? burned[3]);
  const pace = take(PACE);
  if (pace) {
    const minutes = Number(pace[1] ?? pace[4] ?? pace[7]) + Number(pace[2] ?? pace[5] ?? pace[8] ?? 0) / 60;
    const per = pace[3] ?? pace[6] ?? pace[9] ?? 'mile';
    if (minutes > 0) out.speed = (60 / minutes) * (per.startsWith('m') ? 1.609 : 1);
  }
  const speed = take(SPEED);
  if (speed) out.speed = Number(speed[1]) * (speed[2] === 'mph' ? 1.609 : 1);
  const steps = take(STEPS);
  if (steps) out.steps = Number(steps[1]!.replace(/,/g, '')) * (steps[2] ? 1000 : 1);
  const sets = take(SETS);
  if (sets) out.reps = Number(sets[1]) * Number(sets[2]);
  else {
    const reps = take(REPS);
    if (reps) out.reps = Number(reps[1]);
  }
  readTime(take, out);
  readDistance(take, out, clause);
  return out;
}

type Take = (pattern: RegExp) => RegExpExecArray | null;

function readTime(take: Take, out: Effort): void {
  if (take(HALF_HOUR)) out.minutes = 30;
  const compact = out.minutes === null ? take(COMPACT) : null;
  if (compact) out.minutes = Number(compact[1]) * 60 + Number(compact[2]);
  const hours = out.minutes === null ? take(HOURS) : null;
  if (hours) out.minutes = toNumber(hours[1]!) * 60 + (hours[2] ? 30 : Number(hours[3] ?? 0));
  if (out.minutes === null && take(LONE_HOUR)) out.minutes = 60;
  const minutes = compact ? null : (take(MINUTES) ?? (out.minutes === null ? take(SHORT_MINUTES) : null));
  if (minutes) out.minutes = (out.minutes ?? 0) + toNumber(minutes[1]!);
  const clocked = out.minutes === null ? take(CLOCKED) : null;
  if (clocked)
    out.minutes =
      clocked[1] !== undefined
        ? Number(clocked[1]) * 60 + Number(clocked[2]) + Number(clocked[3]) / 60
        : Number(clocked[2]) + Number(clocked[3]) / 60;
  const holes = out.minutes === null ? take(HOLES) : null;
  if (holes) out.minutes = /^(?:9|nine)$/.test(holes[1]!) ? 120 : 240;
  const bare = out.minutes === null ? take(FOR) : null;
  if (bare) out.minutes = Number(bare[1]);
  if (out.minutes !== null) out.minutes = Math.round(out.minutes * 100) / 100;
}

function readDistance(take: Take, out: Effort, clause: string): void {
  const hit = take(DISTANCE);
  const both = /\beach way\b|\bboth ways\b|\bthere and back\b|\baller[- ]retour\b|\bida y vuelta\b/.test(clause) ? 2 : 1;
  if (hit) {
    const value = toNumber(hit[1]!) * both;
    const unit = hit[2]!;
    const shown = Math.round(value * 100) / 100;
    if (/^k/.test(unit)) set(out, value, `${shown} km`);
    else if (/^(?:mi|mille|milla)/.test(unit)) set(out, value * 1.609, `${shown} mi`);
    else if (/^y/.test(unit)) set(out, value * 0.000914, `${shown} yd`);
    else if (value >= 50) set(out, value / 1000, `${shown} m`);
    return;
  }
  if (/\bhalf[- ]marathon\b|\bdemi-marathon\b|\bmedio maraton\b/.test(clause)) return set(out, 21.1, '21.1 km');
  if (/\bmarathon\b|\bmaraton\b/.test(clause)) return set(out, 42.2, '42.2 km');
  if (out.steps) return set(out, out.steps * 0.00074, `${out.steps} steps`);
  const laps = take(LAPS);
  if (laps) {
    const count = toNumber(laps[1]!);
    const pool = /\b(?:sw[iau]m|pool|nage|nade|freestyle|lengths?)/.test(clause);
    set(out, count * (pool ? 0.025 : 0.4), `${count} laps`);
  }
}

function set(out: Effort, km: number, distance: string): void {
  out.km = km;
  out.distance = distance;
}
