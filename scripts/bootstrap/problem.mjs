/** Something the person at the keyboard can mend: `message` is one plain line that says what is wrong and what to do. */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * Prints a problem as its one line, anything else with its stack, and returns the exit code.
 * @param {unknown} error
 */
export function report(error) {
  console.error(error instanceof Problem ? `mealtext: ${error.message}` : error);
  return 1;
}
