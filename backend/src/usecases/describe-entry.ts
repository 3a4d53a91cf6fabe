import { itemText } from '../conversation/replies/amount-text.js';
import type { Entry } from '../domain/entry.js';

/** An entry in a few words, as replies say it: "2 scrambled eggs, 1 toast", "running". */
export function describeEntry(entry: Entry): string {
  return entry.kind === 'workout' ? entry.activity : entry.items.map((item) => itemText(item, 'en')).join(', ');
}
