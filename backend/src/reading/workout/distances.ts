import type { Fact } from './facts.js';
import type { Token } from './tokens.js';
import { isRole, phraseAt } from './training-words.js';

const KM_PER_MILE = 1.609;
const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** "4.5 miles each way", "each way was 4 miles": no other figure stands between. */
function saysBothWays(tokens: readonly Token[], from: number, to: number): boolean {
  const isFigure = ({ number, clock }: Token): boolean => number !== null || clock !== null;
  const next = tokens.findIndex((token, at) => at >= to && isFigure(token));
  const texts = tokens.slice(to, next < 0 ? tokens.length : next).map((token) => token.text);
  if (texts.some((_, at) => phraseAt(texts, at, 'both') > 0)) return true;
  const before = tokens.slice(tokens.findLastIndex((token, at) => at < from && isFigure(token)) + 1, from).map((token) => token.text);
  return before.some((_, at) => phraseAt(before, at, 'both') > 0);
}

/** "5k", "3.1 miles", "1500m", "400 yards"; doubled where it is said to be each way. */
export function distanceAt(tokens: readonly Token[], at: number): Fact | null {
  const next = text(tokens, at + 1);
  // "Swam a mile": no "a k".
  const article =
    ['a', 'an', 'un', 'une', 'una'].includes(text(tokens, at)) && next.length > 3 && (isRole(next, 'mile') || isRole(next, 'kilometre'));
  const value = article ? 1 : tokens[at]!.number;
  if (value === null || value <= 0) return null;
  let to = at + 1;
  let shown = value;
  if (
    ['and', 'y', 'et'].includes(text(tokens, to)) &&
    ['a', 'un', 'una'].includes(text(tokens, to + 1)) &&
    isRole(text(tokens, to + 2), 'half')
  ) {
    shown += 0.5;
    to += 3;
  }
  if (text(tokens, to) === '-') to++;
  const unit = text(tokens, to);
  const made = (km: number, name: string): Fact => {
    const both = saysBothWays(tokens, at, to + 1) ? 2 : 1;
    return { is: 'distance', km: km * both, shown: `${rounded(shown * both)} ${name}`, from: at, to: to + 1 };
  };
  // "5 km/h"
  if (isRole(text(tokens, to + 1), 'per') && isRole(text(tokens, to + 2), 'hour')) return null;
  if (isRole(unit, 'kilometre') && !isRole(text(tokens, to + 1), 'energy') && !isRole(text(tokens, to + 1), 'step'))
    return made(shown, 'km');
  if (isRole(unit, 'mile')) return made(shown * KM_PER_MILE, 'mi');
  if (isRole(unit, 'yard')) return made(shown * 0.000914, 'yd');
  if (isRole(unit, 'metre') && shown >= 50) return made(shown / 1000, 'm');
  return null;
}

/** "8:45 pace", "9 min miles", "at 8:45/mile", "5:30 per km", "6.5 mph". */
export function paceAt(tokens: readonly Token[], at: number): Fact | null {
  const own = tokens[at]!;
  const led = own.text === '@' || own.text === 'at' || isRole(own.text, 'pace');
  const start = led ? at + 1 : at;
  const time = tokens[start];
  if (!time) return null;
  if (time.number !== null && isRole(text(tokens, start + 1), 'speed'))
    return { is: 'speed', kmh: time.number * (text(tokens, start + 1) === 'mph' ? KM_PER_MILE : 1), from: at, to: start + 2 };
  const hourly = isRole(text(tokens, start + 1), 'mile') ? KM_PER_MILE : isRole(text(tokens, start + 1), 'kilometre') ? 1 : null;
  if (time.number !== null && hourly !== null && isRole(text(tokens, start + 2), 'per') && isRole(text(tokens, start + 3), 'hour'))
    return { is: 'speed', kmh: time.number * hourly, from: at, to: start + 4 };
  const minutes = time.clock?.length === 2 ? time.clock[0]! + time.clock[1]! / 60 : time.number;
  if (minutes === null || minutes < 2 || minutes > 30) return null;
  let to = start + 1;
  if (text(tokens, to) === '-') to++;
  const unit = isRole(text(tokens, to), 'minute');
  if (unit) to++;
  const per = isRole(text(tokens, to), 'per');
  const of = per ? text(tokens, to + 1) : text(tokens, to);
  const mile = isRole(of, 'mile');
  if ((mile || isRole(of, 'kilometre')) && (per || (unit && time.clock === null)) && (per || unit || time.clock !== null)) {
    const after = per ? to + 2 : to + 1;
    return {
      is: 'speed',
      kmh: (60 / minutes) * (mile ? KM_PER_MILE : 1),
      from: at,
      to: isRole(text(tokens, after), 'pace') ? after + 1 : after,
    };
  }
  if (isRole(text(tokens, to), 'pace') && (time.clock !== null || unit))
    return { is: 'speed', kmh: (60 / minutes) * KM_PER_MILE, from: at, to: to + 1 };
  if (led && own.text !== 'at' && time.clock?.length === 2) return { is: 'perhaps-pace', parts: time.clock, from: at, to };
  return null;
}
