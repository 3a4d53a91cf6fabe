import { folded } from '../../language/token.js';
import { readText } from '../../reading/index.js';
import type { Reading } from '../../reading/reading.js';
import { chartOf } from '../frames/understand.js';
import type { Intent } from '../intents/intent.js';
import { intentsOfReading } from '../intents/of-reading.js';
import { isJustSet } from '../just-set.js';
import { openQuestion } from '../questions/ask.js';
import { actOf } from '../recogniser/recognise.js';
import { PASSED, relationOf } from '../relation/heed-relation.js';
import { hasSafetyNote } from '../safety/note.js';
import { askedMeal, readingContext, type TurnContext } from '../turn-context.js';
import { taggedOf, type TaggedToken } from './tagged.js';
import { toldOf, type ToldOf } from './told-of.js';

/** How likely the least certain word of food or figure must be rightly in or out: against what was read, and where nothing was understood. */
const [AGAINST, LOST] = [0.9, 0.65];
/** How likely a word may be of food that was eaten whose food is left out. */
const OUT = 0.1;
/** How likely the likeliest word, and the whole by its wording, may tell of something had or done where none of it was. */
const [NONE, HARDLY] = [0.12, 0.1];
/** Texts of fewer words say too little. */
const FEW = 5;
/** How likely a text must tell of something had or done where it was heard to tell of none: as a whole, by its likeliest word, by the least certain. */
const HAD = { whole: 0.85, most: 0.8, least: 0.55 };
/** How likely a text must be said of what stands, to be heard so. */
const OF_THE_LAST = 0.3;

/**
 * What a text tells of by the tags of its words: taken where nothing was understood, and where a food or a figure was read that by its
 * place in the text all but certainly was not had. Anything else stays as it was read.
 */
export function heedingTags(intents: Intent[], context: TurnContext): Intent[] {
  if (intents.length === 0 || context.text.startsWith('/') || openQuestion(context) !== null) return intents;
  const lost = intents.every(isUnheard);
  const logs = context.reading !== null && intents.some((intent) => LOGS.has(intent.type) && !joins(intent));
  const held = intents.every(isHeldBack);
  if ((!logs && !lost && !held) || isJustSet(context) || hasSafetyNote(context) || isOfTheLast(context)) return intents;
  const chart = chartOf(context);
  // What a label says is of the whole, of a part or of the serving: a sum of its own.
  if (logs && chart.at.some((spans) => spans.some(({ kind }) => FIGURES.has(kind)))) return intents;
  const tokens = taggedOf(chart, context.lang);
  const told = toldOf(context.text, tokens);
  if (logs && tellsNothing(told, tokens, context)) return withoutLogs(intents, told, context);
  if (told.chance < (lost ? LOST : held ? HAD.least : AGAINST)) return intents;
  if (held && (actOf(context).tells < HAD.whole || told.most < HAD.most)) return intents;
  if (told.alone === '' || (logs && !told.leavesOut)) return intents;
  const text = logs ? told.without : told.alone;
  const reading = readText(text, readingContext(context.snapshot, context.now), context.table);
  if (reading.meals.length + reading.workouts.length === 0) return intents;
  if (held && (reading.asides.length > 0 || [...reading.meals, ...reading.workouts].some(({ day }) => day > 0))) return intents;
  // "Nothing for breakfast, then a huge lunch" is no breakfast.
  if (logs && reading.meals.length > context.reading!.meals.length) return intents;
  if (logs && (sameOf(reading) === sameOf(context.reading!) || !leavesRightly(context.reading!, reading, tokens))) return intents;
  const taken = intentsOfReading(reading, { ...context, text, reading }, null);
  return taken.some(({ type }) => LOGS.has(type)) ? taken : intents;
}

const LOGS: ReadonlySet<Intent['type']> = new Set(['log-meal', 'log-workout']);
const isUnheard = (intent: Intent): boolean =>
  intent.type === 'not-understood' ||
  (intent.type === 'chat' && PASSED.has(intent.what)) ||
  (intent.type === 'ask-what' && intent.about !== 'wrong');
/** Food that was taken to be asked about, planned or somebody else's. */
const isHeldBack = (intent: Intent): boolean =>
  intent.type === 'plan' ||
  (intent.type === 'chat' && intent.what === 'not-eaten') ||
  (intent.type === 'question' && OF_FOOD.has(intent.topic.about));
const OF_FOOD: ReadonlySet<string> = new Set(['food', 'ideas']);
/** Words of energy. */
const FIGURES: ReadonlySet<string> = new Set(['energy']);
const joins = (intent: Intent): boolean => intent.type === 'log-meal' && (intent.joins !== undefined || intent.copyOf !== undefined);

/** Whether a text more likely says something of what stands than tells of anything new. */
function isOfTheLast(context: TurnContext): boolean {
  const related = relationOf(context)?.related ?? [];
  return related.reduce((sum, { relation, chance }) => (NEW.has(relation) ? sum : sum + chance), 0) > OF_THE_LAST;
}
const NEW: ReadonlySet<string> = new Set(['other', 'more']);

/** "My dispatcher is a complete turkey": by its words and as a whole it tells of nothing had or done. */
const tellsNothing = (told: ToldOf, tokens: readonly TaggedToken[], context: TurnContext): boolean =>
  told.most < NONE && wordsIn(tokens) >= FEW && askedMeal(context.snapshot, context.now) === null && actOf(context).tells < HARDLY;

const wordsIn = (tokens: readonly TaggedToken[]): number => tokens.filter(({ is }) => is === 'word').length;

/** What else was heard beside it; else that it was not eaten, or that it was not understood. */
function withoutLogs(intents: readonly Intent[], { uneaten }: ToldOf, { text }: TurnContext): Intent[] {
  const others = intents.filter(({ type }) => !LOGS.has(type));
  return others.length > 0
    ? others
    : [uneaten ? { type: 'chat', what: 'not-eaten' } : { type: 'not-understood', words: text, foreign: false }];
}

/** Whether each food that is no longer read is of words that hardly tell of food that was eaten. */
function leavesRightly(before: Reading, after: Reading, tokens: readonly TaggedToken[]): boolean {
  const still = new Set(itemsOf(after).map(({ food, name }) => food ?? name));
  return itemsOf(before)
    .filter(({ food, name }) => !still.has(food ?? name))
    .every(({ words }) => {
      const own = new Set(folded(words).split(' '));
      return tokens.every(({ is, word, kept }) => is !== 'word' || word.length < 3 || !own.has(word) || kept < OUT);
    });
}
const itemsOf = ({ meals }: Reading) => meals.flatMap(({ items }) => items);

/** What of a reading becomes entries. */
const sameOf = ({ meals, workouts }: Reading): string =>
  JSON.stringify([meals.map(({ meal, items }) => [meal, items.map(({ food, grams, name }) => [food ?? name, grams])]), workouts]);
