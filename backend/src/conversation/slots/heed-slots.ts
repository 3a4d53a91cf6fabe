import type { Entry } from '../../domain/entry.js';
import { understand } from '../frames/understand.js';
import type { Intent } from '../intents/intent.js';
import type { Act } from '../recogniser/acts.js';
import { actOf } from '../recogniser/recognise.js';
import { isOtherTraining, relationOf } from '../relation/heed-relation.js';
import type { Related } from '../relation/relate.js';
import type { Relation } from '../relation/relations.js';
import { hasSafetyNote } from '../safety/note.js';
import type { TurnContext } from '../turn-context.js';
import { intentsOfSlots } from './fills.js';
import { howHeard, LEAST, LEAST_TAKEN } from './how-heard.js';
import { isOfSomethingElse } from './of-something-else.js';
import { outcomeOf } from './outcome-of.js';
import { explainsTooMuch, isRightAsHeard } from './right-as-heard.js';
import { speaksFor, sumOf, takes } from './said-so.js';
import { slottedIn } from './slotted-in.js';

/** What changes more tells a meal of its own. */
const MOST_FILLERS = 12;

/**
 * What a text that is said of what stands makes of it, by what each of its words fills: taken where nothing was understood, and against what
 * was heard where that comes to something else and all words are sure.
 */
export function heedingSlots(intents: Intent[], context: TurnContext): Intent[] {
  if (intents.length === 0 || isOfSomethingElse(context)) return intents;
  const how = howHeard(intents, context);
  if (how === null || hasSafetyNote(context)) return intents;
  const found = relationOf(context);
  if (!found || asks(found.related, context) || intents.some((intent) => isOtherTraining(intent, found.entry))) return intents;
  const { talk } = understand(context);
  const slotted = slottedIn(context);
  if (slotted.fillers.length === 0 || slotted.fillers.length > MOST_FILLERS) return intents;
  const taken = intentsOfSlots({ fillers: slotted.fillers, entry: found.entry, swaps: swaps(found.related), talk });
  if (!taken || isOfOther(taken, talk.scope)) return intents;
  const support = speaksFor(taken, found.related);
  const least =
    (how === 'lost' || how === 'other') && taken.some(takes) && !intents.some(mayTake)
      ? LEAST_TAKEN[intents.every(({ type }) => TALK.has(type)) ? 'talk' : 'told']
      : LEAST[how === 'explained' && explainsTooMuch(intents, taken) ? 'edit' : how];
  if (slotted.chance < least.chance || support < least.support || slotted.chance + support < least.both) return intents;
  if (isRightAsHeard({ how, intents, taken, slotted, entry: found.entry, context })) return intents;
  const [now, before] = [outcomeOf(taken, context), outcomeOf(intents, context)];
  return now === null || now === before ? intents : [...taken];
}

const TALK: ReadonlySet<Intent['type']> = new Set(['not-understood', 'ask-what', 'check', 'chat']);
/** It would be asked whether to take it away. */
const mayTake = (intent: Intent): boolean => intent.type === 'check' && intent.choices.some((all) => all.some(takes));

/** "Did you get the coke" changes nothing: a question by how it stands to what was told, or by its wording. */
function asks(related: Related, context: TurnContext): boolean {
  const { act, chance } = actOf(context);
  return sumOf(related, ASKS) > ASKED || (ASKING.has(act) && chance > ASKED_BY_WORDS);
}
const ASKS: ReadonlySet<Relation> = new Set<Relation>(['ask']);
const ASKING: ReadonlySet<Act> = new Set<Act>(['ask-left', 'ask-day', 'ask-past', 'ask-food', 'ask-advice', 'ask-goal']);
const [ASKED, ASKED_BY_WORDS] = [0.4, 0.5];

/** Whether another food is rather named instead than a kind of it. */
export const swaps = (related: Related): boolean =>
  sumOf(related, new Set<Relation>(['swap'])) > sumOf(related, new Set<Relation>(['kind']));

/** An entry is named as a whole, and another would be changed. */
const isOfOther = (intents: readonly Intent[], scope: Entry | null): boolean =>
  scope !== null &&
  intents.some(
    (intent) =>
      (intent.type === 'edit' || intent.type === 'delete') &&
      intent.target?.by === 'numbers' &&
      !intent.target.numbers.includes(scope.number),
  );
