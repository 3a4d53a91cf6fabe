/** Of the words compared so far: grown where one is longer. Three rows, for neighbours that changed places. */
let rows = [new Uint8Array(32), new Uint8Array(32), new Uint8Array(32)] as const;

/** Edits between two words, neighbours that changed places counting one; 3 stands for more than two. */
export function editDistance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  if (b.length >= rows[0].length) rows = [new Uint8Array(2 * b.length), new Uint8Array(2 * b.length), new Uint8Array(2 * b.length)];
  let [before, row, next] = rows;
  // What is far off stays so: small numbers suffice.
  for (let j = 0; j <= b.length; j++) row[j] = Math.min(j, 200);
  for (let i = 1; i <= a.length; i++) {
    next[0] = Math.min(i, 200);
    let least = next[0];
    const letter = a.charCodeAt(i - 1);
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1);
      let value = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (letter === other ? 0 : 1));
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) value = Math.min(value, before[j - 2]! + 1);
      next[j] = value;
      if (value < least) least = value;
    }
    if (least > 2) return 3;
    [before, row, next] = [row, next, before];
  }
  return Math.min(3, row[b.length]!);
}
