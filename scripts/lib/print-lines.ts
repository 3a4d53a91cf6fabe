/** A figure beside what is wanted of it. */
export interface Line {
  name: string;
  figure: number;
  unit: string;
  atMost?: number;
}

/** Prints lines of `{ name, figure, unit, atMost? }`, each beside what is wanted. True when every one is within it. */
export function printLines(lines: Line[]): boolean {
  let good = true;
  for (const { name, figure, unit, atMost } of lines) {
    const pass = atMost === undefined || figure <= atMost;
    good &&= pass;
    const shown = `${Number.isInteger(figure) ? figure : figure.toFixed(Math.abs(figure) < 10 ? 2 : 0)} ${unit}`.trim();
    console.log(
      `${name.padEnd(48)}${shown.padStart(12)}${(atMost === undefined ? '' : `≤ ${atMost}`).padStart(10)}  ${pass ? '' : 'MISS'}`.trimEnd(),
    );
  }
  return good;
}
