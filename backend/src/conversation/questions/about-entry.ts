import type { Item } from '../../domain/entry.js';
import type { MealType } from '../../domain/meal-type.js';
import { readText } from '../../reading/index.js';
import { decision, silent } from '../decision.js';
import { scaleItem } from '../edit.js';
import { plainNumber } from '../numbers.js';
import { edit } from '../intents/edit.js';
import type { Change } from '../intents/edit-words.js';
import { removeEntries } from '../intents/delete.js';
import { setGoal } from '../intents/goals-and-settings.js';
import { logMeal, store } from '../intents/log-meal.js';
import { logWorkout } from '../intents/log-workout.js';
import { NO_NUTRIENTS } from '../../domain/nutrients.js';
import { hasAll } from '../matching-items.js';
import { resolveChange } from '../resolve-change.js';
import { readingContext, type Scene } from '../scene.js';
import { isNo, isYes, picked } from './answer-words.js';
import type { Question } from './question.js';

/** Which food of a meal an amount or size was for. */
export const whichItem: Question = {
  // "The coke was half" says more than which.
  takes: (answer, pending) => picked(answer, pending.options) >= 0 && !/\b(?:was|were|had|no|not|only)\b/.test(answer),
  answer: (answer, pending, scene) => {
    const { entryId, change } = pending.draft as { entryId: string; change: Change };
    const name = pending.options[picked(answer, pending.options)]!;
    const entry = scene.snapshot.entries.find((one) => one.id === entryId);
    if (!entry) return decision('answer_pending', [{ kind: 'not_found', text: scene.say.nothingToChange }]);
    const made = edit({ type: 'edit', target: { by: 'numbers', numbers: [entry.number] }, change: aimed(change, name) }, scene);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

function aimed(change: Change, name: string): Change {
  if (change.is === 'say')
    return /^[\d./ ]+$|^(?:an? )?\w+$/.test(change.words) && /^\d/.test(change.words)
      ? { is: 'say', words: `${change.words} ${name}` }
      : { is: 'replace', of: name, words: change.words };
  if (change.is === 'remove') return { ...change, from: name };
  if (change.is === 'number') return { is: 'say', words: `${change.value} ${name}` };
  return 'of' in change ? { ...change, of: name } : change;
}

/** "What should I change?": whatever fits the entry. */
export const wrong: Question = {
  takes: (answer, pending, scene) => changeFor(answer, pending, scene) !== null,
  answer: (answer, pending, scene) => {
    const made = edit(changeFor(answer, pending, scene)!, scene);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

function changeFor(answer: string, pending: { draft: unknown }, scene: Scene) {
  // A whole correction is heard as one.
  if (
    /^(?:please )?(?:remove|delete|add|change|make|swap|replace|undo|move|put|take|no|not|without|enleve|ajoute|change|quita|agrega|cambia|borra)\b/.test(
      answer,
    )
  )
    return null;
  const { entryId } = pending.draft as { entryId?: string };
  const entry = scene.snapshot.entries.find((one) => one.id === entryId);
  // "Had some cake" tells of something else.
  if (/\b(?:had|ate|drank)\b/.test(answer) && entry?.kind === 'meal' && !hasAll(answer.replace(/^.*?(?:had|ate|drank) /, ''), entry, scene))
    return null;
  const change: Change = { is: 'say', words: answer.replace(/^(?:the |it was |it is |it's |i had |should be |actually )+/, '') };
  if (!entry || resolveChange(change, entry, scene).type === 'none') return null;
  return { type: 'edit' as const, target: { by: 'numbers' as const, numbers: [entry.number] }, change };
}

/** A bare number: calories eaten, or the calorie goal. */
export const number: Question = {
  takes: (answer, pending) => meaning(answer, pending.options) !== null,
  answer: (answer, pending, scene) => {
    const { value } = pending.draft as { value: number };
    const meant = meaning(answer, pending.options);
    const made =
      meant === 'goal'
        ? setGoal({ type: 'set-goal', goal: 'calories', to: value, by: null }, scene)
        : meant === 'eaten'
          ? logMeal(
              {
                type: 'log-meal',
                meal: null,
                day: 0,
                time: null,
                continues: false,
                items: [{ ...quickItem(value), words: 'quick add', choices: [], sureness: 1 }],
              },
              scene,
            )
          : decision('none', [{ kind: 'unsupported', text: scene.say.noSteps }]);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

function meaning(answer: string, options: readonly string[]): 'eaten' | 'goal' | 'steps' | null {
  // Figures of its own make it a text of its own.
  if (/\d{2,}/.test(answer) || /^(?:delete|remove|undo|move|change|skip|what|how|add|log)\b/.test(answer)) return null;
  if (/\b(?:goal|target|objectif|meta)\b/.test(answer)) return 'goal';
  if (/\b(?:steps?|pas|pasos)\b/.test(answer)) return 'steps';
  if (/\b(?:ate|eaten|calories?|cals?|food|lunch|dinner|breakfast|snack|mange|comi)\b/.test(answer) || isYes(answer)) return 'eaten';
  return (['eaten', 'goal'] as const)[picked(answer, options)] ?? null;
}

const quickItem = (calories: number): Item => ({
  name: 'quick add',
  quantity: 1,
  unit: 'count',
  size: null,
  grams: null,
  nutrients: { ...NO_NUTRIENTS, calories },
  source: 'user',
  food: null,
  assumed: false,
  assumption: null,
  mods: [],
});

/** What and how long. */
export const workout: Question = {
  takes: (answer, pending, scene) => workoutIn(answer, pending, scene) !== null,
  answer: (answer, pending, scene) => {
    const made = logWorkout({ type: 'log-workout', ...workoutIn(answer, pending, scene)! }, scene);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

function workoutIn(answer: string, pending: { draft: unknown }, scene: Scene) {
  const { activity } = pending.draft as { activity: string | null };
  const context = readingContext(scene.snapshot, scene.now);
  const told = /^\d{1,3}$/.test(answer) ? `${answer} minutes` : answer;
  const reading = readText(told, context, scene.table);
  // A text that tells a meal too is heard whole.
  if (reading.meals.length > 0) return null;
  const alone = reading.workouts[0];
  if (alone && alone.sureness > 0.3 && alone.calories !== null) return alone;
  return (
    (activity ? readText(`${activity} ${told}`, context, scene.table).workouts.find((one) => one.calories !== null) : undefined) ?? null
  );
}

/** Several entries at once are deleted only after a yes. */
export const confirmDelete: Question = {
  takes: (answer, pending) => isYes(answer) || isNo(answer) || picked(answer, pending.options) >= 0,
  answer: (answer, pending, scene) => {
    const { numbers } = pending.draft as { numbers: number[] };
    const yes = isYes(answer) || (!isNo(answer) && picked(answer, pending.options) === 0);
    if (!yes) return decision('answer_pending', [{ kind: 'ack', text: scene.say.nothingDeleted }]);
    const made = removeEntries(
      scene.snapshot.entries.filter((entry) => numbers.includes(entry.number)),
      scene,
    );
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

const HAD =
  /^(?:(?:yes|yep|yeah|ok|and|so)[, ]+)*(?:i )?(?:had|ate|eaten|did|got|drank|log|add|finished|took)(?: (?:it|that|them|one|this))*(?: (?:now|all|anyway|after all))?$|^(?:je l'ai (?:mange|pris)|je (?:l'|les )ai (?:mange[es]*|bue?s?)|mange|(?:me )?(?:lo|la|los|las) comi|(?:me )?(?:lo|la) tome)$/;

/** "I had 2", "ate half of it": how many of the food spoken of. */
function timesHad(answer: string): number | null {
  const found =
    /^(?:i |so |ok |and )*(?:had|ate|drank) (?:only |just )?(\d{1,2}|one|two|three|four|five|six|half)(?: of (?:it|them|those|one))?$/.exec(
      answer,
    );
  return found ? plainNumber(found[1]!) : null;
}

/** Something spoken of but not eaten yet: "had it" logs it. */
export const offer: Question = {
  // A bare yes is for what was just said; "had it" may come after the meal.
  takes: (answer, pending, scene) =>
    HAD.test(answer) ||
    timesHad(answer) !== null ||
    (/^(?:y|yes|yep|yeah|oui|si|no|nope|non)(?: (?:please|log it|thanks))?$/.test(answer) &&
      scene.now.getTime() - Date.parse(pending.askedAt) <= 10 * 60_000),
  answer: (answer, pending, scene) => {
    if (isNo(answer)) return decision('answer_pending', [{ kind: 'ack', text: scene.say.nothingLogged }]);
    const { items: offered, meal = null } = pending.draft as { items: Item[]; meal?: MealType | null };
    const times = timesHad(answer);
    const items =
      times === null
        ? offered
        : offered.map((item) => scaleItem(item, times / (times >= 1 && Number.isInteger(item.quantity) ? item.quantity : 1)));
    const made = store({ type: 'log-meal', meal, day: 0, time: null, items: [], continues: false }, items, scene);
    return { ...made, intents: ['answer_pending', ...made.intents] };
  },
};

/** A question with nothing behind it. */
export const yesNo: Question = {
  takes: (answer) => isYes(answer) || isNo(answer),
  answer: (_answer, _pending, scene) => decision('answer_pending', [{ kind: 'ack', text: scene.say.gotIt }]),
};

/** "What did you have?": any meal answers it, and is heard as one. */
export const meal: Question = { takes: () => false, answer: () => silent('answer_pending') };
