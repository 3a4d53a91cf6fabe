import { isDigit, isLetter } from '../../language/letters.js';
import type { Fact } from './facts.js';
import type { Token } from './tokens.js';
import { isRole, phraseAt } from './training-words.js';

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** "10k steps", "40 laps", "18 holes", "3x10", "3 sets of 8 @ 185", "50 reps", "level 8", "1,200 ft gain". */
export function countAt(tokens: readonly Token[], at: number): Fact | null {
  if (isRole(tokens[at]!.text, 'label') && tokens[at + 1]?.number != null && !unitFollows(tokens, at + 1))
    return { is: 'nothing', from: at, to: at + 2 };
  if (tokens[at]!.text === 'output' && tokens[at + 1]?.number != null)
    return { is: 'nothing', from: at, to: isRole(text(tokens, at + 2), 'energy') ? at + 3 : at + 2 };
  const value = tokens[at]!.number;
  const counter = stepsBehind(tokens, at);
  if (counter) return counter;
  const pool = poolAt(tokens, at);
  if (pool || value === null) return pool;
  // "12 000 pas"
  const [group, behind] = [tokens[at + 1], text(tokens, at + 2)];
  if (group?.number != null && group.text.length === 3 && value < 1000 && isRole(behind, 'step'))
    return { is: 'steps', value: value * 1000 + group.number, from: at, to: at + 3 };
  const thousands = text(tokens, at + 1) === 'k' && isRole(text(tokens, at + 2), 'step');
  const unitAt = thousands ? at + 2 : at + 1;
  const unit = text(tokens, unitAt);
  if (isRole(unit, 'step')) return { is: 'steps', value: thousands ? value * 1000 : value, from: at, to: unitAt + 1 };
  if (isRole(unit, 'lap')) return { is: 'laps', value, from: at, to: at + 2 };
  if (isRole(unit, 'flight')) return { is: 'flights', value, from: at, to: at + 2 };
  if (isRole(unit, 'hole') && (value === 9 || value === 18)) return { is: 'holes', value, from: at, to: at + 2 };
  if (isRole(unit, 'machine') || isRole(unit, 'bout')) return { is: 'nothing', from: at, to: at + 2 };
  // "130 avg hr"
  const mean = text(tokens, at + 2);
  if ((isRole(unit, 'pace') || unit === 'max' || unit === 'average') && (mean === 'hr' || mean === 'bpm' || mean === 'heart'))
    return { is: 'nothing', from: at, to: at + 3 };
  // "2% incline"
  if (unit === '%' && isRole(mean, 'elevation')) return { is: 'nothing', from: at, to: at + 3 };
  if (isRole(unit, 'elevation')) return { is: 'nothing', from: at, to: isRole(text(tokens, at + 2), 'elevation') ? at + 3 : at + 2 };
  return setsAt(tokens, at, value) ?? (isRole(unit, 'rep') ? { is: 'reps', value, from: at, to: at + 2 } : null);
}

/** "Steps: 12,456", "pedometer says 15,203". */
function stepsBehind(tokens: readonly Token[], at: number): Fact | null {
  if (!isRole(tokens[at]!.text, 'step') || tokens[at - 1]?.number != null) return null;
  let to = at + 1;
  while (to < at + NEAR && tokens[to] && tokens[to]!.number === null && LEADS.some((role) => isRole(tokens[to]!.text, role))) to++;
  const value = tokens[to]?.number ?? null;
  return value !== null && value >= FEWEST_STEPS && !unitFollows(tokens, to) ? { is: 'steps', value, from: at, to: to + 1 } : null;
}
const LEADS = ['say', 'step', 'about', 'filler', 'label', 'mark'] as const;
const FEWEST_STEPS = 500;

/** "25 yd pool", "a 50-meter pool", "piscine de 25 m". */
function poolAt(tokens: readonly Token[], at: number): Fact | null {
  const led = isRole(text(tokens, at), 'pool') ? (text(tokens, at + 1) === 'de' ? at + 2 : at + 1) : at;
  const value = tokens[led]?.number;
  if (value == null || value < SHORTEST_POOL || value > LONGEST_POOL) return null;
  const unit = text(tokens, led + 1) === '-' ? led + 2 : led + 1;
  const yards = isRole(text(tokens, unit), 'yard');
  if (!yards && !isRole(text(tokens, unit), 'metre')) return null;
  const to = led > at ? unit + 1 : isRole(text(tokens, unit + 1), 'pool') ? unit + 2 : 0;
  return to === 0 ? null : { is: 'pool', km: (value * (yards ? 0.9144 : 1)) / 1000, from: at, to };
}
const [SHORTEST_POOL, LONGEST_POOL] = [10, 60];

function unitFollows(tokens: readonly Token[], at: number): boolean {
  return (['minute', 'hour', 'kilometre', 'mile', 'energy', 'step'] as const).some((role) => isRole(text(tokens, at + 1), role));
}

