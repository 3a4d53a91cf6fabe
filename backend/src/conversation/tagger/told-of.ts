import { isFood, isInNames, maySpellFood } from '../../food/index.js';
import type { TaggedToken } from './tagged.js';

/** What of a text tells of food or training that was had or done, and how sure that is. */
export interface ToldOf {
  /** The text without the words of food and the figures that do not tell of it. */
  without: string;
  /** The words alone that tell of it, and of when it was; '' where none do. */
  alone: string;
  /** Whether any word of food or a figure is left out. */
  leavesOut: boolean;
  /** How likely the likeliest word tells of it; 0 to 1. */
  most: number;
  /** Whether food is spoken of that was not had. */
  uneaten: boolean;
  /** How likely the least certain word of food and figure is rightly in or out; 0 to 1. */
  chance: number;
}

interface Run {
  from: number;
  to: number;
  tag: 'food' | 'training' | 'when' | null;
  /** It holds a word of food or a figure. */
  tells: boolean;
  /** A figure without a food, which is of the food beside it. */
  bare: boolean;
}

export function toldOf(text: string, tokens: readonly TaggedToken[]): ToldOf {
  const runs = runsOf(tokens);
  const told = tokens.filter(tells);
  return {
    without: withoutUntold(text, runs),
    alone: aloneOf(text, runs),
    most: tokens.reduce((most, { kept, tag, is }) => (tag === 'when' || is === 'mark' ? most : Math.max(most, kept)), 0),
    uneaten: tokens.some((token) => token.tag === 'uneaten' && names(token)),
    leavesOut: runs.some(({ tag, tells }) => tag === null && tells),
    chance: told.reduce((least, { kept }) => Math.min(least, Math.max(kept, 1 - kept)), 1),
  };
}

/** Neighbouring words of one tag. */
function runsOf(tokens: readonly TaggedToken[]): Run[] {
  const runs: Run[] = [];
  for (const token of tokens) {
    const tag = token.kept < 0.5 ? null : token.tag === 'done' ? 'training' : token.tag === 'when' ? 'when' : 'food';
    const last = runs.at(-1);
    if (last && last.tag === tag) {
      last.to = token.to;
      last.tells ||= tells(token);
      last.bare &&= !names(token);
    } else runs.push({ from: token.from, to: token.to, tag, tells: tells(token), bare: !names(token) });
  }
  return runs;
}

function withoutUntold(text: string, runs: readonly Run[]): string {
  let [out, at] = ['', 0];
  for (const { from, to, tag, tells } of runs) {
    if (tag !== null || !tells) continue;
    out += `${text.slice(at, from)}, `;
    at = to;
  }
  return (out + text.slice(at)).trim();
}

function aloneOf(text: string, runs: readonly Run[]): string {
  let out = '';
  let before: Run | null = null;
  for (const run of runs) {
    if (run.tag === null) continue;
    const joined = before !== null && before.tag === run.tag && (before.bare || run.bare);
    out += `${before === null ? '' : joined ? ' ' : ', '}${text.slice(run.from, run.to)}`;
    before = run;
  }
  return out;
}

const tells = (token: TaggedToken): boolean => token.is === 'number' || names(token);
const names = ({ word, is }: TaggedToken): boolean => is === 'word' && (isFood(word) || isInNames(word) || maySpellFood(word));
