/** A stretch of the text explained by one proposal, at a cost: the lower the better. */
export interface Arc<T> {
  from: number;
  to: number;
  cost: number;
  value: T;
}

export interface Cover<T> {
  arcs: readonly Arc<T>[];
  cost: number;
  /** Tokens that nothing explains. */
  left: readonly number[];
}

/**
 * The cheapest way to explain a text from end to end: proposals at their cost, and words that nothing explains at what they tell
 * (`weight` of a token; 0 for what says nothing). Linear in tokens and arcs.
 */
export function cheapestCover<T>(
  length: number,
  arcs: readonly Arc<T>[],
  weight: (at: number) => number,
  free: readonly Arc<null>[] = [],
): Cover<T> {
  const best: { cost: number; by: Arc<T> | Arc<null> | null; before: number }[] = [{ cost: 0, by: null, before: -1 }];
  const ending = new Map<number, (Arc<T> | Arc<null>)[]>();
  for (const arc of [...free, ...arcs]) ending.set(arc.to, [...(ending.get(arc.to) ?? []), arc]);
  for (let at = 1; at <= length; at += 1) {
    let now = { cost: best[at - 1]!.cost + weight(at - 1), by: null as Arc<T> | Arc<null> | null, before: at - 1 };
    for (const arc of ending.get(at) ?? []) {
      const cost = best[arc.from]!.cost + arc.cost;
      if (cost < now.cost || (cost === now.cost && now.by === null)) now = { cost, by: arc, before: arc.from };
    }
    best.push(now);
  }
  const used: Arc<T>[] = [];
  const left: number[] = [];
  for (let at = length; at > 0; at = best[at]!.before) {
    const { by, before } = best[at]!;
    if (by === null) {
      if (weight(before) > 0) left.unshift(before);
    } else if (by.value !== null) used.unshift(by as Arc<T>);
  }
  return { arcs: used, cost: best[length]!.cost, left };
}
