/** A pure function that remembers its last answer: for what is asked again and again about the same text or moment. */
export function keepLast<Given extends readonly unknown[], Answer>(of: (...given: Given) => Answer): (...given: Given) => Answer {
  let last: { given: Given; answer: Answer } | null = null;
  return (...given) => {
    if (last === null || !given.every((one, i) => one === last!.given[i])) last = { given, answer: of(...given) };
    return last.answer;
  };
}
