/** Longer texts are asked about once. */
const MOST_LETTERS = 60;

/** A pure function of short texts that remembers its last answers, `most` of them at least and never more than twice as many. Nobody may change an answer. */
export function keepMany<Answer>(of: (text: string) => Answer, most: number): (text: string) => Answer {
  let young = new Map<string, Answer>();
  let old = new Map<string, Answer>();
  return (text) => {
    if (text.length > MOST_LETTERS) return of(text);
    const known = young.get(text);
    if (known !== undefined) return known;
    const answer = old.get(text) ?? of(text);
    if (young.size >= most) {
      old = young;
      young = new Map();
    }
    young.set(text, answer);
    return answer;
  };
}
