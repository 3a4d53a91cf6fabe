import { countedAs } from './counted-as.js';
import { compatible, instead, tellsDay } from './compatible-marks.js';
import { isMine } from './is-mine.js';
import { leftByOthers } from './left-by-others.js';
import { begins } from '../language/letters.js';
import { cutText, NOISE, type TextPiece } from './cut-text.js';
import type { Mark } from './marks.js';
import { ARTICLES, NUMBER_WORDS } from './number-words.js';
import { withoutKinds } from './stance-signs.js';
import { beginsNow, cameAlong, deniesAll, finishesRest, restarts, stanceOf, takesBack, takesOver, isCook, tellsEaten } from './stance.js';
import { cameOf, isAwaited } from './wished-or-to-come.js';
import { isMadeForMe, ownStance } from './cooked-for.js';
import { isHelping } from './helping.js';
import type { Stance } from './reading.js';
import { sportIn } from './workout/join-effort.js';

/** A stretch of text that was eaten or done at one time, with the words that say when taken out. */
export interface Clause {
  text: string;
  marks: Mark[];
  /** It was eaten at these times, too: "lunch and dinner were both lasagna". */
  also: Mark[][];
  stance: Stance;
  /** The clause as written, marks and all. */
  words: string;
}

/** Where the splitting of a text stands. */
interface Splitting {
  clauses: Clause[];
  /** The clause that more may join. */
  open: Clause | null;
  /** Marks that stood alone and wait for what they tell of. */
  pending: Mark[];
  /** Day that holds for later meals of the text: "yesterday: breakfast …, lunch …". */
  day: Mark | null;
  /** Marks of a heading, "Breakfast:" or a line of its own, which hold for the lines below it. */
  heading: readonly Mark[];
  /** The open clause ended with its own marks: what follows may have marks of its own. */
  trailed: boolean;
  /** What stands behind such a clause and is not known yet to belong to it. */
  buffer: TextPiece[];
  /** What came along with a food, where the last piece told so: the clause, and where in it that stands. */
  along: { clause: Clause; text: number; words: number } | null;
}

/** Splits a normalised text into clauses: by meal, time, sentence, and by who ate and whether. */
export function splitClauses(text: string, marks: readonly Mark[]): Clause[] {
  const pieces = cutText(text, marks);
  const state: Splitting = { clauses: [], open: null, pending: [], day: null, trailed: false, buffer: [], heading: [], along: null };
  for (const piece of pieces) {
    if (piece.turns && state.open && tellsEaten(state.open.words) && leftByOthers(piece.words)) continue;
    const own = ownStance(piece) === 'ate';
    if (state.open && !own && isCook(piece.words)) continue;
    if (isYetToCome(state, piece)) continue;
    if ((!own && isTakenBack(state, piece)) || isTakenOver(state, piece)) continue;
    if (piece.strong) endSentence(state, piece);
    if (piece.text.trim() === '' || NOISE.test(piece.text)) hearMarks(state, piece, piece === pieces[pieces.length - 1]);
    else if (piece.lead.length > 0 || state.pending.length > 0) hearLed(state, piece);
    else if (piece.trail.length > 0) hearTrailed(state, piece);
    else if (state.trailed) state.buffer.push(piece);
    else hearPlain(state, piece);
  }
  flush(state);
  placePending(state, text);
  for (const clause of state.clauses) if (clause.stance === 'others' && isMadeForMe(clause, state.clauses)) clause.stance = 'ate';
  return state.clauses;
}

/** "Bought a cookie but gave it to my son": whose it was in the end, or that it was not eaten, holds for what stands before. */
function isTakenBack(state: Splitting, piece: TextPiece): boolean {
  const { words } = piece;
  const last = state.clauses.at(-1);
  if (!last || last.stance !== 'ate' || state.buffer.length > 0) return false;
  const none = deniesAll(words, last.words);
  if (!none && (!takesBack(words) || tellsEaten(last.words))) return false;
  const stance = none ? 'not' : stanceOf(words.trim());
  // "Half a sandwich, my son finished it": the other half
  if (stance === 'others' && finishesRest(words, last.words)) return true;
  if (!setAside(state, last, stance, piece)) last.stance = stance;
  state.open = null;
  return true;
}

/** "Ordered a pizza, it's not here yet": nothing of it was eaten. */
function isYetToCome(state: Splitting, { words }: TextPiece): boolean {
  const last = state.clauses.at(-1);
  if (!last || state.buffer.length > 0 || (last.stance !== 'ate' && last.stance !== 'plan') || !isAwaited(words, last.words)) return false;
  last.stance = 'plan';
  state.open = null;
  return true;
}

