/** How many forms are looked at closely. */
const MOST = 4;

/** The forms of a run that leave least unexplained, best first; of equal ones the one found first. */
export interface Leaders {
  forms: number[];
  costs: number[];
  count: number;
}

export const noLeaders = (): Leaders => ({ forms: [-1, -1, -1, -1], costs: [0, 0, 0, 0], count: 0 });

/** Puts a form in its place whose cost has just become this, never more than it was. `rank` is the order in which forms were found. */
export function lead(top: Leaders, form: number, cost: number, rank: Int32Array): void {
  if (top.count === MOST && cost > top.costs[MOST - 1]!) return;
  place(top, form, cost, rank);
}

function place(top: Leaders, form: number, cost: number, rank: Int32Array): void {
  const { forms, costs } = top;
  let at = 0;
  while (at < top.count && forms[at] !== form) at++;
  if (at === MOST) {
    if (cost === costs[MOST - 1]! && rank[form]! > rank[forms[MOST - 1]!]!) return;
    at = MOST - 1;
  } else if (at === top.count) top.count++;
  for (; at > 0 && (cost < costs[at - 1]! || (cost === costs[at - 1]! && rank[form]! < rank[forms[at - 1]!]!)); at--) {
    forms[at] = forms[at - 1]!;
    costs[at] = costs[at - 1]!;
  }
  forms[at] = form;
  costs[at] = cost;
}
