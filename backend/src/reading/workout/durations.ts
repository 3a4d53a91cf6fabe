import { isLetter } from '../../language/letters.js';
import { activityStem, isSeveral, startsActivity } from './activities.js';
import type { Fact } from './facts.js';
import type { Token } from './tokens.js';
import { minutesBeside } from './minutes-beside.js';
import { isRole, phraseAt, type Role } from './training-words.js';

const LONGEST_MINUTES = 24 * 60;
/** Minutes for a mile or kilometre; "40 min avg" is no pace. */
const SLOWEST_PACE = 20;
/** Whose length is told in metres. */
const POOL: ReadonlySet<string> = new Set(['pool', 'piscine', 'bassin', 'piscina', 'alberca', 'pileta']);
const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';
const isArticle = (word: string): boolean => word === 'a' || word === 'an' || word === 'une' || word === 'un' || word === 'una';
const says = (tokens: readonly Token[], at: number, role: Role): boolean =>
  phraseAt(
    tokens.slice(Math.max(0, at), at + 4).map((token) => token.text),
    0,
    role,
  ) > 0;

/** "70 min total", "a total of 70 min". */
const isTotal = (tokens: readonly Token[], from: number, to: number): boolean =>
  says(tokens, to, 'total') || text(tokens, text(tokens, from - 1) === 'of' ? from - 2 : from - 1) === 'total';

/** "25 min each way". */
const eachWay = (tokens: readonly Token[], at: number): boolean => says(tokens, at, 'both');

/** "8 rounds, 3 min each": so many times as there were rounds before it. */
function timesEach(tokens: readonly Token[], from: number, to: number): number {
  if (!isRole(text(tokens, to), 'each') || isRole(text(tokens, to + 1), 'set')) return 1;
  const sets = tokens.findLastIndex(
    ({ number }, at) => at < from && number !== null && (isRole(text(tokens, at + 1), 'set') || areTimes(tokens, at)),
  );
  return sets < 0 ? 1 : tokens[sets]!.number!;
}

/** "Two spin classes", "3 runs": how often, and what each time. */
const areTimes = (tokens: readonly Token[], at: number): boolean =>
  isSeveral(tokens[at]!.number ?? 0) && [1, 2, 3].some((k) => isPlural(tokens, at + k));

/** "Two 30 min walks". */
const timesBefore = (tokens: readonly Token[], from: number, to: number): number =>
  isSeveral(tokens[from - 1]?.number ?? 0) && [to, to + 1].some((at) => isPlural(tokens, at)) ? tokens[from - 1]!.number! : 1;

const isPlural = (tokens: readonly Token[], at: number): boolean =>
  text(tokens, at).length > 3 &&
  text(tokens, at).endsWith('s') &&
  (isRole(activityStem(text(tokens, at)), 'cue') || startsActivity(text(tokens, at)));

/** "45 min", "1h15", "an hour and a half", "half an hour", "1:15:00", "5:30-6:15", "6:15 to 7am", "for 20", "3 x 1 min". */
export function durationAt(tokens: readonly Token[], at: number): Fact | null {
  const read =
    span(tokens, at) ??
    hours(tokens, at) ??
    partOfHour(tokens, at) ??
    minutes(tokens, at) ??
    forSoMany(tokens, at) ??
    soManyInAll(tokens, at) ??
    stopwatch(tokens, at);
  if (!read) return null;
  if ('parts' in read) return { is: 'clock', parts: read.parts, from: at, to: read.to };
  return read.minutes > 0 && read.minutes <= LONGEST_MINUTES
    ? {
        is: 'minutes',
        value: read.minutes * (eachWay(tokens, read.to) ? 2 : timesEach(tokens, at, read.to) * timesBefore(tokens, at, read.to)),
        total: isTotal(tokens, at, read.to),
        from: at,
        to: read.to,
      }
    : null;
}

type Read = { minutes: number; to: number } | null;

