import { holds } from '../language/said.js';
import { begins, contains, ends, firstOf, hasDigit, isDigit, isLetter, splitAtBlanks } from '../language/letters.js';
import type { MealType } from '../domain/meal-type.js';
import { clocksInWords } from '../language/clocks-in-words.js';
import { hoursInWords } from './hour-words.js';
import { MEALS, WEEKDAYS } from './meal-words.js';
import { FEW_WORDS } from './number-words.js';
import { occasionAt } from './occasions.js';
import { countsBefore } from './counts-before.js';
import { headWord, startsPiece, stretchBefore, wordBefore } from './before-place.js';
import { tellsOrigin } from './tells-origin.js';
import { shortDays } from './short-days.js';

/** A word or phrase of a text that says when or at which meal, not what. */
export interface Mark {
  from: number;
  to: number;
  meal?: MealType;
  /** Days from today. */
  day?: number;
  weekday?: number;
  /** A calendar date in words, for the date parser. */
  date?: string;
  /** Clock time as said: hour 0-24, minute, and whether am/pm or 24 h was clear. */
  clock?: { hour: number; minute: number; half: 'am' | 'pm' | 'clear' | null };
  /** Minutes ago. */
  ago?: number;
  /** Part of the day: hints a meal and am/pm. */
  part?: 'morning' | 'afternoon' | 'evening' | 'night';
  /** The mark is followed by ":" or "-" or "was": what follows belongs to it. */
  header: boolean;
  /** A day that tells when the food was made, and not when it was eaten. */
  origin?: true;
}

const MEAL_NAMES = Object.keys(MEALS);
const meals = MEAL_NAMES.toSorted((a, b) => b.length - a.length).join('|');
const MEAL = new RegExp(
  `\\b(?:(?:for|at|during|with|as|my|a|the|our|today's|todays|tonight's|late|early|second|2nd|first|pre|post|pour|au|comme|mon|le|la|para|el|mi|de|en|afternoon|morning|evening|midnight|mid-morning|bedtime|late night|quick|light|big|little|small)[ -]){0,3}(${meals})\\b(?!['’])(?:'s)?(?: time)?( (?:was|were|is|today was|consisted of|fue|etait|:)|\\s*(?:[:=]|-(?= )| - ))?`,
  'g',
);
const LETTER = /(?:^|\n|[.;,] ?)(b|l|d|s)\s*(?:[:=]|-(?= )| - )\s*|(?<= )(b|l|d|s): */g;
const LETTERS: Readonly<Record<string, MealType>> = { b: 'breakfast', l: 'lunch', d: 'dinner', s: 'snack' };

