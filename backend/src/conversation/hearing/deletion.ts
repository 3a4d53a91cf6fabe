import { begins, contains, listed } from '../../language/letters.js';
import { holds, said, wordsIn } from '../../language/said.js';
import { shape, withoutEnd, withoutLead } from '../../language/shape.js';
import { weekdayOf } from '../../domain/local-day.js';
import type { MealEntry } from '../../domain/entry.js';
import type { Target } from '../intents/intent.js';
import { fold, spoken } from '../../language/fold.js';
import { plainNumber } from '../numbers.js';
import { runningNumbers } from '../running-numbers.js';
import type { TurnContext } from '../turn-context.js';
import { understand } from '../frames/understand.js';
import { read } from '../matching-items.js';
import { entryMatches, lastEntries, resolveTarget, wordsMatch } from '../targets.js';
import { decided, type Hearing, type Rule } from './hearing.js';
import { dayIn, mealIn } from './meal-words.js';

const DELETE = shape('delete');
const PLEASE = shape('please-behind');
const LAST = shape('the-last');
const BOTH = shape('both-of-them');
const ALL = shape('the-whole-day');
const A_MEAL = shape('a-meal');
const DATA = shape('data-of-ours');
const MESSAGES = shape('our-messages');
const SAVED_LEAD = shape('saved-lead');
const SAVED_END = shape('saved-end');
const I_SAID = shape('what-i-said-about');
const MINE = shape('the-mine');
const GOALS = new Set('goal goals target targets objectif meta'.split(' '));
/** Between meals that are listed. */
const JOINTS = [' and ', ' et ', ' y ', ' & '];

/** Taking away whole entries, saved meals, remembered foods; a food of a meal is a correction. */
export const hearDeletion: Rule = (context) => {
  const words = spoken(context.text);
  const held = DELETE.whole(words)?.held;
  if (!held) return null;
  const what = withoutEnd(held['what']!, PLEASE);
  const memory = memoryOrSaved(what, context);
  if (memory) return memory;
  if (DATA.whole(what) || MESSAGES.leads(what)) return null;
  const target = targetOf(what, held['outright'] !== undefined && !holds(GOALS, what), context);
  return target ? decided({ type: 'delete', target }) : null;
};

function memoryOrSaved(what: string, context: TurnContext): Hearing | null {
  const name = withoutEnd(withoutLead(what, SAVED_LEAD).replaceAll('"', '').replaceAll("'", ''), SAVED_END);
  const saved = context.snapshot.saved.find((one) => fold(one.name) === name);
  if (
    saved &&
    !(
      lastEntries(context).some((entry) => entry.kind === 'meal' && entry.meal === saved.name) &&
      !contains(context.text.toLowerCase(), ['saved', 'usual', 'forget', 'oublie', 'olvida'])
    )
  )
    return decided({ type: 'delete-saved', name: saved.name });
  if (wordsIn(what).some((word) => word === 'saved' || begins(word, ['sauvegarde', 'guardad'])))
    return decided({ type: 'delete-saved', name });
  const kept = context.snapshot.memory.find((one) => fold(one.words) === withoutLead(name, I_SAID));
  return kept ? decided({ type: 'forget-memory', words: kept.words }) : null;
}

function targetOf(what: string, outright: boolean, context: TurnContext): Target | null {
  const last = LAST.whole(what);
  if (last) {
    const several = what.endsWith('s') && !begins(what, ['the last ', 'my last ']);
    return { by: 'last', count: last.held['count'] ? (plainNumber(last.held['count']) ?? 1) : several ? 2 : 1 };
  }
  if (named(what, context)) return { by: 'last', count: 1 };
  const both = BOTH.whole(what);
  if (both) return bothOf(both.held['kind'] ?? '', context);
  const day = dayIn(what, weekdayOf(context.today));
  if (ALL.whole(what)) return { by: 'day', day: day ?? 0 };
  const numbers = runningNumbers(what);
  if (numbers) return { by: 'numbers', numbers };
  const several = listed(what, JOINTS);
  if (several.length > 1 && several.every((part) => A_MEAL.whole(part))) {
    const entries = several.flatMap((part) => resolveTarget({ by: 'meal', meal: mealIn(part)!, day: day ?? 0 }, context));
    if (entries.length > 0) return { by: 'numbers', numbers: entries.map((entry) => entry.number) };
  }
  if (A_MEAL.whole(what)) return { by: 'meal', meal: mealIn(what)!, day: day ?? 0 };
  const words = withoutLead(what, MINE);
  const entry = lastEntries(context).find((one) => entryMatches(one, words));
  // "Delete the pizza" where there is none is answered, and never logged as pizza.
  if (!entry) return outright ? { by: 'words', words } : null;
  // One food among several is taken out of its meal; a meal of that food alone, or a workout, goes whole.
  return entry.kind === 'workout' || (entry.items.length === 1 && !namesMore(words, entry, context)) ? { by: 'words', words } : null;
}

/** "Delete that weight", "remove the last water", where that was told last. */
function named(what: string, { snapshot }: TurnContext): boolean {
  const types = snapshot.changes.findLast((change) => !change.undone)?.events.map(({ type }) => type) ?? [];
  return wordsIn(what).some(
    (word) => (WATER.has(word) && types.includes('water-logged')) || (WEIGHT.has(word) && types.includes('weight-logged')),
  );
}
const WATER: ReadonlySet<string> = new Set('water seltzer bottle glass eau bouteille verre agua botella vaso'.split(' '));
const WEIGHT: ReadonlySet<string> = new Set(['weight', 'poids', 'peso', 'pesee']);

const WORKOUTS = said('any-workout');

/** "Both": the only two foods of the meal just told, else the last two entries; "both runs", "both workouts": of those. */
function bothOf(kind: string, context: TurnContext): Target | null {
  const entries = lastEntries(context);
  const [last] = entries;
  if (kind === '')
    return last?.kind === 'meal' && last.items.length === 2 ? { by: 'numbers', numbers: [last.number] } : { by: 'last', count: 2 };
  const called = entries
    .filter((entry) => (WORKOUTS.has(kind.endsWith('s') ? kind.slice(0, -1) : kind) ? entry.kind === 'workout' : entryMatches(entry, kind)))
    .slice(0, 2);
  return called.length === 2 ? { by: 'numbers', numbers: called.map(({ number }) => number) } : null;
}

/** "Remove the bagel i ate a muffin": what was eaten instead is told beside the one that goes, understood or not. */
function namesMore(words: string, { items }: MealEntry, context: TurnContext): boolean {
  const { frames, left } = understand(context);
  const isFood = (word: string) =>
    read(word, context).some(({ nutrients, sureness, name }) => nutrients !== null && sureness >= 0.5 && wordsMatch(name, word));
  const puts = frames.some(({ match, proposal }) => match.bindings['new'] && proposal.intents.some(({ type }) => type === 'edit'));
  return puts || left.some((word) => words.includes(word) && !items.some(({ name }) => wordsMatch(name, word)) && isFood(word));
}
