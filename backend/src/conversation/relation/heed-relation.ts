import type { Entry } from '../../domain/entry.js';
import type { Intent } from '../intents/intent.js';
import { handle } from '../intents/registry.js';
import { openQuestion } from '../questions/ask.js';
import { chartOf } from '../frames/understand.js';
import { tellsOfOthers } from '../frames/tells-of-others.js';
import { lastEntries, resolveTarget } from '../targets.js';
import { readText } from '../../reading/index.js';
import { readingContext, type Scene } from '../scene.js';
import { FILLS } from './fills/index.js';
import { pairOf } from './pair.js';
import { relate, type Related } from './relate.js';
import type { Relation } from './relations.js';

/** No chance is as high. */
const NEVER = 2;
/** How long after what stands a text may still be about it, in minutes. */
const MOST_MINUTES = 600;
/**
 * How likely each relation must be where nothing was understood, where it would be asked whether food is new, and where it speaks against
 * what was heard; what the next text does not put right as easily more so.
 */
const LEAST: Readonly<Record<Relation, Readonly<Record<'lost' | 'asked' | 'against', number>>>> = {
  more: { lost: 0.7, asked: 0.7, against: NEVER },
  kind: { lost: 0.5, asked: 0.5, against: 0.65 },
  amount: { lost: 0.5, asked: 0.5, against: 0.75 },
  swap: { lost: 0.5, asked: 0.5, against: 0.65 },
  less: { lost: 0.5, asked: 0.5, against: 0.65 },
  gone: { lost: 0.85, asked: NEVER, against: 0.8 },
  when: { lost: 0.75, asked: 0.75, against: 0.8 },
  figures: { lost: 0.5, asked: 0.6, against: 0.65 },
  again: { lost: 0.7, asked: NEVER, against: 0.65 },
  remark: { lost: 0.97, asked: NEVER, against: 0.8 },
  ask: { lost: NEVER, asked: NEVER, against: NEVER },
  other: { lost: NEVER, asked: NEVER, against: NEVER },
};
/** How unlikely what was heard must be by the relations it may be. */
const HARDLY = 0.25;
/** So many minutes later, food that is known by itself is hardly said of what stands unless that is all but certain; training sooner. */
const [LATER, SOON, CERTAIN] = [45, 15, 0.93];

type Heard = readonly Relation[] | 'lost' | 'asked' | null;

const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);

/** What a text was heard to be; null for what is never put in question. */
function heardOf(intents: readonly Intent[], entry: Entry, scene: Scene): Heard {
  if (intents.every((intent) => isLost(intent, scene))) return 'lost';
  // Training without a length is asked about.
  if (intents.every((intent) => intent.type === 'log-workout' && intent.calories === null))
    return entry.kind === 'workout' ? ['more'] : null;
  if (intents.every((intent) => intent.type === 'check' && intent.choices.flat().some(({ type }) => LOGS.has(type)))) return 'asked';
  if (intents.some(({ type }) => LOGS.has(type)) && intents.every((intent) => intent.type === 'edit' || mayBeOf(intent, entry, scene)))
    return ['more'];
  if (intents.every((intent) => intent.type === 'chat' && PASSED.has(intent.what))) return ['remark'];
  return null;
}

/** Food or training that does not join what stands, and of which nothing says that it was another time. */
function mayBeOf(intent: Intent, entry: Entry, { today }: Scene): boolean {
  // What stands on another day is not what today's is told of.
  if (entry.localDate !== today) return false;
  if (intent.type === 'log-workout') return entry.kind === 'workout' && intent.day === 0 && intent.time === null;
  if (intent.type !== 'log-meal' || entry.kind !== 'meal' || intent.continues || intent.joins !== undefined || intent.copyOf !== undefined)
    return false;
  const otherMeal = intent.meal !== null && intent.meal !== entry.meal;
  // Who gives figures, or the amount of each of several foods, tells of a meal of its own.
  const figured = [...intent.items, ...entry.items].some(({ source }) => source === 'user');
  const counted = intent.items.length > 1 && intent.items.every(({ assumed }) => !assumed);
  return intent.day === 0 && intent.time === null && !otherMeal && !figured && !counted;
}

/** Talk that leaves the diary as it is. */
const PASSED: ReadonlySet<string> = new Set(['noted', 'nothing-eaten', 'not-eaten', 'ok', 'not-done']);