const NUM = '(\\d+|an?|one|two|three|four|five|six|seven|un|une|una|deux|dos|trois|tres|couple(?: of)?|a couple(?: of)?|a few)';
const DAY = new RegExp(
  [
    '\\b(?:the )?day before yesterday\\b|\\bavant-?\\s?hier\\b|\\banteayer\\b|\\bantier\\b', // 1 group-free alternatives are told apart below
    `\\b${NUM} days? ago\\b|\\bil y a (\\d+|deux|trois) jours\\b|\\bhace (\\d+|dos|tres) dias\\b`,
    "\\blast (?:night|nite|evening)(?:'s)?\\b|\\bhier soir\\b|\\banoche\\b|\\bayer (?:por|en) la noche\\b",
    "\\b(?:yesterday|yest|ystrdy|yesterdays|hier|ayer)(?:'s)?(?: (morning|afternoon|evening|night|matin|midi|soir))?\\b",
    '\\b(?:this|early this|late this) (morning|afternoon|evening)\\b|\\b(ce matin|cet apres-midi|ce soir|esta manana|esta tarde|esta noche|tonight|tonite|2nite)\\b',
    "\\b(?:earlier )?(?:today|aujourd'hui|aujourdhui|hoy)\\b(?!')",
    `\\b(?:on |last |this past |le |el )?(${Object.keys(WEEKDAYS).join('|')})(?:'s)?(?: (morning|afternoon|evening|night|nite))?\\b`,
    '\\b(?:on |le |el )?((?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?! ?(?:miles?|km|k|mi|min|cal|g|oz))|\\d{4}-\\d{2}-\\d{2}|on \\d{1,2}/\\d{1,2}(?:/\\d{2,4})?(?![\\d/])(?! ?(?:of\\b|an?\\b|the\\b|cups?\\b|c\\b|tbsp|tsp|tablespoon|teaspoon|lbs?\\b|pound|oz\\b|ounce|slice|piece|pint|whole|small|medium|large)))',
  ]
    .map((part) => `(?:${part})`)
    .join('|'),
  'g',
);
const AGO =
  /\b(?:about |around |like )?(?:(\d+(?:\.\d+)?|an?|one|two|three|four|five|six|half an?|une|deux|trois|una|dos|tres|a couple(?: of)?|couple(?: of)?)\s?(hours?|hrs?|hr|h|minutes?|mins?|min) (?:ago|earlier|back)|il y a (\d+|une|deux|trois) (heures?|minutes?|min)|hace (\d+|una|dos|tres|media) (horas?|minutos?)|(?:just|right) now)\b/g;
const CLOCK =
  /(?:\b(?:at|around|about|by|@|ish|circa|vers|tipo|(?:como |a eso de |hacia |sobre |(?:como )?a )las?|a)|@)\s?(?:about |around |like )?(\d{1,2})(?::(\d{2})|\s?h\s?(\d{2})?(?![a-z]))?\s?(a\.?m\b\.?|p\.?m\b\.?|o'?clock|ish\b|du matin|du soir|de la manana|de la tarde|de la noche)?(?![\d/%]|\.\d|\s?(?:st|nd|rd|th)\b)|\b(\d{1,2})(?::(\d{2}))?\s?(am|pm|a\.m\.?|p\.m\.?|o'?clock)(?![a-z])|\b(\d{1,2}):(\d{2})\b|\b(\d{1,2})h(\d{2})?\b(?=$|[^\w])|\b(?:at|around|about|by|@)?\s?(noon|midday|midnight|midi|minuit|mediodia|medianoche)\b/g;
const PART =
  /\b(?:in the|late|early|mid) (morning|afternoon|evening)\b|\b(?:at|late at|late) (night|nite)\b|\bend of (?:the )?(day|night)\b|\bstart (?:of )?(?:my|the) (day|morning)\b|\bafter (work|school|class)\b|\bbefore (work|school|class|shift)\b/g;

const PARTS: Readonly<Record<string, Mark['part']>> = {
  morning: 'morning',
  matin: 'morning',
  'ce matin': 'morning',
  'esta manana': 'morning',
  afternoon: 'afternoon',
  midi: 'afternoon',
  'cet apres-midi': 'afternoon',
  'esta tarde': 'afternoon',
  evening: 'evening',
  night: 'evening',
  nite: 'evening',
  soir: 'evening',
  'ce soir': 'evening',
  'esta noche': 'evening',
  tonight: 'evening',
  tonite: 'evening',
  '2nite': 'evening',
};
const SMALL: Readonly<Record<string, number>> = {
  ...FEW_WORDS,
  couple: 2,
  'couple of': 2,
  'a couple': 2,
  'a couple of': 2,
  'a few': 3,
  seven: 7,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  media: 0.5,
};
const numberOf = (word: string): number => SMALL[word] ?? Number(word);

