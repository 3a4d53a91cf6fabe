import type { Entry } from '../../domain/entry.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import { askingChart } from '../asking/asking-chart.js';
import { ownLanguages } from '../asking/languages-of.js';
import { isJustSet } from '../just-set.js';
import { handle } from '../intents/registry.js';
import { openQuestion } from '../questions/ask.js';
import { isOfAnotherDay } from '../frames/of-another-day.js';
import { chartOf } from '../frames/understand.js';
import { tellsOfOthers } from '../frames/tells-of-others.js';
import { lastEntries, resolveTarget, stems } from '../targets.js';
import type { TurnContext } from '../turn-context.js';
import { slottedIn } from '../slots/slotted-in.js';
import { doubted } from './doubted.js';
import { namedOfIt } from './fills/less.js';
import { filled } from './fills/in-a-clause.js';
import { type Before, entryBefore } from './entry-before.js';
import { ownIn } from './own.js';
import type { Pair } from './pair.js';
import { relate, type Related } from './relate.js';
import { type Heard, wantedOf } from './wanted.js';

const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);

/** What a text was heard to be; null for what is never put in question. */
function heardOf(intents: readonly Intent[], entry: Entry, context: TurnContext): Heard | null {
  if (intents.every((intent) => isLost(intent, context))) return 'lost';
  // Training without a length is asked about.
  if (intents.every((intent) => intent.type === 'log-workout' && intent.calories === null))
    return entry.kind === 'workout' ? ['more'] : null;
  if (intents.every((intent) => intent.type === 'check' && intent.choices.flat().some(({ type }) => LOGS.has(type)))) return 'asked';
  if (intents.some(({ type }) => LOGS.has(type)) && intents.every((intent) => intent.type === 'edit' || mayBeOf(intent, entry, context)))
    return ['more'];
  if (intents.every((intent) => (intent.type === 'chat' && PASSED.has(intent.what)) || skipsIt(intent, entry, context)))
    return takesLeave(context) || spansOf(context).some(({ kind }) => kind === 'no-more') ? null : ['remark'];
  // "Wrong app, that was for the grocery list" tells no kind of food.
  if (intents.every((intent) => intent.type === 'edit' && TELLS_WHAT.has(intent.change.is))) return 'told';
  return null;
}

/** Food or training that does not join what stands, and of which nothing says that it was another time. */
function mayBeOf(intent: Intent, entry: Entry, context: TurnContext): boolean {
  // What stands on another day is not what today's is told of, unless it was just told.
  if (entry.localDate !== context.today && !isSaidOf(context)) return false;
  if (intent.type === 'log-workout') return entry.kind === 'workout' && intent.day === 0 && intent.time === null;
  if (intent.type !== 'log-meal' || entry.kind !== 'meal' || intent.continues || intent.joins !== undefined || intent.copyOf !== undefined)
    return false;
  const otherMeal = intent.meal !== null && intent.meal !== entry.meal;
  // Who gives figures, or the amount of each of several foods, tells of a meal of its own.
  const figured = [...intent.items, ...entry.items].some(({ source }) => source === 'user');
  const counted = intent.items.length > 1 && intent.items.every(({ assumed }) => !assumed);
  return intent.day === 0 && intent.time === null && !otherMeal && !figured && !counted;
}

/** All but surely said of what was told a moment ago. */
function isSaidOf(context: TurnContext): boolean {
  const before = entryBefore(context);
  return before !== null && before.pair.minutes <= A_MOMENT && ownIn(context) < HARDLY_OWN;
}
const [A_MOMENT, HARDLY_OWN] = [5, 0.05];

/** What a food was, and how much of it. */
const TELLS_WHAT: ReadonlySet<Change['is']> = new Set(['say', 'note', 'replace', 'replace-all', 'add', 'amount', 'size']);

/** "I left without eating", behind a lunch: of that, and of none that was never told. */
const skipsIt = (intent: Intent, entry: Entry, { text }: TurnContext): boolean =>
  intent.type === 'skip-meal' &&
  text.split(' ').length > WORDS &&
  intent.day === 0 &&
  (intent.meal === null || (entry.kind === 'meal' && entry.meal === intent.meal));

/** "Skip" and "no lunch today" are of what is asked or told next. */
const WORDS = 3;

/** "Talk to you at lunch": the meal is when, and of nothing that stands. */
const takesLeave = (context: TurnContext): boolean =>
  askingChart(context, ownLanguages(context))
    .at.flat()
    .some(({ kind }) => kind === 'talk-bye');

/** Talk that leaves the diary as it is. */
export const PASSED: ReadonlySet<string> = new Set(['noted', 'nothing-eaten', 'not-eaten', 'ok', 'not-done']);

const isLost = (intent: Intent, context: TurnContext): boolean =>
  (intent.type === 'not-understood' && !intent.foreign) ||
  (intent.type === 'ask-what' && ASKS.has(intent.about) && intent.quiet !== true) ||
  (intent.type === 'delete' && resolveTarget(intent.target, context).length === 0);
const ASKS: ReadonlySet<string> = new Set(['wrong', 'meal']);

interface Found extends Before {
  related: Related;
}

/** The entry that a text may be about, and how it stands to it; null where none stands that is not long past. */
export function relationOf(context: TurnContext): Found | null {
  const before = entryBefore(context);
  return before && { ...before, related: relate(before.pair, slottedIn(context), Number(context.today.slice(0, 4))) };
}

