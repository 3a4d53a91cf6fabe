import type { Mark } from './marks.js';
import { restarts, stanceOf } from './stance.js';
import type { Stance } from './reading.js';

/** A stretch of text that was eaten or done at one time, with the words that say when taken out. */
export interface Clause {
  text: string;
  marks: Mark[];
  stance: Stance;
  /** The clause as written, marks and all. */
  words: string;
}

interface Piece {
  text: string;
  words: string;
  lead: Mark[];
  trail: Mark[];
  /** How it is separated from the piece before. */
  sep: string;
  strong: boolean;
}

const SEPARATOR =
  /(\n+|[;!?]+|\.(?=\s|$)|(?:,? ?\b(?:and then|then|also|after that|afterwards|afterward|followed by|but|puis|ensuite|luego|despues|pero|mais)\b))|(,|\s-\s|\s-$|^- |\b(?:and|plus|y|et|n|pis)\b|[&+])/g;
const NOISE =
  /^(?:\s|[,.:;()-]|\b(?:so|i|had|have|having|ate|i'?ve|i'?m|im|was|were|is|it|we|just|today|my|the|a|had a|got|did|for|at|late|early|around|about|with|of|and|oh|ok|okay|hey|hi|me|on|in|j'ai|mange|comi|pour|para|same as|as|log|add|logged|eaten|ai|un|una|une|by|to|this|that|from|forgot|record)\b)*$/;

/** Splits a normalised text into clauses: by meal, time, sentence, and by who ate and whether. */
export function splitClauses(text: string, marks: readonly Mark[]): Clause[] {
  const pieces = cut(text, marks);
  const clauses: Clause[] = [];
  let open: Clause | null = null;
  let pending: Mark[] = [];
  /** Day that holds for later meals of the text: "yesterday: breakfast …, lunch …". */
  let day: Mark | null = null;
  let trailed = false;
  let buffer: Piece[] = [];

  const join = (clause: Clause, piece: Piece): void => {
    const sep = clause.text === '' ? '' : piece.strong ? ' , ' : ` ${piece.sep} `;
    clause.text += sep + piece.text;
    clause.words += (clause.words === '' ? '' : sep) + piece.words;
  };
  const start = (piece: Piece, own: Mark[]): Clause => {
    const clause: Clause = { text: piece.text, marks: [...own], stance: stanceOf(piece.words.trim()), words: piece.words };
    clauses.push(clause);
    return clause;
  };
  const flush = (own: Mark[] | null): void => {
    for (const piece of buffer) {
      const last: Clause | null = open;
      if (last && own === null && !restarts(piece.words) && last.stance === stanceOf(piece.words.trim())) join(last, piece);
      else open = start(piece, own ?? []);
    }
    buffer = [];
  };

  for (const piece of pieces) {
    const content = piece.text.trim() !== '' && !NOISE.test(piece.text);
    if (piece.strong && buffer.length) flush(null);
    if (piece.strong && !trailed && piece.lead.length === 0 && pending.length === 0 && open && !isHeaderOnly(open)) open = null;
    if (piece.strong && trailed) {
      open = null;
      trailed = false;
    }
    if (!content) {
      // words of time alone: they belong to what follows, or close what stands before
      const all = [...piece.lead, ...piece.trail];
      if (all.length === 0) continue;
      flush(null);
      const last: Clause | null = clauses[clauses.length - 1] ?? null;
      const header = all.some((mark) => mark.header) || clauses.length === 0 || piece !== pieces[pieces.length - 1];
      if (!header && last && open && compatible(last.marks, all)) last.marks.push(...all);
      else {
        pending = compatible(pending, all) ? [...pending, ...all] : all;
        open = null;
      }
      trailed = false;
      continue;
    }
    if (piece.lead.length > 0 || pending.length > 0) {
      flush(null);
      const own = compatible(pending, piece.lead) ? [...pending, ...piece.lead] : piece.lead;
      pending = [];
      const said = own.find(
        (mark) => (mark.day !== undefined && mark.part === undefined) || mark.weekday !== undefined || mark.date !== undefined,
      );
      if (said) day = said;
      else if (day && own.some((mark) => mark.meal)) own.push(day);
      open = start(piece, own);
      trailed = false;
      if (piece.trail.length) {
        if (compatible(open.marks, piece.trail)) open.marks.push(...piece.trail);
        trailed = true;
      }
      continue;
    }
    if (piece.trail.length > 0) {
      const whole: Clause | null = open;
      if (whole && !trailed && compatible(whole.marks, piece.trail) && !restarts(piece.words) && !piece.strong) {
        flush(null);
        join(whole, piece);
        whole.marks.push(...piece.trail);
      } else {
        const first = buffer.length ? buffer.shift()! : piece;
        const rest: Piece[] = first === piece ? [] : [...buffer, piece];
        buffer = [];
        // "yesterday i had pancakes for breakfast and a burger for lunch"
        const own = day && !piece.strong && !piece.trail.some(tellsDay) ? [...piece.trail, day] : piece.trail;
        const clause: Clause = start(first, own);
        for (const more of rest) join(clause, more);
        open = clause;
      }
      trailed = true;
      continue;
    }
    if (trailed) {
      buffer.push(piece);
      continue;
    }
    const current: Clause | null = open;
    if (
      current &&
      !piece.strong &&
      !(restarts(piece.words) && !/^(?:and |y |et )?(?:a|an|the)\b/.test(piece.words)) &&
      stanceOf(piece.words.trim()) === 'ate' &&
      current.stance === 'ate'
    )
      join(current, piece);
    else if (
      current &&
      !piece.strong &&
      !restarts(piece.words) &&
      (stanceOf(piece.words.trim()) === 'ate' || stanceOf(piece.words.trim()) === current.stance)
    )
      join(current, piece);
    else open = start(piece, current && !piece.strong ? current.marks : []);
  }
  flush(null);
  if (pending.length > 0) {
    const last = clauses[clauses.length - 1];
    if (last && last.marks.length === 0) last.marks.push(...pending);
    else if (!last || pending.some((mark) => mark.meal)) clauses.push({ text: '', marks: pending, stance: stanceOf(text), words: text });
  }
  return clauses;
}

const tellsDay = (mark: Mark): boolean => mark.day !== undefined || mark.weekday !== undefined || mark.date !== undefined;

function isHeaderOnly(clause: Clause): boolean {
  return clause.text.trim() === '';
}

function compatible(own: readonly Mark[], more: readonly Mark[]): boolean {
  const has = (marks: readonly Mark[], what: (mark: Mark) => boolean): boolean => marks.some(what);
  const meal = (mark: Mark): boolean => mark.meal !== undefined;
  const time = (mark: Mark): boolean => mark.clock !== undefined || mark.ago !== undefined;
  const sameDay = own.find(tellsDay)?.day === more.find(tellsDay)?.day && own.some((mark) => mark.day !== undefined);
  return (
    !(has(own, meal) && has(more, meal)) && !(has(own, time) && has(more, time)) && !(has(own, tellsDay) && has(more, tellsDay) && !sameDay)
  );
}

/** Cuts a text at its separators, outside brackets and marks, and takes the marks out of each piece. */
function cut(text: string, marks: readonly Mark[]): Piece[] {
  const cuts: { from: number; to: number; sep: string; strong: boolean }[] = [];
  let depth = 0;
  let seen = 0;
  for (const hit of text.matchAll(SEPARATOR)) {
    for (; seen < hit.index; seen++) depth += text[seen] === '(' ? 1 : text[seen] === ')' ? -1 : 0;
    const to = hit.index + hit[0].length;
    if (depth > 0 || marks.some((mark) => hit.index < mark.to && mark.from < to && !(mark.from <= hit.index && hit[1]?.startsWith('\n'))))
      continue;
    if (
      /^(?:and|y|et)$/.test(hit[0]) &&
      /^ ?(?:a half|1\/|half\b|a quarter|media|demie?)/.test(text.slice(to)) &&
      /(?:\d|hours?|hrs?|one|two|three|half|hora|heure) ?$/.test(text.slice(0, hit.index))
    )
      continue;
    cuts.push({
      from: hit.index,
      to,
      sep: hit[1] !== undefined ? '.' : hit[0].trim() === '-' ? ',' : hit[0].trim(),
      strong: hit[1] !== undefined,
    });
  }
  for (const mark of marks)
    if (mark.header && mark.from > 0 && !cuts.some((one) => one.to <= mark.from && text.slice(one.to, mark.from).trim() === ''))
      cuts.push({ from: mark.from, to: mark.from, sep: '.', strong: true });
  cuts.sort((a, b) => a.from - b.from);
  const out: Piece[] = [];
  let from = 0;
  let sep = '';
  let strong = true;
  for (const next of [...cuts, { from: text.length, to: text.length, sep: '', strong: true }]) {
    out.push(piece(text, from, next.from, sep, strong, marks));
    from = next.to;
    strong = next.strong || (out[out.length - 1]!.words.trim() === '' && strong);
    sep = next.sep;
  }
  return out.filter((one) => one.words.trim() !== '');
}

function piece(text: string, from: number, to: number, sep: string, strong: boolean, marks: readonly Mark[]): Piece {
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
