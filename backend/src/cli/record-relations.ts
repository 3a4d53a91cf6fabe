import { applyOutcome } from '../conversation/apply.js';
import { normalise } from '../conversation/normalise.js';
import { hostOf, type Pair, toldOf } from '../conversation/relation/pair.js';
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
    const recorded = recordedPair(first, text);
    if (!recorded) {
      left.push(line);
      return [];
    }
    return [[relation, hand, minutes, first, text, writtenHost(recorded.host), writtenTold(recorded.told)].join('\t')];
  });
  return { table: `${[head, ...kept].join('\n')}\n`, left };
}

/** What stands after a first text, and what a second is read as by itself; null where nothing is logged of the first. */
export function recordedPair(first: string, text: string): Pick<Pair, 'host' | 'told'> | null {
  const { snapshot, now } = worldOf({ local: '2025-06-10T12:40' });
  const heard = { id: 't1', text: first, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
  const entry = applyOutcome(snapshot, turn(heard, snapshot, now), heard, now).entries.at(-1);
  return entry ? { host: hostOf(entry), told: toldOf(readText(normalise(text).text, readingContext(snapshot, now))) } : null;
}
