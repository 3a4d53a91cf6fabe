/** A regular expression: what stands between its slashes and behind them. */
export interface Expression {
  source: string;
  flags: string;
}

/** One with where it was found. */
export interface PlacedExpression extends Expression {
  place: string;
}