/** Cheap tests whether a text can hold a mark of each kind at all. */
const MAY_DAY = new RegExp(
  `day|yest|ystr|hier|ayer|antier|noche|last |nite|ago\\b|il y a|hace|this |ce |cet |esta |tonight|aujourd|hoy|${Object.keys(WEEKDAYS).join('|')}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z.]* \\d|\\d{4}-|on \\d`,
);
const NOONS = ['noon', 'mid', 'minuit', 'medianoche'];
const MAY = {
  letter: (text: string) => contains(text, [':', '=', '-']),
  day: (text: string) => MAY_DAY.test(text),
  ago: (text: string) => contains(text, ['ago', 'earlier', 'back', 'il y a', 'hace', 'now']),
  clock: (text: string) => hasDigit(text) || contains(text, NOONS),
  part: (text: string) => contains(text, ['morning', 'afternoon', 'evening', 'night', 'nite', 'end of', 'start', 'after ', 'before ']),
  meal: (text: string) => contains(text, MEAL_NAMES),
};

/**
 * Finds the marks of a normalised text, in order, without overlaps. Meal words that are part of a food's name
 * ("breakfast burrito", "kraft dinner") are no marks: `isFood` tells, given the words around.
 */
export function findMarks(text: string, isFood: (from: number, to: number) => boolean): Mark[] {
  const marks: Mark[] = [];
  const add = (mark: Mark): void => {
    const met = marks.filter((other) => mark.from < other.to && other.from < mark.to);
    // "late night snack"
    const within =
      mark.meal !== undefined &&
      met.every((other) => other.part !== undefined && other.day === undefined && other.from >= mark.from && other.to <= mark.to);
    if (met.length > 0 && !within) return;
    for (const other of met) marks.splice(marks.indexOf(other), 1);
    marks.push(mark);
  };
  for (const hit of MAY.letter(text) ? text.matchAll(LETTER) : []) {
    const lead = firstOf(hit[0], 'blds');
    add({ from: hit.index + lead, to: hit.index + hit[0].length, meal: LETTERS[(hit[1] ?? hit[2])!]!, header: true });
  }
  for (const hit of MAY.day(text) ? text.matchAll(DAY) : []) {
    const day = dayMark(hit);
    const occasion = day.weekday === undefined ? null : occasionAt(text, day);
    // "on a tuesday like a heathen": some such day, and none that is told
    if (day.weekday !== undefined && wordBefore(text, day.from) === 'a')
      add({ from: text.lastIndexOf('a', day.from), to: day.to, header: false });
    else if (occasion !== null) add({ from: occasion, to: day.to, header: false });
    else if (day.weekday === undefined || !isFood(day.from, day.to)) add(day);
  }
  for (const day of shortDays(text)) add(day);
  for (const hit of MAY.ago(text) ? text.matchAll(AGO) : []) {
    const amount = hit[1] ?? hit[3] ?? hit[5];
    const unit = hit[2] ?? hit[4] ?? hit[6] ?? '';
    add({
      from: hit.index,
      to: hit.index + hit[0].length,
      ago: amount ? numberOf(amount) * (unit.startsWith('h') ? 60 : 1) : 0,
      header: false,
    });
  }
  for (const { from, to, hour, minute } of clocksInWords(text)) add({ from, to, clock: { hour, minute, half: null }, header: false });
  for (const { from, to, hour, minute, clear } of hoursInWords(text))
    add({ from, to, clock: { hour, minute, half: clear ? 'clear' : null }, header: false });
  for (const hit of MAY.clock(text) ? text.matchAll(CLOCK) : []) {
    const mark = clockMark(hit, text);
    // "high noon" is drunk
    if (mark && !(mark.clock?.minute === 0 && isFood(hit.index + hit[0].lastIndexOf(' ') + 1, hit.index + hit[0].length))) add(mark);
  }
  for (const hit of MAY.part(text) ? text.matchAll(PART) : []) {
    const part = hit[1] ?? (hit[2] || hit[3] || hit[5] ? 'evening' : 'morning');
    // "around 7 before work"
    if (hit[6] && !marks.some(({ clock }) => clock !== undefined)) continue;
    add({ from: hit.index, to: hit.index + hit[0].length, ...(hit[5] ? {} : { part: PARTS[part]! }), header: false });
  }
  for (const hit of MAY.meal(text) ? text.matchAll(MEAL) : []) {
    const at = hit.index + hit[0].indexOf(hit[1]!, 0);
    const plain = at + hit[1]!.length;
    const french = hit[1] === 'diner' && !holds(FRENCH, text);
    if (
      !hit[2] &&
      !contains(hit[0], OF_DAY) &&
      isFood(at, plain) &&
      !(startsPiece(text, hit.index) && marks.some(({ meal, from }) => meal && startsPiece(text, from)))
    )
      continue;
    const slip = french && hit[0].startsWith('for ');
    if ((french && !slip) || (hit[1] === 'desert' && !contains(hit[0], ['for ', ':']))) continue;
    const clock = hit[0].includes('midnight') ? { part: 'evening' as const } : {};
    const from =
      begins(hit[0], ['a', 'the', 'with', 'small', 'big', 'little', 'light', 'quick', 'de', 'en', 'la', 'le', 'el']) &&
      ends(` ${text.slice(0, hit.index).trim()}`, [' in', ' of'])
        ? at
        : hit.index;
    add({ from, to: hit.index + hit[0].length, meal: slip ? 'dinner' : MEALS[hit[1]!]!, ...clock, header: hit[2] !== undefined });
  }
  return marks
    .map((mark) => (tellsOrigin(mark, text, marks) ? { from: mark.from, to: mark.to, header: false, origin: true as const } : mark))
    .sort((a, b) => a.from - b.from);
}

