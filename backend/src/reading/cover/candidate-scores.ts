import type { FoodIndex } from '../../food/retrieval/food-index.js';
import { WEIGHTS } from '../../food/retrieval/weights.js';
import type { Element } from './element.js';

/** The names that explain most of a run, best first, while it grows word by word. */
export interface Leaders {
  forms: Int32Array;
  /** Cost without that of the words which no name explains. */
  costs: Float32Array;
  count: number;
}

const MOST_LEADERS = 9;

interface Scratch {
  gain: Float32Array;
  stamp: Int32Array;
  touched: Int32Array;
  touchedCount: number;
  turn: number;
}
const scratches = new WeakMap<FoodIndex, Scratch>();

function scratchOf(index: FoodIndex): Scratch {
  let own = scratches.get(index);
  if (!own) {
    const size = index.base.length;
    own = { gain: new Float32Array(size), stamp: new Int32Array(size), touched: new Int32Array(size), touchedCount: 0, turn: 0 };
    scratches.set(index, own);
  }
  return own;
}

/** Scores every name against a run that grows to the right. One at a time for an index: `close` it before the next. */
export class CandidateScores {
  readonly leaders: Leaders = { forms: new Int32Array(MOST_LEADERS), costs: new Float32Array(MOST_LEADERS), count: 0 };
  readonly #index: FoodIndex;
  readonly #scratch: Scratch;
  readonly #said = new Set<string>();

  constructor(index: FoodIndex) {
    this.#index = index;
    this.#scratch = scratchOf(index);
  }

  /** Takes a word into the run. */
  add({ stems, held, within }: Element): void {
    const { gain: gains, stamp, touched } = this.#scratch;
    const turn = ++this.#scratch.turn;
    const { base } = this.#index;
    const { leaders } = this;
    for (let s = 0; s < stems.length; s++) {
      const posting = held![s];
      if (!posting) continue;
      const { stem, cost } = stems[s]!;
      const again = this.#said.has(stem);
      this.#said.add(stem);
      const { forms, unsaid } = posting;
      const ofOther = within * (1 - WEIGHTS.otherName) - cost;
      for (let k = 0; k < forms.length; k++) {
        const form = forms[k]!;
        // what it may be besides counts once for a name
        if (stamp[form] === turn) continue;
        const saved = unsaid[k]!;
        const gain = again ? within : saved > 0 ? within + saved - cost : ofOther;
        if (gain <= 0) continue;
        stamp[form] = turn;
        if (gains[form] === 0) touched[this.#scratch.touchedCount++] = form;
        gains[form]! += gain;
        const left = base[form]! - gains[form]!;
        if (leaders.count < MOST_LEADERS || left < leaders.costs[MOST_LEADERS - 1]!) this.#lead(form, left);
      }
    }
  }

  #lead(form: number, cost: number): void {
    const { leaders } = this;
    const { forms, costs } = leaders;
    // one that is among them already has become cheaper
    let at = -1;
    for (let k = 0; k < leaders.count; k++)
      if (forms[k] === form) {
        at = k;
        break;
      }
    if (at < 0) {
      if (leaders.count < MOST_LEADERS) at = leaders.count++;
      else at = MOST_LEADERS - 1;
    }
    while (at > 0 && costs[at - 1]! > cost) {
      forms[at] = forms[at - 1]!;
      costs[at] = costs[at - 1]!;
      at--;
    }
    forms[at] = form;
    costs[at] = cost;
  }

  /** Cost of a name for the run so far, like those of the leaders. */
  costOf(form: number): number {
    return this.#index.base[form]! - this.#scratch.gain[form]!;
  }

  /** Forgets the run. */
  clear(): void {
    const scratch = this.#scratch;
    for (let k = 0; k < scratch.touchedCount; k++) scratch.gain[scratch.touched[k]!] = 0;
    scratch.touchedCount = 0;
    this.leaders.count = 0;
    this.#said.clear();
  }
}
