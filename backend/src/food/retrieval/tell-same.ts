import { dataFile } from '../data-files.js';
import { stemWord } from '../words.js';

interface Rule {
  all: readonly string[];
  same: readonly string[];
}

let rules: Map<string, Rule[]> | null = null;

/** Words that tell the same as what a name holds: of a name with "fast food", "drive through" and its chains. */
export function tellSame(name: ReadonlySet<string>): string[] {
  rules ??= read();
  const out: string[] = [];
  for (const stem of name) for (const { all, same } of rules.get(stem) ?? []) if (all.every((one) => name.has(one))) out.push(...same);
  return out;
}

/** Whether a name with this word may tell more. */
export function tellsSame(stem: string): boolean {
  rules ??= read();
  return rules.has(stem);
}

function read(): Map<string, Rule[]> {
  const found = new Map<string, Rule[]>();
  for (const line of dataFile('synonyms.tsv').trimEnd().split('\n').slice(1)) {
    const [all, same] = line.split('\t').map((cell) => cell.split(' ').map(stemWord)) as [string[], string[]];
    const rule = { all, same };
    found.set(all[0]!, [...(found.get(all[0]!) ?? []), rule]);
  }
  return found;
}