/** "Afternoon snack apple": no name of a food. */
const OF_DAY = ['afternoon', 'evening', 'midnight', 'mid-morning', 'bedtime', 'late night'].flatMap((part) => [
  `${part} snack`,
  `${part}-snack`,
]);

/** Words of French beside which "diner" is a meal. */
const FRENCH = new Set('ai le au pour du de mon et pis un une des hier dejeuner souper collation midi matin soir'.split(' '));

function dayMark(hit: RegExpExecArray): Mark {
  const [all] = hit;
  const mark: Mark = { from: hit.index, to: hit.index + all.length, header: false };
  const rest = hit.input.slice(mark.to, mark.to + 3);
  if (begins(rest.trimStart(), [':', '- '])) mark.header = true;
  const count = hit[1] ?? hit[2] ?? hit[3];
  if (count !== undefined) return { ...mark, day: -numberOf(count) };
  if (contains(all, ['before yesterday', 'ant']) && !all.includes('anoche')) return { ...mark, day: -2 };
  if (all.startsWith('last') || contains(all, ['hier soir', 'anoche', 'ayer por', 'ayer en'])) return { ...mark, day: -1, part: 'evening' };
  if (hit[4] === 'midi') return { ...mark, day: -1, clock: { hour: 12, minute: 0, half: 'clear' } };
  if (begins(all, ['yest', 'ystr', 'hier', 'ayer'])) return { ...mark, day: -1, ...(hit[4] ? { part: PARTS[hit[4]]! } : {}) };
  const part = hit[5] ?? hit[6];
  if (part) return { ...mark, day: 0, part: PARTS[part]! };
  if (hit[7]) return { ...mark, weekday: WEEKDAYS[hit[7]]!, ...(hit[8] ? { part: PARTS[hit[8]]! } : {}) };
  if (hit[9]) return { ...mark, date: hit[9].startsWith('on ') ? hit[9].slice('on '.length) : hit[9] };
  return { ...mark, day: 0 };
}

