/** Something judged by weights that saw nothing of its hand: how likely they were, and whether they were right. */
export interface Judgement {
  chance: number;
  right: boolean;
}

/** Who wrote the texts of a corpus. */
export const handsOf = (corpus: readonly { hand: string }[]): string[] => [...new Set(corpus.map(({ hand }) => hand))];

/** One line: for each level, what share of `all` is at least so likely, and what share of that is right. */
export const levelsOf = (judged: readonly Judgement[], levels: readonly number[], all: string): string =>
  levels
    .map((level) => {
      const those = judged.filter(({ chance }) => chance >= level);
      return `from ${level}: ${percent(those.length, judged.length)} of ${all}, right ${percent(those.filter(({ right }) => right).length, those.length)}`;
    })
    .join('; ');

export const percent = (some: number, all: number): string => (all === 0 ? '-' : `${((100 * some) / all).toFixed(1)} %`);
