import type { Step } from './shape-steps.js';

/** What a step does, as a number. */
export const SIGN = 0;
export const GAP = 1;
export const SOME = 2;
export const FILL = 3;
export const GO = 4;
export const JUMP = 5;
export const OPEN = 6;
export const CLOSE = 7;
export const END = 8;

/** So many numbers hold a step: what it does, and what it does it with. */
export const WIDTH = 4;

/** The places to try by the sign that stands there: `kinds` says which list a plain sign has. */
export interface Branches {
  kinds: Uint16Array;
  lists: readonly (readonly number[])[];
  /** Of signs that are not plain. */
  rare: ReadonlyMap<number, readonly number[]>;
  else: readonly number[];
}

/** The steps of a shape as numbers, which are gone through several times as fast as objects of many kinds. */
export interface Code {
  steps: Int32Array;
  branches: readonly Branches[];
  slots: readonly string[];
  /** The signs that a `fill` does not begin with. */
  nots: readonly string[];
}

const PLAIN_SIGNS = 128;
const ANY_NUMBER = 0x7fffffff;

export function codeOf(steps: readonly Step[]): Code {
  const [branches, slots, nots]: [Branches[], string[], string[]] = [[], [], []];
  const indexIn = (list: string[], one: string): number => (list.includes(one) ? list.indexOf(one) : list.push(one) - 1);
  const numbers = (step: Step): readonly number[] => {
    if (step.do === 'sign') return [SIGN, step.sign.charCodeAt(0)];
    if (step.do === 'gap') return [GAP];
    if (step.do === 'some') return [SOME, step.of, step.least, Math.min(step.most, ANY_NUMBER)];
    if (step.do === 'fill') return [FILL, step.of, indexIn(nots, step.not)];
    if (step.do === 'open') return [OPEN, indexIn(slots, step.slot)];
    if (step.do === 'close') return [CLOSE, indexIn(slots, step.slot)];
    if (step.do === 'end') return [END];
    return step.to.length === 1 ? [JUMP, step.to[0]!] : [GO, branches.push(branchesOf(step)) - 1];
  };
  const code = new Int32Array(steps.length * WIDTH);
  for (const [at, step] of steps.entries()) code.set(numbers(step), at * WIDTH);
  return { steps: code, branches, slots, nots };
}

function branchesOf({ by, else: otherwise }: Extract<Step, { do: 'go' }>): Branches {
  const lists = [otherwise];
  const kinds = new Uint16Array(PLAIN_SIGNS);
  const rare = new Map<number, readonly number[]>();
  for (const [sign, places] of by) {
    const code = sign.charCodeAt(0);
    if (code >= PLAIN_SIGNS) rare.set(code, places);
    else kinds[code] = lists.push(places) - 1;
  }
  return { kinds, lists, rare, else: otherwise };
}

/** Where to go on by the sign of this code. */
export const branchAt = ({ kinds, lists, rare, else: otherwise }: Branches, code: number): readonly number[] =>
  code < PLAIN_SIGNS ? lists[kinds[code]!]! : (rare.get(code) ?? otherwise);