function clockMark(hit: RegExpExecArray, text: string): Mark | null {
  const all = hit[0].trimEnd();
  const mark: Mark = { from: hit.index, to: hit.index + all.length, header: false };
  const after = text.slice(mark.to);
  const word = hit[12];
  if (word) {
    const midnight = ['midnight', 'minuit', 'medianoche'].includes(word);
    if (midnight && begins(after, [' snack', ' munch'])) return null;
    return { ...mark, clock: { hour: midnight ? 0 : 12, minute: 0, half: 'clear' } };
  }
  const hour = Number(hit[1] ?? hit[5] ?? hit[8] ?? hit[10]);
  const minute = Number(hit[2] ?? hit[3] ?? hit[6] ?? hit[9] ?? hit[11] ?? 0);
  if (hour > 24 || minute > 59) return null;
  const half = hit[4] ?? hit[7] ?? '';
  if (hit[8] !== undefined || hit[10] !== undefined) {
    // a bare 31:20 or 1h15 is a duration unless the words say otherwise
    if (LASTING.has(wordBefore(text, hit.index)) || begins(after.trimStart(), ['min', 'mile', 'pace', 'hr', 'hour', '/'])) return null;
    if (holds(TRAINING, stretchBefore(text, hit.index))) return null;
    return { ...mark, clock: { hour, minute, half: hour > 12 || hour === 0 || (hit[10] !== undefined && hour > EARLY) ? 'clear' : null } };
  }
  if (hit[1] !== undefined && hit[2] === undefined && hit[3] === undefined && !hit[4] && !all.endsWith('h')) {
    const next = after.trimStart();
    const [lead, article = ''] = splitAtBlanks(all.trim());
    if ((lead === 'a' && !AT_HOURS.has(article)) || begins(next, COUNTED) || ['mi', 'g'].includes(headWord(next))) return null;
    if (after !== '' && !' \n\t,.;:!?)-'.includes(after[0]!)) return null;
    // "chips (about 15)", "dumplings, about 8"
    if (begins(all.trim(), ['about', 'around', 'by', 'like']) && (hour > 12 || countsBefore(text, hit.index))) return null;
    if (isLetter(next[0]) && !begins(next, ['yesterday', 'tonight', 'today'])) {
      // "about 3 eggs": followed by a word that is counted, it is an amount
      if (begins(all.trim(), ['about', 'around', 'by']) && !WHEN.has(headWord(next)) && !next.startsWith('in the')) return null;
      if (!WHEN.has(headWord(next)) && !GOES_ON.has(headWord(next)) && !next.startsWith('last')) return null;
    }
  }
  const pm = begins(half, ['p', 'du soir', 'de la tarde', 'de la noche']);
  const am = begins(half, ['a', 'du matin', 'de la manana']);
  const clear = hit[3] !== undefined || (hour > 12 && !am && !pm);
  // "vers 3h" is rather in the afternoon
  const full = isFrench(all) && (hour > EARLY || hour === 0);
  return { ...mark, clock: { hour, minute, half: pm ? 'pm' : am ? 'am' : clear || full ? 'clear' : null } };
}

/** No hour before it is one of a meal, but at night. */
const EARLY = 5;
/** Behind these a time is a length: "in 31:20". */
const LASTING = new Set('in for took of time pace en pour pendant por'.split(' '));
const TRAINING = new Set(
  'ran run jog jogged walk walked swim swam bike biked rode row rowed plank couru corri yoga workout lifted marche'.split(' '),
);
/** What is counted or measured by the number before, and no time of day. */
const COUNTED = [...'mph kph km cal kcal gram oz % x per guys eleven pm am min hour hr lb kg'.split(' '), 'for $'];
/** Words behind a clock time. */
const WHEN = new Set('last this for on and before after while when during since then'.split(' '));
const AT_HOURS = new Set(['las', 'la', 'eso']);
const GOES_ON = new Set('then with i had ate while when after before in a the'.split(' '));

/** "8h30" */
const isFrench = (clock: string): boolean =>
  splitAtBlanks(clock)
    .join('')
    .split('h')
    .slice(0, -1)
    .some((hour) => isDigit(hour.at(-1)));
