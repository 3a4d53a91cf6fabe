import { begins, splitAtBlanks } from '../language/letters.js';
import { isFood } from '../food/index.js';
import { placeAt } from '../food/retrieval/place-words.js';
import { shape } from '../language/shape.js';
import { clauseStarts } from './clause-starts.js';
import type { Mark } from './marks.js';
import { restarts, tellsEaten } from './stance.js';
import { PLUS_BRANDS } from './tokens.js';
import { namesActivity } from './workout/join-effort.js';

/** A stretch between two separators. */
export interface TextPiece {
  text: string;
  words: string;
  lead: Mark[];
  trail: Mark[];
  /** How it is separated from the piece before. */
  sep: string;
  strong: boolean;
  /** It begins a line. */
  line: boolean;
  /** Who or whether changes here, with nothing else that separates. */
  turns: boolean;
  /** It tells why. */
  reason: boolean;
  /** What stands right before its heading is of it: "steak dinner: 8 oz sirloin, a potato". */
  titled: boolean;
}

const SEPARATOR =
  /(\n+|[;!?]+|\.(?=\s|$)|(?:,? ?\b(?:and then|then|also|after that|afterwards|afterward|followed by|but|puis|ensuite|luego|despues|pero|mais)\b))|(,|\s-\s|\s-$|^- |\b(?:and|plus|y|et|n|pis)\b|[&+])/g;
