import type { MealType } from '../../domain/meal-type.js';
import { readText } from '../../reading/index.js';
import { goesOn } from '../frames/joins.js';
import { decided } from '../hearing/hearing.js';
import { readingContext } from '../turn-context.js';
import { dayOf, mealOf, saidOf, vocabulary, type Said, type Subject } from './said.js';

const WORDS = vocabulary(
  'some-food vague-eat vague-from place chain cuisine holder vague-adj meal day when time number sizeword minutes person theirs in for with on at be it sport-word only more halfday',
);
const TELLS = ['some-food', 'place', 'chain', 'cuisine', 'holder'] as const;

/** Something eaten of which only the place, the kind or the size is told: asked what it was. "45 minutes" alone: of what? */
export const hearVague: Subject = (chart, context) => {
  const { text, snapshot, now } = context;
  if (text.includes('?') || chart.tokens.length > 14) return null;
  // What goes on from a meal is told by its name.
  if (goesOn(context)) return null;
  // "500 ml" of what?
  if (onlyVolume(saidOf(chart, VOLUME))) return decided({ type: 'ask-what', about: 'drink' });
  const said = saidOf(chart, WORDS);
  // "Nana's" is somebody's home.
  if (!said.left.every((at) => isOwner(said, at))) return null;
  if (onlyMinutes(said)) {
    const fresh = snapshot.changes.some((change) => !change.undone && now.getTime() - Date.parse(change.at) < 15 * 60_000);
    return fresh ? null : decided({ type: 'ask-what', about: 'workout', value: said.value<number>('minutes')! });
  }
  // "Gimnasio 1 hora" tells what was done.
  if (
    said.has('minutes', 'number') &&
    readText(text, readingContext(snapshot, now), context.table).workouts.some(({ minutes }) => minutes !== null)
  )
    return null;
  const told = said.has(...TELLS) || (said.left.length > 0 && said.has('vague-eat', 'meal', 'when'));
  if (!told || (said.has('sport-word') && !said.has('place', 'chain', 'some-food'))) return null;
  const day = dayOf(said) ?? 0;
  return decided({ type: 'ask-what', about: 'meal', meal: mealOf<MealType>(said), ...(day < 0 ? { day } : {}) });
};

const isOwner = ({ chart }: Said, at: number): boolean => /^[a-z]+'s$/.test(chart.tokens[at]!.word);

const onlyMinutes = ({ parts, left }: Said): boolean =>
  left.length === 0 &&
  parts.some(({ spans }) => spans.some(({ kind }) => kind === 'minutes')) &&
  parts.every(({ spans }) => spans.some(({ kind }) => LITTLE.has(kind)));
const VOLUME = vocabulary('volume number share only');
/** More than a spoonful, in millilitres or ounces. */
const onlyVolume = ({ left, value, has }: Said): boolean =>
  left.length === 0 && has('number', 'share') && [1, 10, 1000].includes(Number(value('volume')));

const LITTLE: ReadonlySet<string> = new Set(['minutes', 'filler', 'determiner', 'article', 'only', 'vague-adj', 'for']);
