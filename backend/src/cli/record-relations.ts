import { applyOutcome } from '../conversation/apply.js';
import { normalise } from '../conversation/normalise.js';
import { hostOf, toldOf } from '../conversation/relation/pair.js';
import { writtenHost, writtenTold } from '../conversation/relation/corpus.js';
import { turn } from '../conversation/turn.js';
import { readText } from '../reading/index.js';
import { readingContext } from '../conversation/turn-context.js';
import { worldOf } from './converse-world.js';

/**
 * A table of nlp-fixtures/relations with what is made today of the texts of each row: what stands after the first, and what the second is
 * read as by itself. Rows of whose first text nothing is logged are left out, and told.
 */
export function recordedRelations(table: string): { table: string; left: string[] } {
  const [head, ...rows] = table.trimEnd().split('\n');
  const left: string[] = [];
  const kept = rows.flatMap((line) => {
    const [relation, hand, minutes, first = '', text = ''] = line.split('\t');
    const { snapshot, now } = worldOf({ local: '2025-06-10T12:40' });
    const heard = { id: 't1', text: first, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
    const entry = applyOutcome(snapshot, turn(heard, snapshot, now), heard, now).entries.at(-1);
    if (!entry) {
      left.push(line);
      return [];
    }
    const told = toldOf(readText(normalise(text).text, readingContext(snapshot, now)));
    return [[relation, hand, minutes, first, text, writtenHost(hostOf(entry)), writtenTold(told)].join('\t')];
  });
  return { table: `${[head, ...kept].join('\n')}\n`, left };
}
