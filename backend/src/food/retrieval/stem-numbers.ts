/** Stems by a number each, in the order in which they came. */
export interface StemNumbers {
  of: (stem: string) => number;
  stems: readonly string[];
}

export function stemNumbers(): StemNumbers {
  const stems: string[] = [];
  const numbers = new Map<string, number>();
  const of = (stem: string): number => {
    let number = numbers.get(stem);
    if (number === undefined) {
      number = stems.push(stem) - 1;
      numbers.set(stem, number);
    }
    return number;
  };
  return { of, stems };
}
