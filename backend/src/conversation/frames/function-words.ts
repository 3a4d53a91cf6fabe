/** Concepts whose words are no beginning of a food's name. */
export const FUNCTION_WORDS: readonly string[] =
  'only be it correct off on in to for not add remove delete swap make eat filler and with says left theirs gave shared undo redo lacking not-eat when-join'.split(
    ' ',
  );