function hours(tokens: readonly Token[], at: number): Read {
  const own = tokens[at]!;
  // "hour and a half", "an hour", "1 hour", "2 full hours"
  const lone = isRole(own.text, 'hour') && own.text.length > 1 && !isNoLength(tokens, at);
  const value = lone ? 1 : isArticle(own.text) ? 1 : own.number;
  if (value === null) return null;
  let to = lone ? at + 1 : at + 1;
  if (!lone) {
    const parted = andPart(tokens, to);
    if (parted && isRole(text(tokens, parted.to), 'hour')) return { minutes: value * 60 + parted.minutes, to: parted.to + 1 };
    if (isRole(text(tokens, to), 'full') || text(tokens, to) === '-') to++;
    if (!isRole(text(tokens, to), 'hour')) return null;
    to++;
  }
  const part = andPart(tokens, to);
  if (part) return { minutes: value * 60 + part.minutes, to: part.to };
  const more = ['and', 'et', 'y', ','].includes(text(tokens, to)) ? to + 1 : to;
  const rest = tokens[more]?.number ?? null;
  if (rest === null || rest >= 60) return { minutes: value * 60, to };
  // "Yoga for an hour and 30 min of weights": two things were done.
  if (more > to && isRole(text(tokens, more + 1), 'minute') && isOfAnother(tokens, at, more + 2)) return { minutes: value * 60, to };
  const unit = isRole(text(tokens, more + 1), 'minute') || (text(tokens, more + 1) === 'm' && tokens[more + 1]!.glued);
  if (unit) return { minutes: value * 60 + rest, to: more + 2 };
  // "An hour ten", "1 hour 10", "an hour and 15" where no food is counted: "an hour and 10 wings".
  const alone =
    more === to
      ? !hasUnit(text(tokens, to + 1)) && !tokens[to + 1]?.clock
      : countsNothing(tokens[more + 1]) || says(tokens, more + 1, 'total');
  const round = rest % 5 === 0 && alone && text(tokens, to) !== ',';
  return (more === to && tokens[to]!.glued) || round ? { minutes: value * 60 + rest, to: more + 1 } : { minutes: value * 60, to };
}

/** Something was done before it, and something else behind. */
const isOfAnother = (tokens: readonly Token[], from: number, at: number): boolean => {
  const before = tokens.slice(0, from).some((token) => startsActivity(token.text));
  // "Lifted 1 hr, 20 min cardio".
  if (before && startsActivity(text(tokens, at))) return true;
  const lead = OF.has(text(tokens, at));
  const next = lead && (isArticle(text(tokens, at + 1)) || text(tokens, at + 1) === 'the') ? at + 2 : at + 1;
  return lead && before && startsActivity(text(tokens, next));
};
const OF: ReadonlySet<string> = new Set(['of', 'on', 'de', 'en', 'at']);

/** "30 min on my lunch hour": beside a length a time of day. */
const isNoLength = (tokens: readonly Token[], at: number): boolean =>
  tokens.some(({ number }, k) => number !== null && k + 1 !== at && isRole(text(tokens, k + 1), 'minute')) &&
  ['my', 'the', 'this', 'mon', 'l', 'mi', 'la', 'on', 'rush', 'happy'].includes(text(tokens, at - 1));

/** "and a half", "and a quarter", "and three quarters", "et demie", "y cuarto" behind hours, from `at` on. */
function andPart(tokens: readonly Token[], at: number): Read {
  if (!['and', 'et', 'y', 'n', '&'].includes(text(tokens, at))) return null;
  const count = tokens[at + 1]?.number ?? null;
  const to = isArticle(text(tokens, at + 1)) || count !== null ? at + 2 : at + 1;
  if (isRole(text(tokens, to), 'half')) return { minutes: 30, to: to + 1 };
  return isRole(text(tokens, to), 'quarter') ? { minutes: 15 * (count ?? 1), to: to + 1 } : null;
}

/** "half an hour", "demi-heure", "media hora", "three quarters of an hour", "a quarter hour". */
function partOfHour(tokens: readonly Token[], at: number): Read {
  let to = at;
  const count = tokens[to]!.number;
  if (count !== null && count < 1) return ofAnHour(tokens, to + 1, count * 60);
  if (count !== null || isArticle(text(tokens, to))) to++;
  const part = isRole(text(tokens, to), 'half') ? 30 : isRole(text(tokens, to), 'quarter') ? 15 : 0;
  if (part === 0) return null;
  return ofAnHour(tokens, to + 1, part * (count ?? 1));
}

