import { chartOf } from '../frames/understand.js';
import type { Intent } from '../intents/intent.js';
import { relationOf } from '../relation/heed-relation.js';
import type { Relation } from '../relation/relations.js';
import { lastEntries, stems } from '../targets.js';
import type { TurnContext } from '../turn-context.js';
import { isOfSomethingElse } from './of-something-else.js';
import { sumOf, takes } from './said-so.js';
import { slottedIn } from './slotted-in.js';

/** At most so likely any word fills a slot; at least so likely it is only a remark, less so where food would go, or a question. */
const [MOST, REMARK, RATHER, ASK] = [0.12, 0.9, 0.6, 0.8];

/**
 * What would change what stands although none of its words fills a slot: "you got the coke right" takes nothing away, and "where is the coke"
 * is answered by what was counted.
 */
export function heedingQuiet(intents: Intent[], context: TurnContext): Intent[] {
  if (intents.length === 0 || isOfSomethingElse(context)) return intents;
  const isLost = intents.every(({ type }) => LOST.has(type));
  const named = isLost || intents.every(({ type }) => CHANGES.has(type)) ? namedFood(context) : null;
  if (named === null) return intents;
  const found = relationOf(context);
  const { fillers, most } = slottedIn(context);
  if (!found || fillers.length > 0 || most > MOST) return intents;
  if (sumOf(found.related, REMARKS) >= (intents.every(takes) ? RATHER : REMARK)) return [{ type: 'chat', what: 'noted' }];
  if (!isLost || sumOf(found.related, ASKS) < ASK) return intents;
  return found.entry.kind === 'meal' ? [{ type: 'question', topic: { about: 'logged', words: named, nutrient: 'calories' } }] : intents;
}

const CHANGES: ReadonlySet<Intent['type']> = new Set(['edit', 'plan']);
const LOST: ReadonlySet<Intent['type']> = new Set(['check', 'ask-what', 'not-understood']);
const REMARKS: ReadonlySet<Relation> = new Set<Relation>(['remark']);
const ASKS: ReadonlySet<Relation> = new Set<Relation>(['ask']);

/** The food or training that was told last and that a text names; null where it names none. */
function namedFood(context: TurnContext): string | null {
  const [entry] = lastEntries(context);
  if (!entry) return null;
  const said = new Set(chartOf(context).tokens.flatMap(({ word }) => stems(word)));
  const names = entry.kind === 'meal' ? entry.items.map(({ name }) => name) : [entry.activity];
  return names.find((name) => stems(name).some((word) => said.has(word))) ?? null;
}
