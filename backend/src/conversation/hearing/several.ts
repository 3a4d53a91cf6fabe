import { chartOf } from '../frames/understand.js';
import { readText } from '../../reading/index.js';
import type { Intent } from '../intents/intent.js';
import { spoken } from '../../language/fold.js';
import { hasDigit, hasLetter, withoutFirstSigns, withoutSigns } from '../../language/letters.js';
import { shape } from '../../language/shape.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { resolveTarget } from '../targets.js';
import type { Hearing, Rule } from './hearing.js';

/** Where one text may say two things: the ends of sentences, and joints after which an order or a question begins. */
const SENTENCE_END = /[.!?;]\s|\n/;
const SENTENCE = /(?<=[\p{L}\d)"'%][.!?;]+)\s+|\n+/u;
const JOINT =
  /,? (?:and then|then|and|but|also|plus|so|et|puis|mais|y|luego|pero),? (?=(?:please |also |can you |could you |then ){0,3}(?:log|(?:i )?(?:had|ate)\b|delete|undo|set|change|switch|move|save|remind|turn|rate|add|remove|(?:how|combien|cuant[ao]s?) |what(?:'s|s| do| is)\b|do i\b|am i\b|(?:it|that|they) (?:was|were|should)\b|make (?:it|that|the)\b|efface|supprime|ajoute|enleve|borra|agrega|quita|pon)\b)|, (?=how (?:much|many)\b|(?:i )?(?:had|ate)\b|what'?s left\b|do i\b|am i\b|combien\b|cuant[ao]s?\b)/i;

/** What can be asked for beside something else, each as a whole. */
const ACTS: ReadonlySet<Intent['type']> = new Set<Intent['type']>([
  'undo',
  'redo',
  'delete',
  'edit',
  'repeat',
  'save-meal',
  'delete-saved',
  'set-goal',
  'clear-goals',
  'settings',
  'question',
  'log-weight',
  'log-water',
  'log-meal',
  'remember',
]);
const TAKES_AWAY: ReadonlySet<Intent['type']> = new Set<Intent['type']>(['undo', 'delete']);

/** Verbs that point at what was logged. */
const POINTING = shape('pointing');
const INSTEAD = ' instead';

interface Part {
  words: string;
  intents: Intent[] | null;
}

/** "Undo that and log 2 tacos", "2 eggs. How much protein is left?": each part is heard by itself. `again` hears a text from the start. */
export function severalRule(again: (context: TurnContext) => Hearing): Rule {
  return (context) => {
    if (context.text.length > 300 || (context.snapshot.pending !== null && context.snapshot.pending.ask !== 'topic')) return null;
    if (!SENTENCE_END.test(context.text) && !JOINT.test(context.text)) return null;
    const words = context.text
      .split(SENTENCE)
      .flatMap((sentence) => sentence.split(JOINT))
      .map((part) => part.trim())
      .filter((part) => hasLetter(part) || hasDigit(part));
    if (words.length < 2 || words.length > 4) return null;
    const heard = words.map((one) => again({ ...context, text: one }));
    // Food alone is one reading, also with its energy in a sentence of its own.
    if (heard.every((one) => one.type !== 'decided' || one.intents.every(({ type }) => type === 'log-meal'))) return null;
    const parts: Part[] = [];
    for (const [at, one] of words.entries()) {
      const part = heardPart(one, parts.at(-1), heard[at]!, context);
      if (!part) return null;
      if (!isRemark(part, parts)) parts.push(part);
    }
    return together(parts, context);
  };
}

function heardPart(words: string, before: Part | undefined, heard: Hearing, context: TurnContext): Part | null {
  // What was taken away is said anew: "undo that, it was 2 tacos".
  if (before?.intents?.some(({ type }) => TAKES_AWAY.has(type))) {
    const said = spoken(words);
    const rest = withoutFirstSigns(said.slice(POINTING.leads(said)?.to ?? 0), ' ,:');
    const anew = rest.endsWith(INSTEAD) ? rest.slice(0, -INSTEAD.length) : rest;
    if (anew !== '' && tellsFood(anew, context)) return { words: anew, intents: null };
  }
  if (heard.type === 'decided') return heard.intents.every(({ type }) => ACTS.has(type)) ? { words, intents: heard.intents } : null;
  if (words.endsWith('?') || !tellsFood(words, context)) return null;
  // "Did i log my coffee? brain is mush."
  const remark = before?.intents?.every(({ type }) => type === 'question') && !tellsEaten({ ...context, text: words });
  return { words, intents: remark ? [] : null };
}

/** "Brain is mush" says what something is, and of no meal. */
function tellsEaten(context: TurnContext): boolean {
  const kinds = new Set(chartOf(context).at.flatMap((spans) => spans.map(({ kind }) => kind)));
  return !kinds.has('be') || ['meal', 'when', 'eat', 'it', 'number'].some((kind) => kinds.has(kind));
}

/** "Rice and an egg. Again.", "… As usual.": of food that was just told it asks for no second helping, unless it says for which meal. */
const isRemark = ({ intents }: Part, before: readonly Part[]): boolean =>
  before.some((part) => part.intents === null) &&
  (intents ?? []).some(
    (intent) => intent.type === 'repeat' && ['last', 'usual'].includes(intent.what.from) && intent.meal === null && intent.times === 1,
  );

function tellsFood(words: string, context: TurnContext): boolean {
  const { meals, workouts } = readText(words, readingContext(context.snapshot, context.now), context.table);
  return workouts.some(({ sureness }) => sureness > 0.5) || meals.some(({ items }) => items.some((item) => item.nutrients !== null));
}

function together(parts: readonly Part[], context: TurnContext): Hearing | null {
  const acts = parts.flatMap((part) => part.intents ?? []);
  const from = parts.findIndex((part) => part.intents === null);
  // A glass of water beside food is part of the meal.
  if (acts.length === 0 || (from >= 0 && acts.some(({ type }) => type === 'log-water'))) return null;
  if (from < 0) return { type: 'decided', intents: acts };
  const to = parts.findLastIndex((part) => part.intents === null);
  const [before, after] = [parts.slice(0, from), parts.slice(to + 1)].map((list) => list.flatMap((part) => part.intents ?? []));
  // "2 eggs. No toast." corrects nothing that stood before.
  if (parts.slice(from, to).some((part) => part.intents) || after!.some(({ type }) => type === 'edit' || TAKES_AWAY.has(type))) return null;
  const reader = readingContext(context.snapshot, context.now);
  const meal = mealTakenAway(before!, context) ?? reader.meal;
  const text = parts
    .slice(from, to + 1)
    .map((part) => withoutSigns(part.words, '.;'))
    .join('. ');
  return { type: 'needs-reading', text, context: { ...reader, meal }, as: null, before: before!, after: after! };
}

/** Which meal stands empty now: what is told next fills it. */
function mealTakenAway(intents: readonly Intent[], context: TurnContext) {
  for (const intent of intents) {
    if (intent.type === 'delete') {
      const [entry] = resolveTarget(intent.target, context);
      if (entry?.kind === 'meal') return entry.meal;
    }
    if (intent.type === 'undo') {
      const events = context.snapshot.changes.findLast((change) => !change.undone)?.events ?? [];
      const logged = events.find((event) => event.type === 'meal-logged');
      if (logged?.type === 'meal-logged') return logged.entry.meal;
    }
  }
  return null;
}