/**
 * How a text stands to what was told before it, by fitted weights: taken where nothing was understood, where it would be asked about, and
 * where it speaks against what was heard; anything else stays as it was heard.
 */
export function heedingRelation(intents: Intent[], context: TurnContext): Intent[] {
  if (intents.length === 0 || context.text.startsWith('/') || openQuestion(context) !== null || tellsOfOthers(context)) return intents;
  // What was set last is spoken of, and no meal.
  if (isJustSet(context)) return intents;
  const taken = takenBy(intents, context);
  if (taken !== intents) return taken;
  const found = intents.every(({ type }) => type === 'log-meal' || type === 'chat') ? relationOf(context) : null;
  return (found && doubted(intents, { ...found, minutes: found.pair.minutes }, context)) ?? intents;
}

function takenBy(intents: Intent[], context: TurnContext): Intent[] {
  const [entry] = lastEntries(context);
  const heard = entry ? heardOf(intents, entry, context) : null;
  if (!entry || heard === null) return intents;
  const found = relationOf(context);
  if (intents.some((intent) => isOtherTraining(intent, entry))) return intents;
  // What goes on from a text before names nothing by itself.
  if (!found || (entry.kind === 'workout' && heard !== 'lost' && namesNothing(found.pair))) return intents;
  if (isOfAnotherDay(entry, context)) return intents;
  // Another meal is spoken of.
  if (entry.kind === 'meal' && found.related[0]!.relation !== 'when' && namesOtherMeal(entry.meal, context)) return intents;
  // "No cream", heard as the coffee without it, takes less of it and not all.
  if (heard === 'told' && found.related[0]!.relation === 'less')
    return found.related[0]!.chance < LESS_LIKELY || takesPart(intents, entry)
      ? intents
      : [...(namedOfIt({ context, entry, against: false, chance: found.related[0]!.chance }) ?? intents)];
  const related = entry.kind === 'meal' && namesNothing(found.pair) ? allOrNothing(found.related) : found.related;
  // "Swap the fries for salad", of a meal without fries, tells of no other food.
  if (heard === 'lost' && related[0]!.relation === 'more' && spansOf(context).some(({ kind }) => REQUESTS.has(kind))) return intents;
  const wanted = wantedOf(
    heard,
    intents,
    related,
    found.pair.minutes,
    spansOf(context).some(({ kind }) => kind === 'it'),
  );
  // "2 more", "while I was at it" say themselves that it is no other amount of what stands.
  if (wanted?.relation === 'amount' && heard !== 'lost' && heard !== 'told' && saysMore(context))
    return intents.flatMap((one) =>
      one.type === 'check' ? (one.choices.find((all) => all.every(({ type }) => LOGS.has(type))) ?? [one]) : [one],
    );
  const taken = wanted && filled(wanted.relation, { context, entry, against: typeof heard !== 'string', chance: wanted.chance });
  // What changes nothing was not said of it.
  if (
    taken &&
    ((typeof heard === 'string' && heard !== 'told') ||
      taken.some((intent) => intent.type === 'chat' || handle(intent, context).events.length > 0))
  )
    return [...taken];
  return intents;
}

/** "Swam 40 laps, 45 minutes", behind a run or a meal, tells of another training with a length of its own. */
export const isOtherTraining = (intent: Intent, entry: Entry): boolean =>
  intent.type === 'log-workout' && intent.minutes !== null && (entry.kind !== 'workout' || entry.activity !== intent.activity);

/** What names no food takes none away from others: "sent it back" is of all of it. */
function allOrNothing(related: Related): Related {
  const less = related.find(({ relation }) => relation === 'less')!.chance;
  return related
    .map((one) => (one.relation === 'gone' ? { ...one, chance: one.chance + less } : one.relation === 'less' ? { ...one, chance: 0 } : one))
    .toSorted((a, b) => b.chance - a.chance);
}

/** So likely it is that less was had although what was told seems to say how much or of what kind it was. */
const LESS_LIKELY = 0.85;

/** "The coffee without cream" is a coffee: what a food is replaced by is of its own words. */
const takesPart = (intents: readonly Intent[], entry: Entry): boolean =>
  intents.some((intent) => intent.type === 'edit' && isPartOf(intent.change, entry));

function isPartOf(change: Change, entry: Entry): boolean {
  if (change.is !== 'replace' || entry.kind !== 'meal') return change.is === 'remove' || change.is === 'note';
  const old = entry.items.find(({ name }) => name === change.of);
  const own = stems(`${change.of} ${old?.words ?? ''}`);
  return stems(change.words).every((word) => own.includes(word));
}

const REQUESTS: ReadonlySet<string> = new Set(['swap', 'delete', 'undo']);
const spansOf = (context: TurnContext) => chartOf(context).at.flat();

/** A number beside "more". */
const saysMore = (context: TurnContext): boolean => {
  const { at } = chartOf(context);
  const counts = (k: number) => at[k]?.some(({ kind }) => kind === 'number') === true;
  return at.some((spans, k) => spans.some(({ kind, to }) => kind === 'too' || (MORE.has(kind) && (counts(to) || counts(k - 1)))));
};
const MORE: ReadonlySet<string> = new Set(['more', 'another', 'add-more', 'seconds']);

const namesOtherMeal = (meal: string, context: TurnContext): boolean =>
  chartOf(context)
    .at.flat()
    .some(({ kind, value }) => kind === 'meal' && value !== meal);

const namesNothing = ({ told: { foods, activities } }: Pair): boolean => foods.length === 0 && activities.length === 0;
