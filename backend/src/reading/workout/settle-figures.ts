import { isLetter } from '../../language/letters.js';
import { findActivities, startsActivity } from './activities.js';
import type { Fact } from './facts.js';
import { findFacts } from './find-facts.js';
import { tokenise, type Token } from './tokens.js';
import { isRole, phraseAt } from './training-words.js';

/** The words of a correction, and what may stand before its figure. */
const LONGEST = 4;
/** From the figure that is put right to the words that do so. */
const FAR = 12;
/** A figure put right is no more than so many times the first, nor less than that part of it. */
const TIMES = 4;
/** So often is nothing put right. */
const MOST = 3;

/** How long training lasted and what it burned, where the text puts it right itself: "35 min, well 30", "said 410 but put 300". The last said stands in the place of the first. */
export function settledFigures(text: string): string {
  let now = text;
  for (let times = 0; times < MOST; times++) {
    const next = settledOnce(now);
    if (next === now) return now;
    now = next;
  }
  return now;
}

function settledOnce(text: string): string {
  const tokens = tokenise(text);
  const words = tokens.map((token) => token.text);
  if (!words.some((word) => startsActivity(word)) || !words.some((_, at) => phraseAt(words.slice(at, at + LONGEST), 0, 'correct') > 0))
    return text;
  const activities = findActivities(tokens);
  if (activities.length === 0) return text;
  const facts = findFacts(tokens);
  for (const at of tokens.keys()) {
    const cue = phraseAt(words.slice(at, at + LONGEST), 0, 'correct');
    const anew = cue > 0 ? figureBehind(tokens, facts, at + cue) : null;
    if (!anew || activities.some(({ from }) => from >= anew.to && from <= anew.to + 1)) continue;
    const old = facts.findLast(
      (fact) => fact.to <= at && at - fact.to <= FAR && (anew.is === null ? isFigure(fact) : fact.is === anew.is) && isFigure(fact),
    );
    if (!old || !isFigure(old) || Math.max(anew.value / old.value, old.value / anew.value) > TIMES) continue;
    return replaced(text, tokens, old, anew.value, { from: at, to: anew.to });
  }
  return text;
}

type Figure = Extract<Fact, { is: 'minutes' | 'calories' }>;
const isFigure = (fact: Fact): fact is Figure => fact.is === 'minutes' || fact.is === 'calories';

/** The figure right behind a correction: with its unit, or a number of nothing else. */
function figureBehind(
  tokens: readonly Token[],
  facts: readonly Fact[],
  from: number,
): { is: Figure['is'] | null; value: number; to: number } | null {
  let at = from;
  while (tokens[at]?.number === null && (isRole(tokens[at]!.text, 'about') || tokens[at]!.text === ',') && at < from + 3) at++;
  const fact = facts.find((one) => one.from === at);
  if (fact) return isFigure(fact) ? { is: fact.is, value: fact.value, to: fact.to } : null;
  const value = tokens[at]?.number ?? null;
  const next = tokens[at + 1];
  const alone =
    next === undefined ||
    (!isLetter(next.text[0]) && next.text !== '%' && next.number === null) ||
    isRole(next.text, 'no') ||
    isRole(next.text, 'total');
  return value !== null && value >= 5 && alone ? { is: null, value, to: at + 1 } : null;
}

function replaced(text: string, tokens: readonly Token[], old: Figure, value: number, cut: { from: number; to: number }): string {
  const figure = old.is === 'minutes' ? `${value} min` : `${value} cal`;
  const [first, last] = [tokens[old.from]!, tokens[old.to - 1]!];
  const burned = old.is === 'calories' ? `${text.slice(first.from, tokens[numberAt(tokens, old)]!.from)}${figure}` : figure;
  return `${text.slice(0, first.from)}${burned}${text.slice(last.to, tokens[cut.from]!.from)}${text.slice(tokens[cut.to - 1]!.to)}`;
}

const numberAt = (tokens: readonly Token[], { from, to }: Figure): number =>
  tokens.findIndex(({ number }, at) => at >= from && at < to && number !== null);
