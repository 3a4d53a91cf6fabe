import { isFood } from '../food/index.js';
import { placeAt } from '../food/retrieval/place-words.js';
import { type Token, tokenise } from '../language/token.js';
import { isDigits } from '../language/letters.js';
import { MEALS } from './meal-words.js';
import { NUMBER_WORDS } from './number-words.js';
import { saysUnit } from './says-unit.js';
import { isRole } from './workout/training-words.js';

const LEADS = new Set('at around about by circa vers las la'.split(' '));
const HOURS = new Set(['heure', 'heures', 'ish', "o'clock", 'oclock']);
/** Who ate, or that it was eaten, right behind the hour. */
const TEN_AND = new Set(
  "i i'd i've we had ate grabbed drank my the me je j'ai j'avais on nous pris mange yo comi tome cene desayune almorce comimos this last tonight today yesterday".split(
    ' ',
  ),
);
const LAST_HOUR = 12;

/** Right before digits they tell the clock, whatever follows that is neither a unit nor the rest of a restaurant's name. */
export const CLOCKED: ReadonlySet<string> = new Set(['at', '@', 'las']);
/** What stands behind digits that are no bare hour: the half of the day, or how fast, how heavy, how much. */
const NO_HOUR = new Set(
  "am pm a p o'clock oclock h hour hours hr hrs min mins minute minutes mph kph km k mi mile miles reps kg lb lbs percent incline speed level pace each per x for".split(
    ' ',
  ),
);

/** An hour as said, at its place in the text. */
interface Hour {
  from: number;
  to: number;
  hour: number;
  minute: number;
  /** On the clock of 24 hours. */
  clear?: boolean;
}

/** "Around ten I had", "a las ocho comi": an hour in a word, where who ate follows and nothing that could be counted; "granola bar at 9 actually". */
export function hoursInWords(text: string): Hour[] {
  const tokens = tokenise(text, new Map());
  return tokens.flatMap((_, i) => ofDay(tokens, i) ?? inDigits(tokens, i) ?? inWord(tokens, i) ?? []);
}

/**
 * "1430 turkey sub", "dinner 2100, pizza", "at 1545": four digits of a clock of 24 hours, at a quarter where nothing leads to them, which
 * begin or end a stretch and are neither measured nor energy; beside another such clock also before one in the afternoon.
 */
function ofDay(tokens: readonly Token[], i: number): Hour | null {
  const lead = CLOCKED.has(tokens[i]!.word) || LEADS.has(tokens[i]!.word);
  const number = tokens[lead ? i + 1 : i];
  if (number?.is !== 'number' || number.word.length !== 4 || !isDigits(number.word) || (!lead && i > 0 && isLead(tokens[i - 1]!)))
    return null;
  const [hour, minute] = [Number(number.word.slice(0, 2)), Number(number.word.slice(2))];
  const [before, next] = [tokens[i - 1], tokens[lead ? i + 2 : i + 1]];
  const near = tokens.some(({ word }) => word.includes(':') || word === 'am' || word === 'pm');
  if (hour > LAST_OF_DAY || minute > LAST_MINUTE || (hour <= LAST_HOUR && !(near && !lead)) || tokens.some(({ word }) => ENERGY.has(word)))
    return null;
  if (next?.is === 'word' && (NO_HOUR.has(next.word) || saysUnit(next.word) || isOfWay(next.word))) return null;
  const begins = before === undefined || before.is === 'mark' || Object.hasOwn(MEALS, before.word);
  const tells = next?.is === 'word' && (isFood(next.word) || TEN_AND.has(next.word) || begins);
  const ends = next?.is === 'mark' && tokens.length > 2 && (before === undefined || tokens[i + 2] !== undefined);
  const fits = lead ? minute % 5 === 0 : minute % 15 === 0 && begins && (tells || ends || (next === undefined && i > 2));
  return fits ? { from: tokens[i]!.from, to: number.to, hour, minute, clear: true } : null;
}
/** "1200 ft gain", "1500 m": so far or so high. */
const isOfWay = (word: string): boolean => (['elevation', 'metre', 'yard', 'step'] as const).some((role) => isRole(word, role));
const isLead = ({ word }: Token): boolean => CLOCKED.has(word) || LEADS.has(word);
const [LAST_OF_DAY, LAST_MINUTE] = [23, 59];

function inWord(tokens: readonly Token[], i: number): Hour | null {
  const { word, from } = tokens[i]!;
  if (!LEADS.has(word) || (i > 0 && LEADS.has(tokens[i - 1]!.word))) return null;
  const at = tokens[i + 1]?.word === 'about' || tokens[i + 1]?.word === 'around' ? i + 2 : i + 1;
  const hour = NUMBER_WORDS.get(tokens[at]?.word ?? '');
  if (hour === undefined || !Number.isInteger(hour) || hour < 1 || hour > LAST_HOUR) return null;
  const last = HOURS.has(tokens[at + 1]?.word ?? '') ? at + 1 : at;
  const next = tokens[last + 1];
  const told = last > at || (next !== undefined && TEN_AND.has(next.word)) || (word === 'at' && next?.is === 'mark');
  return told ? { from, to: tokens[last]!.to, hour, minute: 0 } : null;
}

function inDigits(tokens: readonly Token[], i: number): Hour | null {
  const [lead, number, next] = tokens.slice(i, i + 3);
  if (!CLOCKED.has(lead!.word) || number?.is !== 'number') return null;
  const value = Number(number.word);
  const four = withoutColon(value, tokens);
  if (four === null && (next?.is !== 'word' || !Number.isInteger(value) || value < 1 || value > LAST_HOUR)) return null;
  const words = tokens.slice(i + 1, i + 5).map(({ word }) => word);
  if (next?.is === 'word' && (NO_HOUR.has(next.word) || saysUnit(next.word) || isOfWay(next.word) || placeAt(words, 0))) return null;
  return { from: lead!.from, to: number.to, ...(four ?? { hour: value, minute: 0 }) };
}

/** "Dinner at 630": on the twelve-hour clock at a fifth minute, where the text counts no energy: "two wraps at 430 calories". */
function withoutColon(value: number, tokens: readonly Token[]): Pick<Hour, 'hour' | 'minute'> | null {
  const [hour, minute] = [Math.floor(value / 100), value % 100];
  const clock = Number.isInteger(value) && hour >= 1 && hour <= LAST_HOUR && minute <= 55 && minute % 5 === 0;
  return clock && !tokens.some(({ word }) => ENERGY.has(word)) ? { hour, minute } : null;
}

const ENERGY: ReadonlySet<string> = new Set('cal cals calorie calories kcal kcals calorias each ea apiece'.split(' '));
