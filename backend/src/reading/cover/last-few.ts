/** The numbers that were put in last. */
export class LastFew extends Set<number> {
  readonly #most: number;

  constructor(most: number) {
    super();
    this.#most = most;
  }

  override add(value: number): this {
    super.add(value);
    if (this.size > this.#most) this.delete(this.values().next().value!);
    return this;
  }
}