/** "Of an hour", "d'heure", with the minutes that the part before it is. */
function ofAnHour(tokens: readonly Token[], at: number, minutes: number): Read {
  let to = at;
  for (let k = 0; k < 2 && ['of', 'a', 'an', '-', "d'", 'd', 'de'].includes(text(tokens, to)); k++) to++;
  const word = withoutElision(text(tokens, to));
  return isRole(word, 'hour') ? { minutes, to: to + 1 } : null;
}

function minutes(tokens: readonly Token[], at: number): Read {
  const value = tokens[at]!.number;
  if (value === null) return null;
  let to = at + 1;
  if (text(tokens, to) === 'ish' || (text(tokens, to) === '-' && isRole(text(tokens, to + 1), 'minute'))) to++;
  const upper = ['to', '-', 'or'].includes(text(tokens, to)) ? (tokens[to + 1]?.number ?? null) : null;
  // "20-25 min": the middle
  if (upper !== null && upper > value && upper <= value * 2 && isRole(text(tokens, to + 2), 'minute'))
    return { minutes: (value + upper) / 2, to: to + 3 };
  const unit = tokens[to];
  const pace = value <= SLOWEST_PACE && isRole(text(tokens, to + 1), 'pace');
  if (isRole(unit?.text, 'minute') && !pace) return { minutes: value, to: to + 1 };
  if (unit?.text === 'm' && unit.glued && value <= 180 && value !== 50 && value !== 100 && !POOL.has(text(tokens, to + 1)))
    return { minutes: value, to: to + 1 };
  // "3x10 curls 25s" are dumbbells.
  const dumbbells = unit?.text === 's' && tokens.some(({ text: word }) => word === 'x');
  if (isRole(unit?.text, 'second') && !dumbbells && (unit!.text.length > 1 || unit!.glued)) return { minutes: value / 60, to: to + 1 };
  return null;
}

const [SHORTEST, LONGEST] = [5, 300];

/** "did the stairmaster for 20", "stayed the full 60". */
function forSoMany(tokens: readonly Token[], at: number): Read {
  if (!isRole(tokens[at]!.text, 'for') && !isRole(tokens[at]!.text, 'full') && !isInBehindWay(tokens, at)) return null;
  let to = at + 1;
  while ((isRole(text(tokens, to), 'about') || isRole(text(tokens, to), 'full')) && tokens[to]?.number === null && to < at + 4) to++;
  if (to >= tokens.length) return null;
  const timed = to > at + 1 || isRole(tokens[at]!.text, 'full') ? (hours(tokens, to) ?? minutes(tokens, to)) : null;
  if (timed) return timed;
  const value = tokens[to]?.number ?? null;
  if (value === null || value < SHORTEST || value > LONGEST) return null;
  const next = tokens[to + 1];
  const measured = next !== undefined && (next.glued || hasUnit(next.text));
  return measured ? null : { minutes: value, to: to + 1 };
}

/** "10k in 46", "a 5k en 28": behind a way its minutes. */
const isInBehindWay = (tokens: readonly Token[], at: number): boolean =>
  (text(tokens, at) === 'in' || text(tokens, at) === 'en') &&
  tokens
    .slice(Math.max(0, at - 3), at)
    .some(({ text: word }, k, before) => k > 0 && isRole(word, 'filler') === false && isWayUnit(word) && before[k - 1]!.number !== null);
const isWayUnit = (word: string): boolean => (['kilometre', 'mile', 'metre', 'yard', 'lap'] as const).some((role) => isRole(word, role));

/** "70 total": how long all of it took; what was burned has more, or says so. */
function soManyInAll(tokens: readonly Token[], at: number): Read {
  const value = tokens[at]!.number;
  return value !== null && value >= SHORTEST && value <= LONGEST / 2 && says(tokens, at + 1, 'total') && countsNothing(tokens[at + 2])
    ? { minutes: value, to: at + 1 }
    : null;
}

/** Whether behind a number there is no thing that it could be of. */
const countsNothing = (token: Token | undefined): boolean =>
  token === undefined ||
  (token.number === null && !isLetter(token.text[0])) ||
  (!hasUnit(token.text) && (isRole(token.text, 'filler') || isRole(token.text, 'and')));

const UNITS = [
  'hour',
  'minute',
  'second',
  'kilometre',
  'mile',
  'metre',
  'yard',
  'lap',
  'step',
  'flight',
  'hole',
  'set',
  'rep',
  'energy',
  'speed',
  'load',
  'half',
  'bout',
] as const;
const hasUnit = (word: string): boolean => UNITS.some((role) => isRole(word, role)) || word === 'x' || word === '%';

