import type { Token } from './tokens.js';

/** A token of a clause in which amounts are put together. What is no amount is a `token`. */
export type Piece = TokenPiece | AmountPiece | EnergyPiece | ModPiece;

/** "650 cal": the user's own energy; `each`: of every piece, as in "55 cal each", `pack` or pack, as in "100 calorie pack". */
export interface EnergyPiece {
  type: 'energy';
  value: number;
  /** "30g protein": what it holds, grams. */
  nutrient: 'calories' | 'protein' | 'carbs' | 'fat' | 'sugar' | 'other';
  each: boolean;
  pack: boolean;
  from: number;
  to: number;
}

/** "no cheese", "light ice": changes the item before it and is no food of its own. */
export interface ModPiece {
  type: 'mod';
  text: string;
  from: number;
  to: number;
}

export interface TokenPiece {
  type: 'token';
  token: Token;
  /** A number or multiple that is part of a name ("7 up", "double double"). */
  named?: boolean;
}

export interface AmountPiece {
  type: 'amount';
  /** The number said: 2, 0.5, 126. */
  value: number;
  /** Canonical measure (`g`, `cup`, `floz`); null: a bare number. */
  measure: string | null;
  /** "a", "an", "un": said in passing. */
  article: boolean;
  /** "half of", "a third of a": a share. */
  share: boolean;
  /** "few", "some", a range: not meant to the last one. */
  vague: boolean;
  /** Of each, not of all: "5 oz each". */
  each: boolean;
  /** What the food said before it weighs: "a chop weighing 5 oz". */
  whole: boolean;
  /** "double", "triple": times the usual. */
  times: boolean;
  /** "Mcchicken x2": it is of what stands right before it. */
  behind?: boolean;
  from: number;
  to: number;
}
