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
import { sharedOf } from './features.js';
import { ownIn } from './own.js';

/** How likely a text must tell something of its own: to leave what it logs as it was read, and to be logged though it was heard to be said of what stands. */
const [LEFT, TAKEN] = [0.9, 0.93];

/**
 * What a text logs that tells a meal or training of its own behind another: it is left as it was read, and read where it was heard to change
 * what stands; null where it may be said of that.
 */
export function heedingOwn(intents: Intent[], context: TurnContext): Intent[] | null {
  if (intents.length === 0 || context.heard.goesOn || context.text.startsWith('/')) return null;
  // What somebody asked us last may be asked on about; it is no question of ours.
  const open = openQuestion(context);
  if ((open !== null && open.ask !== 'topic') || isJustSet(context)) return null;
  const logs = intents.every(({ type }) => LOGS.has(type));
  if (
    (!logs && !(intents.some(isOfBefore) && intents.every((intent) => isOfBefore(intent) || isAddition(intent)))) ||
    !entryBefore(context) ||
    namesNumber(context)
  )
    return null;
  const own = ownIn(context);
  if (own < (logs ? LEFT : TAKEN) || saysAgain(context) || (!logs && asksToChange(context))) return null;
  if (logs) return ((own < TAKEN || isRead(intents, context) ? null : loggedOf(context.text, context)) ?? intents).map(apart);
  return loggedOf(context.text, context) ?? loggedOf(toldOf(context.text, taggedOf(chartOf(context), context.lang)).alone, context);
}

/** "Half cup of rice, one cup of beans", behind rice and beans: all foods stand already, and no other time is told. */
function saysAgain(context: TurnContext): boolean {
  const { entry, pair } = entryBefore(context)!;
  const { foods } = pair.told;
  const stands = (code: string | null): boolean =>
    entry.kind === 'meal' && code !== null && entry.items.some(({ food }) => food !== null && sharedOf(code, food) >= KIN);
  return foods.length > 0 && foods.every(({ code }) => stands(code)) && !spansOf(context).some(({ kind }) => TIMES.has(kind));
}
/** So many signs of a code tell foods of one name. */
const KIN = 6;
const TIMES: ReadonlySet<string> = new Set(['meal', 'day', 'time', 'weekday', 'when', 'another', 'more', 'again', 'seconds', 'followed']);

/** "Correction to #17". */
const namesNumber = (context: TurnContext): boolean => chartOf(context).tokens.some(({ word }) => word.startsWith('#'));

/** "Switch that over to lentil soup". */
const asksToChange = (context: TurnContext): boolean => spansOf(context).some(({ kind }) => CHANGES.has(kind));
const CHANGES: ReadonlySet<string> = new Set(['swap', 'delete', 'undo', 'move']);
const spansOf = (context: TurnContext) => chartOf(context).at.flat();

/** Whether it was read from all words; else a rule made more of some of them, of what stands: "10 min later" is no ten of it. */
const isRead = (intents: readonly Intent[], { reading }: TurnContext): boolean =>
  reading !== null || intents.some((intent) => intent.type === 'log-meal' && (intent.copyOf !== undefined || intent.joins !== undefined));

/** "Then at 10 a banana": with an hour of its own, it joins nothing. */
const apart = (intent: Intent): Intent =>
  intent.type === 'log-meal' && intent.continues && intent.time !== null ? { ...intent, continues: false } : intent;

/** What words log, read as if nothing stood; null where they do not only log, or what is in no table. */
function loggedOf(text: string, given: TurnContext): Intent[] | null {
  const context = { ...given, snapshot: { ...given.snapshot, entries: [] } };
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
/** "A turkey wrap, left a third of it": told besides, with a change of it. */
const isAddition = (intent: Intent): boolean => intent.type === 'edit' && intent.change.is === 'add';
const OF_A_FOOD: ReadonlySet<Change['is']> = new Set(['say', 'number', 'amount', 'by', 'replace', 'replace-all', 'note', 'scale', 'size']);
