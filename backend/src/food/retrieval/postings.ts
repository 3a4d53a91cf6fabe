/** Which names hold a word, and what it is in each. */
export interface Posting {
  /** Indexes of forms, ascending. */
  forms: Int32Array;
  /** What it costs the form when this word is left unsaid; 0 where it is a word of another name of the same food. */
  unsaid: Float32Array;
  /** How telling the word is: the fewer foods are named with it, the more. */
  idf: number;
}

/** Takes what stands in forms, form by form, and hands it back by stem: one block of memory for all, with a window for each. */
export interface PostingsDraft {
  /** A stem of a form, by its number; false where the form has it already. */
  post: (stem: number, form: number, unsaid: number) => boolean;
  /** `idf` by the number of a stem. */
  done: (stems: readonly string[], idf: (stem: number) => number) => ReadonlyMap<string, Posting>;
}

export function postingsDraft(): PostingsDraft {
  const posted: { stem: number[]; form: number[]; unsaid: number[] } = { stem: [], form: [], unsaid: [] };
  /** By stem: one more than the last form that has it, and how many have it. */
  const [last, count]: [number[], number[]] = [[], []];
  return {
    post(stem, form, unsaid) {
      while (last.length <= stem) {
        last.push(0);
        count.push(0);
      }
      if (last[stem] === form + 1) return false;
      last[stem] = form + 1;
      count[stem]!++;
      posted.stem.push(stem);
      posted.form.push(form);
      posted.unsaid.push(unsaid);
      return true;
    },
    done(stems, idf) {
      const next = new Int32Array(stems.length);
      for (let stem = 1; stem < stems.length; stem++) next[stem] = next[stem - 1]! + (count[stem - 1] ?? 0);
      const from = next.slice();
      const [forms, unsaid] = [new Int32Array(posted.stem.length), new Float32Array(posted.stem.length)];
      posted.stem.forEach((stem, k) => {
        const at = next[stem]!++;
        forms[at] = posted.form[k]!;
        unsaid[at] = posted.unsaid[k]!;
      });
      const postings = new Map<string, Posting>();
      stems.forEach((stem, number) => {
        const [begin, end] = [from[number]!, next[number]!];
        if (end > begin) postings.set(stem, { forms: forms.subarray(begin, end), unsaid: unsaid.subarray(begin, end), idf: idf(number) });
      });
      return postings;
    },
  };
}