function stopwatch(tokens: readonly Token[], at: number): { parts: number[]; to: number } | Read {
  const { clock } = tokens[at]!;
  if (!clock || isHalfOfDay(text(tokens, at + 1))) return null;
  const spoken = text(tokens, at - 1) === 'at' || text(tokens, at - 1) === '@';
  if (clock.length === 3) return { minutes: clock[0]! * 60 + clock[1]! + clock[2]! / 60, to: at + 1 };
  return spoken ? null : { parts: clock, to: at + 1 };
}

const isHalfOfDay = (word: string): boolean => word === 'am' || word === 'pm';

/** "from 10 to 11:30", "5:30-6:15", "6:15 to 7am", "7-7:45pm": how long it lasted, up to five hours. */
function span(tokens: readonly Token[], at: number): Read {
  const led = ['from', 'between', 'de', 'entre'].includes(tokens[at]!.text);
  const first = hourAt(tokens, led ? at + 1 : at);
  if (!first) return null;
  if (!['to', 'till', 'til', 'until', '-', 'and', 'a'].includes(text(tokens, first.to))) return null;
  const second = hourAt(tokens, first.to + 1);
  if (!second || !(first.sure || second.sure || led)) return null;
  // "4:30-6", "4 to 5:30"
  if (!led && !(first.half || second.half) && !second.sure && tokens[at]!.clock === null) return null;
  const next = tokens[second.to];
  if (!second.half && next && (hasUnit(next.text) || (next.glued && next.text !== '.'))) return null;
  const lasted = (second.minutes - first.minutes + 720) % 720;
  return lasted > 0 && lasted <= 300 ? { minutes: lasted, to: second.to } : null;
}

/** "1130": hours and minutes without a colon. */
const clockDigits = (value: number): [number, number] =>
  value >= 100 && value < 2400 && value % 100 < 60 ? [Math.floor(value / 100), value % 100] : [value, 0];

function hourAt(tokens: readonly Token[], at: number): { minutes: number; to: number; sure: boolean; half: boolean } | null {
  const token = tokens[at];
  if (!token) return null;
  if (isRole(token.text, 'twelve')) return { minutes: 0, to: at + 1, sure: true, half: true };
  // "20h", "20h50"
  if (text(tokens, at + 1) === 'h' && tokens[at + 1]!.glued && token.number !== null && token.number >= EARLIEST && token.number <= 24) {
    const more = tokens[at + 2]?.glued ? (tokens[at + 2]!.number ?? null) : null;
    return { minutes: (token.number % 12) * 60 + (more ?? 0), to: more === null ? at + 2 : at + 3, sure: true, half: true };
  }
  const beside = minutesBeside(tokens, at);
  if (beside) return { ...beside, sure: true, half: false };
  const spoken = minutesSpoken(tokens, at);
  const [hour, minute] = token.clock ?? (spoken === null ? clockDigits(token.number ?? Number.NaN) : [token.number!, spoken]);
  if (!(hour! >= 0 && hour! <= 24) || !Number.isInteger(hour) || (token.clock?.length ?? 2) > 2) return null;
  const end = spoken === null ? at + 1 : at + 2;
  const half = isHalfOfDay(text(tokens, end));
  const sure = token.clock !== null || spoken !== null || (token.number ?? 0) >= 100;
  return { minutes: (hour! % 12) * 60 + minute!, to: half ? end + 1 : end, sure: sure || half, half };
}

/** Before it a number with an "h" is rather a length. */
const EARLIEST = 5;

/** "Ten thirty", "6 45"; null where no minutes follow. */
function minutesSpoken(tokens: readonly Token[], at: number): number | null {
  const [hour, minute] = [tokens[at]?.number ?? null, tokens[at + 1]?.number ?? null];
  if (hour === null || minute === null || hour < 1 || hour > 12 || tokens[at + 1]!.glued) return null;
  const next = text(tokens, at + 2);
  return minute >= 10 && minute < 60 && minute % 5 === 0 && !hasUnit(next) ? minute : null;
}

/** "d'heure" */
const withoutElision = (word: string): string => (word.startsWith("d'") ? word.slice(2) : word);
