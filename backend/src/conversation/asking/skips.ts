import type { MealType } from '../../domain/meal-type.js';
import { understand } from '../frames/understand.js';
import { askedMeal, type TurnContext } from '../turn-context.js';
import { decided } from '../hearing/hearing.js';
import { dayOf, mealOf, saidOf, vocabulary, type Subject } from './said.js';

const WORDS = vocabulary(
  'water-alone not-yet skip-word fasting nothing-word reason skip-beside meal-skipped no-sport meal day when time number minutes be in for to only tomorrow future correct halfday day-part-morning day-part-evening day-part-noon not-eat',
);

const DENIES: ReadonlySet<string> = new Set(['not-eaten', 'not-yet', 'remove', 'when']);

/** Said of something that stands in the log, it takes that away, or says when it was. */
const deniesLogged = (context: TurnContext): boolean =>
  understand(context).frames.some(
    ({ match: { sentence, concepts } }) => DENIES.has(sentence.act) || (sentence.act === 'when?' && concepts.includes('remove')),
  );

/** A meal that is left out: "slept in, no breakfast", "pas déjeuné à matin"; a day without food or sport. */
export const hearSkips: Subject = (chart, context) => {
  const said = saidOf(chart, WORDS);
  if (said.left.length > 0 || context.text.includes('?') || deniesLogged(context)) return null;
  const reminded = context.snapshot.lastSent?.kind === 'reminder' ? askedMeal(context.snapshot, context.now) : null;
  if (said.has('no-sport') && mealOf(said) === null) return decided({ type: 'chat', what: 'nothing-eaten' });
  const meal = said.value<MealType>('meal-skipped') ?? mealOf<MealType>(said) ?? reminded;
  const day = dayOf(said) ?? 0;
  // What will be left out tomorrow is no news yet.
  if (said.has('tomorrow')) return decided({ type: 'chat', what: 'nothing-eaten' });
  // "No snacks today" is a vow and no meal left out.
  if (meal === 'snack' && reminded !== 'snack' && said.has('skip-word')) return decided({ type: 'chat', what: 'nothing-eaten' });
  if (said.has('meal-skipped') || (meal !== null && said.has('skip-word', 'nothing-word')))
    return decided({ type: 'skip-meal', meal, day });
  // "Nope, just water".
  const denies = said.has('water-alone') && (said.has('not-yet') || reminded !== null);
  return denies || said.has('fasting', 'nothing-word') ? decided({ type: 'skip-meal', meal: reminded, day }) : null;
};