/** "Salad, croutons came on it, skipped those", "a burger with a side of fries i didn't eat": of what stands before, it is the last alone. */
function setAside({ clauses, along }: Splitting, last: Clause, stance: Stance, { turns }: TextPiece): boolean {
  const at = along?.clause === last ? along : turns ? asideIn(last) : null;
  if (!at || at.text <= 0 || at.words <= 0) return false;
  clauses.push({ text: last.text.slice(at.text), marks: [...last.marks], also: [], stance, words: last.words.slice(at.words) });
  last.text = last.text.slice(0, at.text);
  last.words = last.words.slice(0, at.words);
  return true;
}

const ASIDE = ' with ';
const asideIn = (clause: Clause) => ({ clause, text: clause.text.lastIndexOf(ASIDE), words: clause.words.lastIndexOf(ASIDE) });

/** "The kids left their mac and cheese so i ate it": what was others', or was let be, was eaten after all. */
function isTakenOver(state: Splitting, { words }: TextPiece): boolean {
  const last = state.clauses.at(-1);
  if (!last || (last.stance !== 'others' && last.stance !== 'not') || state.buffer.length > 0 || !takesOver(words, last.words))
    return false;
  last.stance = 'ate';
  last.text = countedAs(words, withoutKinds(last.text, OF_THEM).trim());
  return true;
}

const OF_THEM: ReadonlySet<string> = new Set(['other', 'owned', 'whose', 'does', 'left', 'never', 'plan', 'wished', 'eat', 'partly']);

function start(state: Splitting, piece: TextPiece, own: readonly Mark[]): Clause {
  const clause: Clause = { text: piece.text, marks: [...own], also: [], stance: standing(piece), words: piece.words };
  state.clauses.push(clause);
  state.open = clause;
  return clause;
}

/** What is only named in a reason was not eaten: "no bread bc low carb". */
function standing(piece: TextPiece): Stance {
  const { words, text, lead, reason } = piece;
  // "el desayuno: …" is a heading, and not what he had
  const stance = lead.some(({ header }) => header) ? stanceOf(text.trim()) : ownStance(piece);
  return reason && stance === 'ate' && !tellsEaten(words) ? 'mention' : stance;
}

function join(state: Splitting, clause: Clause, piece: TextPiece): void {
  state.along = cameAlong(piece.words) ? { clause, text: clause.text.length, words: clause.words.length } : null;
  const sep = clause.text === '' ? '' : piece.strong ? ' , ' : ` ${piece.sep} `;
  clause.text += sep + piece.text;
  clause.words += (clause.words === '' ? '' : sep) + piece.words;
}

/** What waited behind a clause belongs to it after all. */
function flush(state: Splitting): void {
  for (const piece of state.buffer) {
    if (state.open && !piece.turns && !restarts(piece.words) && state.open.stance === ownStance(piece)) join(state, state.open, piece);
    else start(state, piece, []);
  }
  state.buffer = [];
}

function endSentence(state: Splitting, piece: TextPiece): void {
  if (state.buffer.length > 0) flush(state);
  const unmarked = piece.lead.length === 0 && state.pending.length === 0;
  const closes = state.trailed || (unmarked && !leavesAway(piece) && state.open !== null && state.open.text.trim() !== '');
  if (closes) state.open = null;
  state.trailed = false;
}

/** Words of time alone: they belong to what follows, or close what stands before. */
function hearMarks(state: Splitting, piece: TextPiece, isLast: boolean): void {
  const all = [...piece.lead, ...piece.trail];
  if (all.length === 0) return;
  flush(state);
  const last = state.clauses[state.clauses.length - 1];
  const leads = all.some((mark) => mark.header) || !last || !isLast;
  if (!leads && state.open && compatible(last.marks, all)) last.marks.push(...all);
  else if (!leads && last && JOINING.has(piece.sep) && last.marks.length > 0) last.also.push(instead(last.marks, all));
  else {
    state.pending = compatible(state.pending, all) ? [...state.pending, ...all] : all;
    state.open = null;
  }
  state.trailed = false;
}

/** "for lunch a burger" */
function hearLed(state: Splitting, piece: TextPiece): void {
  flush(state);
  const title = state.clauses.at(-1);
  if (piece.titled && title && title.marks.length === 0) {
    title.marks.push(...piece.lead, ...piece.trail);
    join(state, title, piece);
    state.open = title;
    return;
  }
  const fits = compatible(state.pending, piece.lead);
  const own = fits ? [...state.pending, ...piece.lead] : [...piece.lead];
  const others =
    !fits && JOINING.has(piece.sep) && state.pending.some(({ meal }) => meal) && piece.lead.some(({ meal }) => meal) ? state.pending : [];
  const below = piece.line && state.pending.length > 0;
  state.pending = [];
  const said = own.find(
    (mark) => (mark.day !== undefined && mark.part === undefined) || mark.weekday !== undefined || mark.date !== undefined,
  );
  if (said) state.day = said;
  else if (state.day && own.some((mark) => mark.meal)) own.push(state.day);
  state.heading = own.some((mark) => (mark.header || below) && mark.meal !== undefined) ? own : [];
  const clause = start(state, piece, own);
  if (others.length > 0) clause.also.push(instead(own, others));
  if (compatible(clause.marks, piece.trail)) clause.marks.push(...piece.trail);
  state.trailed = piece.trail.length > 0;
}

