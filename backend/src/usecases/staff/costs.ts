/** What things cost in US dollars; null: unknown. */
export interface Costs {
  segment: number | null;
  /** One token into the model, and one out of it. */
  tokenIn: number | null;
  tokenOut: number | null;
}

/** Of a text of ours. */
export const textCost = ({ segment }: Costs, segments: number): number | null => (segment === null ? null : segment * segments);

/** Of a reading; null also when no model read. */
export function readingCost({ tokenIn, tokenOut }: Costs, tokensIn: number | null, tokensOut: number | null): number | null {
  if (tokenIn === null || tokenOut === null || tokensIn === null || tokensOut === null) return null;
  return tokenIn * tokensIn + tokenOut * tokensOut;
}