/** No word that a half may follow is longer, with a blank behind it: "hours ". */
const LONGEST_COUNT = 8;
/** Words that name nothing eaten or done. */
export const NOISE =
  /^(?:\s|[,.:;()-]|\b(?:so|i|had|have|having|ate|i'?ve|i'?m|was|were|is|it|we|just|today|my|the|a|got|did|for|at|late|early|around|about|with|of|and|oh|ok|okay|hey|hi|me|on|in|j'ai|mange|comi|pour|para|same as|as|log|add|logged|eaten|ai|un|una|une|by|to|this|that|from|forgot|record)\b)*$/;

/** "In n out", "a & w", "ensure plus": one name. */
function isInPlace(text: string, from: number, to: number): boolean {
  const words = [lastWord(text, from), ...text.slice(from, to).replaceAll('-', ' ').trim().split(' '), firstWord(text, to)];
  if (words[1] === 'plus') return PLUS_BRANDS.has(words[0]!);
  return (placeAt(words, 0)?.length ?? 0) > 1;
}

const isBlank = (sign: string): boolean => sign === '-' || sign.trim() === '';
const ends = (sign: string): boolean => sign === ' ' || sign === '-';

function lastWord(text: string, before: number): string {
  let to = before;
  while (to > 0 && isBlank(text[to - 1]!)) to--;
  let from = to;
  while (from > 0 && !ends(text[from - 1]!)) from--;
  return from === 0 ? text.slice(from, to).trimStart() : text.slice(from, to);
}

function firstWord(text: string, behind: number): string {
  let from = behind;
  while (from < text.length && isBlank(text[from]!)) from++;
  let to = from;
  while (to < text.length && !ends(text[to]!)) to++;
  return to === text.length ? text.slice(from, to).trimEnd() : text.slice(from, to);
}

interface Cut {
  from: number;
  to: number;
  sep: string;
  strong: boolean;
  line?: boolean;
  turns?: boolean;
  reason?: boolean;
  titled?: boolean;
}

/** Cuts a text at its separators, outside brackets and marks, and takes the marks out of each piece. */
export function cutText(text: string, marks: readonly Mark[]): TextPiece[] {
  const cuts: Cut[] = [];
  let depth = 0;
  let seen = 0;
  for (const hit of text.matchAll(SEPARATOR)) {
    for (; seen < hit.index; seen++) depth += text[seen] === '(' ? 1 : text[seen] === ')' ? -1 : 0;
    const to = hit.index + hit[0].length;
    if (depth > 0 || marks.some((mark) => hit.index < mark.to && mark.from < to && !(mark.from <= hit.index && hit[1]?.startsWith('\n'))))
      continue;
    if (
      ['and', 'y', 'et'].includes(hit[0]) &&
      /^ ?(?:a half|1\/|half\b|a quarter|media|demie?)/.test(text.slice(to)) &&
      /(?:\d|hours?|hrs?|one|two|three|half|hora|heure) ?$/.test(text.slice(Math.max(0, hit.index - LONGEST_COUNT), hit.index))
    )
      continue;
    if (hit[2] !== undefined && isInPlace(text, hit.index, to)) continue;
    cuts.push({
      from: hit.index,
      to,
      sep: hit[1] !== undefined ? '.' : hit[0].trim() === '-' ? ',' : hit[0].trim(),
      strong: hit[1] !== undefined,
      line: hit[0].startsWith('\n'),
    });
  }
  for (const mark of marks)
    if (mark.header && mark.from > 0 && !cuts.some((one) => one.to <= mark.from && text.slice(one.to, mark.from).trim() === ''))
      cuts.push({ from: mark.from, to: mark.from, sep: '.', strong: true, titled: NAME_OF_MEAL.test(text.slice(0, mark.from)) });
  for (const mark of runOn(text, marks))
    if (!cuts.some((one) => one.to <= mark.from && text.slice(one.to, mark.from).trim() === ''))
      cuts.push({ from: mark.from, to: mark.from, sep: '.', strong: true });
  cuts.sort((a, b) => a.from - b.from);
  cuts.push(...turnsBetween(text, cuts, marks));
  cuts.push(...mealsBehindSport(text, cuts), ...mealsBehindLength(text, cuts));
  cuts.sort((a, b) => a.from - b.from);
  const out: TextPiece[] = [];
  let from = 0;
  let sep = '';
  let strong = true;
  let line = true;
  let turn: Pick<TextPiece, 'turns' | 'reason' | 'titled'> = { turns: false, reason: false, titled: false };
  for (const next of [...cuts, { from: text.length, to: text.length, sep: '', strong: true }]) {
    out.push({ ...piece(text, from, next.from, sep, strong, marks), line, ...turn });
    from = next.to;
    strong = next.strong || (out[out.length - 1]!.words.trim() === '' && strong);
    sep = next.sep;
    turn = { turns: next.turns === true, reason: next.reason === true, titled: next.titled === true };
    line = next.line === true || (out[out.length - 1]!.words.trim() === '' && line);
  }
  return out.filter((one) => one.words.trim() !== '');
}

/** Where who ate or whether changes within a sentence, outside marks and brackets. */
function turnsBetween(text: string, cuts: readonly Cut[], marks: readonly Mark[]): Cut[] {
  const out: Cut[] = [];
  let from = 0;
  for (const { from: to, to: next } of [...cuts.filter(({ strong }) => strong), { from: text.length, to: text.length }]) {
    const stretch = text.slice(from, to);
    if (!stretch.includes('('))
      for (const { at: start, reason } of clauseStarts(stretch)) {
        const at = from + start;
        if (!marks.some((mark) => mark.from < at && at < mark.to))
          out.push({ from: at, to: at, sep: ',', strong: false, turns: true, reason });
      }
    from = next;
  }
  return out;
}

/** "Walked the dog ate a bagel": what was eaten is told behind what was done, with nothing between. */
function mealsBehindSport(text: string, cuts: readonly Cut[]): Cut[] {
  return EATEN.flatMap((verb): Cut[] => {
    const at = text.indexOf(verb) + 1;
    const from = cuts.findLast((cut) => cut.to <= at)?.to ?? 0;
    const before = text.slice(from, at);
    const apart = at > 0 && splitAtBlanks(before).length > 1 && restarts(text.slice(at)) && !stretchTells(before) && namesActivity(before);
    return apart ? [{ from: at, to: at, sep: '.', strong: true }] : [];
  });
}
/** "Shoveled snow 40 min hot choc after": behind how long or how far, what names a food and no sport. */
function mealsBehindLength(text: string, cuts: readonly Cut[]): Cut[] {
  const found = BEHIND_LENGTH.find(text);
  if (!found) return [];
  const from = cuts.findLast((cut) => cut.to <= found.from)?.to ?? 0;
  const rest = text.slice(found.to, cuts.find((cut) => cut.from >= found.to)?.from).trim();
  const [first = '', second = ''] = splitAtBlanks(rest);
  const isMeal = (isFood(first) || (isFood(second) && !namesActivity(first))) && !namesActivity(rest);
  return isMeal && namesActivity(text.slice(from, found.to)) ? [{ from: found.to, to: found.to, sep: '.', strong: true }] : [];
}
const BEHIND_LENGTH = shape('told-length');
const EATEN = [' ate ', ' drank '];
const stretchTells = (before: string): boolean => tellsEaten(before) || SUBJECTS.has(splitAtBlanks(before).at(-1)!);
const SUBJECTS = new Set(['i', 'we', 'he', 'she', 'they', 'and']);

/** Where the first meal is told before its food, so are the others: "for breakfast eggs for lunch a wrap and for dinner stew". */
function runOn(text: string, marks: readonly Mark[]): Mark[] {
  const clocks = marks.filter(({ clock }) => clock !== undefined);
  if (clocks.length > 1 && NOISE.test(text.slice(0, clocks[0]!.from)) && !marks.some(({ meal }) => meal !== undefined))
    return clocks.every((mark, i) => !AT_END.test(text.slice(mark.to, clocks[i + 1]?.from))) ? clocks.slice(1) : [];
  const [first, ...more] = marks.filter(({ meal, header }) => meal !== undefined && !header);
  if (!first || !NOISE.test(text.slice(0, first.from))) return [];
  const ends = [...more.slice(1).map(({ from }) => from), text.length];
  // "breakfast eggs lunch salad dinner soup": all of them bare, and each before its food
  const bare = [first, ...more].every(
    (mark, i, all) => mark.to - mark.from <= LONGEST_BARE && !AT_END.test(text.slice(mark.to, all[i + 1]?.from)),
  );
  return more.filter((mark, i) => bare || (begins(text.slice(mark.from, mark.to), LED) && !AT_END.test(text.slice(mark.to, ends[i]))));
}

/** A word or two at the start. */
const NAME_OF_MEAL = /^[a-z]+ (?:[a-z]+ )?$/;
const LONGEST_BARE = 'breakfast'.length;
const LED = ['for ', 'pour ', 'para ', 'at ', 'au ', 'a '];
/** Nothing of its own follows. */
const AT_END = /^\s*(?:[,.;!?\n]|and\b|et\b|y\b|then\b|$)/;

function piece(
  text: string,
  from: number,
  to: number,
  sep: string,
  strong: boolean,
  marks: readonly Mark[],
): Omit<TextPiece, 'line' | 'turns' | 'reason' | 'titled'> {
  const inside = marks.filter((mark) => mark.from >= from && mark.from < to);
  let plain = '';
  let at = from;
  const lead: Mark[] = [];
  const trail: Mark[] = [];
  for (const mark of inside) {
    plain += text.slice(at, mark.from);
    (mark.header || NOISE.test(plain) ? lead : trail).push(mark);
    plain += ' ';
    at = Math.min(to, mark.to);
  }
  plain += text.slice(at, to);
  return { text: plain, words: text.slice(from, to), lead, trail, sep, strong };
}