/** "a burger for lunch" */
function hearTrailed(state: Splitting, piece: TextPiece): void {
  const whole = state.open;
  // "turkey sandwich skipped breakfast": the meal is of what was let be
  const denied = piece.turns && ownStance(piece) === 'not';
  if (whole && !denied && !state.trailed && compatible(whole.marks, piece.trail) && !restarts(piece.words) && !piece.strong) {
    flush(state);
    join(state, whole, piece);
    whole.marks.push(...piece.trail);
  } else {
    const [first = piece, ...rest] = [...state.buffer, piece];
    state.buffer = [];
    // "yesterday i had pancakes for breakfast and a burger for lunch"
    const own = state.day && !piece.strong && !piece.trail.some(tellsDay) ? [...piece.trail, state.day] : piece.trail;
    const clause = start(state, first, own);
    for (const more of rest) join(state, clause, more);
  }
  state.trailed = true;
}

/** Goes on with the clause before it, unless who ate or whether has changed. */
function hearPlain(state: Splitting, piece: TextPiece): void {
  const { open } = state;
  if (open && (leavesAway(piece) || (!piece.strong && !piece.turns && goesOn(open, piece)))) join(state, open, piece);
  else if (piece.line && state.heading.length > 0 && !restarts(piece.words)) start(state, piece, state.heading);
  else {
    const clause = start(state, piece, open && !piece.strong ? open.marks : marksOfMeal(state, piece));
    // "no toast bc keto, eggs and bacon": a list goes on behind why
    if (piece.reason && clause.stance === 'mention') state.open = open;
  }
}

/** "Eggs for breakfast. Coffee black.": a sentence that only names more food goes on with the meal that was told. */
function marksOfMeal({ clauses }: Splitting, { strong, words, text }: TextPiece): readonly Mark[] {
  const last = clauses.at(-1);
  const goes = strong && last?.stance === 'ate' && stanceOf(words.trim()) === 'ate' && !restarts(words) && !beginsNow(words);
  return goes && sportIn(last.words) === null && sportIn(text) === null ? last.marks : [];
}

/** "Burger. no bun": said of what stands before. */
const leavesAway = ({ words }: TextPiece): boolean =>
  begins(words.trim(), ['no ', 'without ', 'hold ', 'minus ', 'sans ', 'sin ']) && stanceOf(words.trim()) === 'ate';

function goesOn(open: Clause, piece: TextPiece): boolean {
  const stance = ownStance(piece);
  // "no meat today, so one injera": what came of it was eaten
  if (open.stance !== 'ate' && stance === 'ate' && INSTEAD.has(piece.words.trim().split(' ', 1)[0]!)) return false;
  if (open.stance !== 'ate' && stance === 'ate' && cameOf(open.words, piece.words)) return false;
  // "wife made lasagna, big square of it"
  if (open.stance === 'others' && stance === 'ate' && isHelping(piece.words, open.words)) return false;
  // "crew had champagne, 2 glasses for me"
  if (open.stance === 'others' && isMine(piece.words)) return false;
  if (open.stance === 'plan' && stance === 'ate' && beginsNow(piece.words)) return false;
  // "skipped the bun, 2 patties": counted, beside what was only named
  if (open.stance === 'not' && stance === 'ate' && counts(piece.words) && !counts(open.words)) return false;
  if (!restarts(piece.words)) return stance === 'ate' || stance === open.stance;
  return /^(?:and |y |et )?(?:a|an|the)\b/.test(piece.words) && stance === 'ate' && open.stance === 'ate';
}

/** Marks that nothing followed. */
function placePending({ clauses, pending }: Splitting, text: string): void {
  const last = clauses[clauses.length - 1];
  if (pending.length === 0) return;
  if (last && last.marks.length === 0) last.marks.push(...pending);
  else if (!last || pending.some((mark) => mark.meal))
    clauses.push({ text: '', marks: pending, also: [], stance: stanceOf(text), words: text });
}

/** Words that turn from what was let be to what was eaten. */
const INSTEAD = new Set([
  'except',
  'besides',
  'other',
  'apart',
  'aside',
  'so',
  'just',
  'only',
  'instead',
  'alors',
  'donc',
  'juste',
  'seulement',
  'asi',
  'entonces',
  'solo',
]);

/** It counts what it names: "2 patties", "a roll". */
const counts = (words: string): boolean =>
  words.split(' ').some((word) => ARTICLES.has(word) || NUMBER_WORDS.has(word) || (word !== '' && Number.isFinite(Number(word))));

const JOINING = new Set(['and', '&', '+', 'y', 'et', 'plus', 'n', ',']);
