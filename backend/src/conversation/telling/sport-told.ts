import type { WorkoutEntry } from '../../domain/entry.js';
import { isEffortAlone, namesActivity, passesBy, readText } from '../../reading/index.js';
import type { ReadWorkout } from '../../reading/reading.js';
import { decided, type Hearing, type Rule } from '../hearing/hearing.js';
import { editIntent } from '../frames/binding.js';
import { hearFrames } from '../frames/hear-frames.js';
import { chartOf, understand } from '../frames/understand.js';
import { lastWorkoutTexts, type LastText } from './last-texts.js';
import { resolveChange } from '../resolve-change.js';
import { readingContext, type TurnContext } from '../turn-context.js';

/** What tells no activity that we know is one by itself only where it is as short as this. */
const MOST_WORDS = 7;

/**
 * Training that is told over several texts is read as one telling: "zumba", "45 min class"; "ran 5k", "27:45"; "hauled hay bales", "about 3
 * hrs". What it comes to is logged, or is what the workout at hand becomes.
 */
export const hearToldSport: Rule = (context) => {
  if (context.text.startsWith('/') || context.text.includes('?')) return null;
  // Most texts go on with nothing, and what they say of themselves need not be read for it.
  const texts = lastWorkoutTexts(context);
  const own = texts.length > 0 && !isOfPart(context) ? sportIn(context.text, context) : null;
  if (own === null) return null;
  const entry = texts.find((text) => text.entry)?.entry as WorkoutEntry | undefined;
  if (entry) return longestFirst(texts).reduce<Hearing | null>((heard, told) => heard ?? toldOn(told, entry, own, context), null);
  return begun(texts, own, context) ?? unnamed(texts, context);
};

/** "15 min of that was cardio": so much of what stands, and no more of it. */
const isOfPart = (context: TurnContext): boolean => {
  const { at } = chartOf(context);
  return at.some((spans) => spans.some(({ kind, to }) => kind === 'out-of' && at[to]?.some((next) => next.kind === 'it')));
};

/** Nothing was logged yet of what the texts before name. */
function begun(texts: readonly LastText[], own: readonly ReadWorkout[], context: TurnContext): Hearing | null {
  const told = texts.slice(texts.findIndex(({ text }) => namesActivity(text)));
  const whole = texts.some(({ text }) => namesActivity(text)) ? sportIn(joined(told, context), context) : null;
  const done = whole?.filter(isTold) ?? [];
  const alone = done.length < 2 && done[0]?.activity === own[0]?.activity && done[0]?.minutes === own[0]?.minutes;
  return done.length > 0 && done.length >= own.filter(isTold).length && !alone ? decided(...done.map(logged)) : null;
}

/** What was done has no name that we know: it keeps its own words, and how long it took is told right behind. */
function unnamed(texts: readonly LastText[], context: TurnContext): Hearing | null {
  const last = texts.at(-1);
  if (
    !last?.lost ||
    !tellsDeed(last.text) ||
    !isEffortAlone(context.text) ||
    last.text.split(' ').length > MOST_WORDS ||
    namesActivity(last.text)
  )
    return null;
  const [only, ...more] = readText(
    `${last.text} ${context.text}`,
    readingContext(context.snapshot, context.now),
    context.table,
    'workout',
  ).workouts;
  return only && only.minutes !== null && more.length === 0 ? decided(logged(only)) : null;
}

/** "Hauled brush", "we just rebuilt the steps". */
const tellsDeed = (text: string): boolean => {
  const [first = ''] = text
    .toLowerCase()
    .split(' ')
    .filter((word) => !LEADS.has(word));
  return DEEDS.some((ending) => first.endsWith(ending));
};
const LEADS: ReadonlySet<string> = new Set(['i', 'we', 'just', 'spent']);
const DEEDS = ['ed', 'ing', 'uilt', 'ug'] as const;

/** The workout at hand is told more closely, or another one beside it. */
function toldOn(texts: readonly LastText[], entry: WorkoutEntry, own: readonly ReadWorkout[], context: TurnContext): Hearing | null {
  // "45 min", behind "about an hour", says how long it was instead.
  if (isLengthAgain(texts, context)) return null;
  const [before, ...others] = sportIn(texts.map(({ text }) => text).join(', '), context) ?? [];
  if (!before || others.length > 0 || !isSame(before, entry)) return null;
  const words = joined(texts, context);
  const [whole, ...more] = sportIn(words, context) ?? [];
  if (!whole || more.length > 1) return null;
  if (putsRight(context)) return null;
  if (more[0]) return isSame(whole, entry) && isTold(more[0]) && own.length === 1 ? decided(logged(more[0])) : null;
  if (isSame(whole, entry) && passesBy(context.text)) return decided({ type: 'chat', what: 'ok' });
  const change = { is: 'say' as const, words };
  return isSame(whole, entry) || resolveChange(change, entry, context).type === 'none' ? null : decided(editIntent(entry, change));
}

const tellsLength = (context: TurnContext): boolean => chartOf(context).at.some((spans) => spans.some(({ kind }) => kind === 'minutes'));
const JOINS: ReadonlySet<string> = new Set(['and', 'join', 'add', 'another', 'more']);
const isLengthAgain = (texts: readonly LastText[], context: TurnContext): boolean =>
  isEffortAlone(context.text) &&
  tellsLength(context) &&
  !chartOf(context).at.some((spans) => spans.some(({ kind }) => JOINS.has(kind))) &&
  texts.some(({ text }) => tellsLength({ ...context, text }));

/** "Wait it was the 45 min class", "that was yesterday": of the workout that stands, by a sentence that we know. */
const RIGHT: ReadonlySet<string> = new Set(['sport', 'not-eaten', 'when', 'when?', 'delete', 'delete-last', 'undo']);
const putsRight = (context: TurnContext): boolean => {
  const { frames, talk } = understand(context);
  // "Walk was 25" names the one that stands.
  if (!talk.corrects && !frames.every(({ match }) => RIGHT.has(match.sentence.act) || match.bindings['workout'])) return false;
  const heard = hearFrames(context);
  return heard?.type === 'decided' && heard.intents.some(({ type }) => type === 'edit' || type === 'delete' || type === 'undo');
};

const longestFirst = (texts: readonly LastText[]): (readonly LastText[])[] => texts.map((_, at) => texts.slice(at));
const joined = (texts: readonly LastText[], context: TurnContext): string => [...texts.map(({ text }) => text), context.text].join(', ');
const logged = (workout: ReadWorkout) => ({ type: 'log-workout' as const, ...workout });
const isTold = ({ calories }: ReadWorkout): boolean => calories !== null;

/** The workouts of words that tell of nothing else; null where they tell no training. */
function sportIn(words: string, context: TurnContext): readonly ReadWorkout[] | null {
  const { meals, workouts, asides } = readText(words, readingContext(context.snapshot, context.now), context.table);
  if (asides.length > 0 || meals.some(({ items }) => items.some(({ nutrients }) => nutrients !== null))) return null;
  return workouts.length > 0 || isEffortAlone(words) || passesBy(words) ? workouts : null;
}

const isSame = ({ activity, minutes, calories, distance }: ReadWorkout, entry: WorkoutEntry): boolean =>
  activity === entry.activity && distance === entry.distance && near(minutes, entry.minutes) && near(calories, entry.calories);
const near = (one: number | null, other: number | null): boolean => Math.abs((one ?? 0) - (other ?? 0)) < 1;
