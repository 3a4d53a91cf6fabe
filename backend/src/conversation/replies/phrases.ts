/** All words we say, in one language. */
export interface Phrases {
  hint: string;
}