const isLost = (intent: Intent, scene: Scene): boolean =>
  (intent.type === 'not-understood' && !intent.foreign) ||
  (intent.type === 'ask-what' && ASKS.has(intent.about) && intent.quiet !== true) ||
  (intent.type === 'delete' && resolveTarget(intent.target, scene).length === 0);
const ASKS: ReadonlySet<string> = new Set(['wrong', 'meal']);

/** The entry that a text may be about, and how it stands to it; null where none stands that is not long past. */
export function relationOf(scene: Scene): { entry: Entry; related: Related; minutes: number } | null {
  const [entry] = lastEntries(scene);
  if (!entry) return null;
  const minutes = (scene.now.getTime() - Date.parse(changedAt(entry.id, scene) ?? entry.at)) / 60_000;
  if (minutes > MOST_MINUTES) return null;
  return { entry, minutes, related: relate(pairOf(scene, entry, minutes), Number(scene.today.slice(0, 4))) };
}

/**
 * How a text stands to what was told before it, by fitted weights: taken where nothing was understood, where it would be asked about, and
 * where it speaks against what was heard; anything else stays as it was heard.
 */
export function heedingRelation(intents: Intent[], scene: Scene): Intent[] {
  if (intents.length === 0 || scene.text.startsWith('/') || openQuestion(scene) !== null || tellsOfOthers(scene)) return intents;
  const [entry] = lastEntries(scene);
  const heard = entry ? heardOf(intents, entry, scene) : null;
  if (!entry || heard === null) return intents;
  const found = relationOf(scene);
  // What goes on from a text before names nothing by itself.
  if (!found || (entry.kind === 'workout' && heard !== 'lost' && namesNothing(scene))) return intents;
  // Another meal is spoken of.
  if (entry.kind === 'meal' && found.related[0]!.relation !== 'when' && namesOtherMeal(entry.meal, scene)) return intents;
  const wanted = wantedOf(heard, intents, found);
  const taken = wanted && FILLS[wanted.relation]?.({ scene, entry, against: typeof heard !== 'string', chance: wanted.chance });
  // What changes nothing was not said of it.
  if (taken && (typeof heard === 'string' || taken.some((intent) => intent.type === 'chat' || handle(intent, scene).events.length > 0)))
    return [...taken];
  return intents;
}

const namesOtherMeal = (meal: string, scene: Scene): boolean =>
  chartOf(scene)
    .at.flat()
    .some(({ kind, value }) => kind === 'meal' && value !== meal);

const namesNothing = (scene: Scene): boolean => {
  const { meals, workouts } = readText(scene.text, readingContext(scene.snapshot, scene.now), scene.table);
  return meals.length === 0 && workouts.length === 0;
};

/** What is taken instead of what was heard; null where that stands. */
function wantedOf(
  heard: Exclude<Heard, null>,
  intents: readonly Intent[],
  { related, minutes }: { related: Related; minutes: number },
): Related[number] | null {
  const [best] = related;
  const how = typeof heard === 'string' ? heard : 'against';
  if (
    !best ||
    best.chance <
      Math.max(
        LEAST[best.relation][how],
        how === 'against' && minutes > (intents.some(({ type }) => type === 'log-workout') ? SOON : LATER) ? CERTAIN : 0,
      )
  )
    return null;
  // "Dinner was great" tells no time of what stands.
  if (best.relation === 'when' && intents.some((intent) => intent.type === 'ask-what' && intent.about === 'meal')) return null;
  // What was to be put right is nothing new, and what was to be told is no remark.
  if (how === 'lost' && (best.relation === 'more' || best.relation === 'remark') && intents.some(({ type }) => type === 'ask-what'))
    return null;
  const stands =
    typeof heard === 'string' ? 0 : related.reduce((sum, { relation, chance }) => sum + (heard.includes(relation) ? chance : 0), 0);
  return stands <= HARDLY ? best : null;
}

const changedAt = (id: string, scene: Scene): string | undefined =>
  scene.snapshot.changes.findLast((change) =>
    change.events.some(
      (event) => ('entry' in event && event.entry.id === id) || ('after' in event && 'id' in event.after && event.after.id === id),
    ),
  )?.at;
