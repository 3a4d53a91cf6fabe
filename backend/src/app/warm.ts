/** What is made when it is first asked for, and takes a second of a processor's time. */
export interface Warmed {
  /** The thread in which texts are understood; null: that happens in the process itself. */
  understanding: { warm(): void } | null;
  /** A model whose answers the process grounds itself; null: nobody asks one. */
  model: unknown;
  foods: { current(): unknown };
}

/** Makes before the first text comes what it would wait for, and all who text meanwhile: the tables of the thread, and of the process where it uses them. */
export function warm({ understanding, model, foods }: Warmed): void {
  understanding?.warm();
  if (understanding === null || model !== null) foods.current();
}