/** "3x10", "3 x 10 x 135", "5 sets of 5", "4 sets", with what was lifted behind it. */
function setsAt(tokens: readonly Token[], at: number, sets: number): Fact | null {
  if (!Number.isInteger(sets) || sets < 1 || sets > 100) return null;
  let to = at + 1;
  let reps: number | null = null;
  // "3xfailure", "3 x max"
  const worn = text(tokens, to) === 'x' ? text(tokens, to + 1) : text(tokens, to).startsWith('x') ? text(tokens, to).slice(1) : '';
  if (isRole(worn, 'failure')) return { is: 'sets', sets, reps, from: at, to: text(tokens, to) === 'x' ? to + 2 : to + 1 };
  if (text(tokens, to) === 'x' || text(tokens, to) === '*') {
    reps = tokens[to + 1]?.number ?? null;
    if (reps === null) return null;
    to += 2;
  } else if (isRole(text(tokens, to), 'set')) {
    to++;
    if (['of', 'x', 'de'].includes(text(tokens, to)) && tokens[to + 1]?.number != null) {
      reps = tokens[to + 1]!.number;
      to += 2;
    }
  } else return null;
  // "3 x 1 min": so many times so long
  const unit = tokens[to];
  if (reps !== null && (isRole(unit?.text, 'minute') || isRole(unit?.text, 'second')))
    return { is: 'minutes', value: isRole(unit!.text, 'minute') ? sets * reps : (sets * reps) / 60, total: false, from: at, to: to + 1 };
  if (reps !== null && sets > 1 && isWay(reps, unit)) {
    const measured = isRole(unit?.text, 'metre') ? 1 : 0;
    return { is: 'distance', km: (sets * reps) / 1000, shown: `${sets}x${reps} m`, from: at, to: splitEnd(tokens, to + measured) };
  }
  if (reps !== null && unit?.glued && isLetter(unit.text[0]) && !isRole(unit.text, 'rep')) return null;
  if (reps !== null && ['metre', 'yard', 'kilometre', 'mile'].some((role) => isRole(unit?.text, role as 'metre'))) return null;
  if (isRole(unit?.text, 'rep')) to++;
  return { is: 'sets', sets, reps, from: at, to: loadEnd(tokens, to) };
}

/** "8x400", "10 x 100m": lengths that are run or swum so many times, in metres. */
const isWay = (reps: number, unit: Token | undefined): boolean =>
  (WAYS.has(reps) && reps >= NO_REPS && !isRole(unit?.text, 'rep') && !isRole(unit?.text, 'load')) ||
  (WAYS.has(reps) &&
    (isRole(unit?.text, 'metre') ||
      unit === undefined ||
      !(isRole(unit.text, 'rep') || isLetter(unit.text[0]) || isDigit(unit.text[0]) || unit.text.startsWith('@'))));
/** So often in a row nothing is lifted. */
const NO_REPS = 200;
const WAYS: ReadonlySet<number> = new Set([100, 200, 300, 400, 500, 600, 800, 1000, 1200, 1600]);

/** Behind a way gone so many times its time: "@ 82", "at 3:10". */
function splitEnd(tokens: readonly Token[], at: number): number {
  const time = ['@', 'at', 'in', 'en', 'a'].includes(text(tokens, at)) ? tokens[at + 1] : undefined;
  return time && (time.clock?.length === 2 || (time.number !== null && !unitFollows(tokens, at + 1))) ? at + 2 : at;
}

/** Behind what was lifted: "@ 185", "at 135 lbs", "x 95", "185 lb". A load tells nothing of time. */
function loadEnd(tokens: readonly Token[], at: number): number {
  const led = ['@', 'at', 'x', 'with', 'a', 'w'].includes(text(tokens, at)) ? at + 1 : at;
  const load = tokens[led];
  if (load?.number == null || load.number < 2) return at;
  if (isRole(text(tokens, led + 1), 'load')) return led + 2;
  const next = tokens[led + 1];
  const measured =
    unitFollows(tokens, led) ||
    (next !== undefined && next.glued && (isLetter(next.text[0]) || next.text.startsWith('%')) && !isRole(next.text, 'load'));
  return (led > at || load.number >= 20) && !measured && text(tokens, led + 1) !== 'x' ? led + 1 : at;
}

const NEAR = 4;

/** "burned 320", "310 active cals", "my watch says 280", "the instructor says about 200 calories". */
export function energyAt(tokens: readonly Token[], at: number): Fact | null {
  const own = tokens[at]!;
  const made = (value: number, to: number): Fact | null =>
    value >= 1 && value < 20_000 ? { is: 'calories', value, total: phraseAt(texts(tokens, to), 0, 'total') > 0, from: at, to } : null;
  if (own.number !== null) {
    if (isRole(text(tokens, at + 1), 'energy')) return made(own.number, at + 2);
    const between = text(tokens, at + 1);
    return ['active', 'total', 'big'].includes(between) && isRole(text(tokens, at + 2), 'energy') ? made(own.number, at + 3) : null;
  }
  const told =
    isRole(own.text, 'burn') ||
    (isRole(own.text, 'say') && devices(tokens, at)) ||
    (isRole(own.text, 'energy') && text(tokens, at + 1) === ':');
  if (!told) return null;
  for (let k = at + 1; k <= at + NEAR && k < tokens.length; k++) {
    const { number } = tokens[k]!;
    if (number === null) {
      if (isRole(tokens[k]!.text, 'about') || isRole(tokens[k]!.text, 'filler') || tokens[k]!.text === ':') continue;
      return null;
    }
    const unit = text(tokens, k + 1);
    if (isRole(unit, 'energy')) return made(number, k + 2);
    if (['active', 'total'].includes(unit) && isRole(text(tokens, k + 2), 'energy')) return made(number, k + 3);
    return number >= 20 && !otherUnit(unit) ? made(number, k + 1) : null;
  }
  return null;
}

const texts = (tokens: readonly Token[], at: number): string[] => tokens.slice(at, at + 3).map((token) => token.text);
const devices = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some((token) => isRole(token.text, 'device'));
const otherUnit = (word: string): boolean =>
  (['minute', 'hour', 'kilometre', 'mile', 'metre', 'yard', 'step', 'lap', 'set', 'rep', 'load', 'speed'] as const).some((role) =>
    isRole(word, role),
  ) ||
  word === 'x' ||
  word === 'bpm';
