import { readText } from '../../reading/index.js';
import { chartOf } from '../frames/understand.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import { intentsOfReading } from '../intents/of-reading.js';
import { isJustSet } from '../just-set.js';
import { openQuestion } from '../questions/ask.js';
import { taggedOf } from '../tagger/tagged.js';
import { toldOf } from '../tagger/told-of.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { entryBefore } from './entry-before.js';
import { ownIn } from './own.js';

/** How likely a text must tell something of its own: to leave what it logs as it was read, and to be logged though it was heard to be said of what stands. */
const [LEFT, TAKEN] = [0.9, 0.97];

/**
 * What a text logs that tells a meal or training of its own behind another: it is left as it was read, and read where it was heard to change
 * what stands; null where it may be said of that.
 */
export function heedingOwn(intents: Intent[], context: TurnContext): Intent[] | null {
  if (intents.length === 0 || context.heard.goesOn || context.text.startsWith('/')) return null;
  if (openQuestion(context) !== null || isJustSet(context)) return null;
  const logs = intents.every(({ type }) => LOGS.has(type));
  if ((!logs && !intents.every(isOfBefore)) || !entryBefore(context)) return null;
  const own = ownIn(context);
  if (logs) return own < LEFT ? null : intents;
  if (own < TAKEN) return null;
  return loggedOf(context.text, context) ?? loggedOf(toldOf(context.text, taggedOf(chartOf(context), context.lang)).alone, context);
}

/** What words log, read by themselves; null where they do not only log, or what is in no table. */
function loggedOf(text: string, context: TurnContext): Intent[] | null {
  const reading = readText(text, readingContext(context.snapshot, context.now), context.table);
  const known = reading.meals.every(({ items }) => items.every(({ nutrients }) => nutrients !== null));
  const taken = known ? intentsOfReading(reading, { ...context, text, reading }, null) : [];
  const logs = taken.some(({ type }) => LOGS.has(type)) && taken.every(({ type }) => LOGS.has(type) || type === 'chat');
  return logs ? taken : null;
}

const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);
/** What a food was and how much of it; what is told besides may join what stands. */
const isOfBefore = (intent: Intent): boolean =>
  (intent.type === 'edit' && OF_A_FOOD.has(intent.change.is)) ||
  intent.type === 'check' ||
  (intent.type === 'ask-what' && intent.about === 'wrong');
const OF_A_FOOD: ReadonlySet<Change['is']> = new Set(['say', 'number', 'amount', 'by', 'replace', 'replace-all', 'note', 'scale', 'size']);
