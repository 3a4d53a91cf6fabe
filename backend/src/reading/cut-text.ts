import type { Mark } from './marks.js';

/** A stretch between two separators. */
export interface TextPiece {
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
/** Words that name nothing eaten or done. */
export const NOISE =
  /^(?:\s|[,.:;()-]|\b(?:so|i|had|have|having|ate|i'?ve|i'?m|im|was|were|is|it|we|just|today|my|the|a|had a|got|did|for|at|late|early|around|about|with|of|and|oh|ok|okay|hey|hi|me|on|in|j'ai|mange|comi|pour|para|same as|as|log|add|logged|eaten|ai|un|una|une|by|to|this|that|from|forgot|record)\b)*$/;

/** Cuts a text at its separators, outside brackets and marks, and takes the marks out of each piece. */
export function cutText(text: string, marks: readonly Mark[]): TextPiece[] {
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
  const out: TextPiece[] = [];
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

function piece(text: string, from: number, to: number, sep: string, strong: boolean, marks: readonly Mark[]): TextPiece {
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
