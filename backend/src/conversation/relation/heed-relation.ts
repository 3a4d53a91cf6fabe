import type { Entry } from '../../domain/entry.js';
import type { Intent } from '../intents/intent.js';
import { openQuestion } from '../questions/ask.js';
import { tellsOfOthers } from '../frames/tells-of-others.js';
import { lastEntries, resolveTarget } from '../targets.js';
import type { Scene } from '../scene.js';
import { FILLS } from './fills/index.js';
import { pairOf } from './pair.js';
import { relate, type Related } from './relate.js';
import type { Relation } from './relations.js';

/** How long after what stands a text may still be about it, in minutes. */
const MOST_MINUTES = 600;
/** How likely a relation must be where nothing was understood, where it would be asked about, and how unlikely what was heard where it was not. */
const [LOST, ASKED, AGAINST, HARDLY] = [0.4, 0.5, 0.65, 0.25];
/** What is logged besides is not undone as easily by the next text. */
const MORE = 0.7;

type Heard = readonly Relation[] | 'lost' | 'asked' | null;

const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);

/** What a text was heard to be; null for what is never put in question. */
function heardOf(intents: readonly Intent[], entry: Entry, scene: Scene): Heard {
  if (intents.every((intent) => isLost(intent, scene))) return 'lost';
  if (intents.every(({ type }) => type === 'check')) return 'asked';
  if (intents.some(({ type }) => LOGS.has(type)) && intents.every((intent) => intent.type === 'edit' || mayBeOf(intent, entry)))
    return ['more'];
  if (intents.every((intent) => intent.type === 'chat' && PASSED.has(intent.what))) return ['remark'];
  return null;
}

/** Food or training that does not join what stands, and of which nothing says that it was another time. */
function mayBeOf(intent: Intent, entry: Entry): boolean {
  if (intent.type === 'log-workout') return intent.day === 0 && intent.time === null;
  if (intent.type !== 'log-meal' || intent.continues || intent.joins !== undefined || intent.copyOf !== undefined) return false;
  const otherMeal = intent.meal !== null && entry.kind === 'meal' && intent.meal !== entry.meal;
  // Who gives figures tells of a food of its own.
  const figured = intent.items.some(({ source }) => source === 'user');
  return intent.day === 0 && intent.time === null && !otherMeal && !figured;
}

/** Talk that leaves the diary as it is. */
const PASSED: ReadonlySet<string> = new Set(['noted', 'nothing-eaten', 'not-eaten', 'ok', 'not-done']);

const isLost = (intent: Intent, scene: Scene): boolean =>
  (intent.type === 'not-understood' && !intent.foreign) ||
  (intent.type === 'ask-what' && ASKS.has(intent.about) && intent.quiet !== true) ||
  (intent.type === 'log-workout' && intent.calories === null) ||
  (intent.type === 'delete' && resolveTarget(intent.target, scene).length === 0);
const ASKS: ReadonlySet<string> = new Set(['wrong', 'share', 'meal', 'workout', 'number']);

/** The entry that a text may be about, and how it stands to it; null where none stands that is not long past. */
export function relationOf(scene: Scene): { entry: Entry; related: Related } | null {
  const [entry] = lastEntries(scene);
  if (!entry) return null;
  const minutes = (scene.now.getTime() - Date.parse(changedAt(entry.id, scene) ?? entry.at)) / 60_000;
  if (minutes > MOST_MINUTES) return null;
  return { entry, related: relate(pairOf(scene, entry, minutes), Number(scene.today.slice(0, 4))) };
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
  if (!found) return intents;
  for (const { relation } of wantedOf(heard, found.related)) {
    const taken = FILLS[relation]?.(scene, entry);
    // The same food told once more, word for word, may well be had twice.
    if (taken && !(relation === 'again' && typeof heard !== 'string' && taken.every(({ type }) => type === 'chat'))) return [...taken];
  }
  return intents;
}

/** What is tried instead of what was heard, the likeliest first. */
function wantedOf(heard: Exclude<Heard, null>, related: Related): Related {
  const [best] = related;
  if (typeof heard === 'string')
    return best!.chance >= Math.max(heard === 'lost' ? LOST : ASKED, best!.relation === 'more' ? MORE : 0) ? [best!] : [];
  const stands = related.filter(({ relation }) => heard.includes(relation)).reduce((sum, { chance }) => sum + chance, 0);
  return stands <= HARDLY && best!.chance >= AGAINST ? [best!] : [];
}

const changedAt = (id: string, scene: Scene): string | undefined =>
  scene.snapshot.changes.findLast((change) =>
    change.events.some(
      (event) => ('entry' in event && event.entry.id === id) || ('after' in event && 'id' in event.after && event.after.id === id),
    ),
  )?.at;
