import { spoken } from '../../language/fold.js';
import { isDigit, isDigits, withoutFirstSigns } from '../../language/letters.js';
import { shape } from '../../language/shape.js';
import { plainNumber } from '../numbers.js';
import { decided, type Rule } from './hearing.js';
import { mealIn } from './meal-words.js';

const WRONG = shape('wrong-whole');
const DRINK = shape('drink-whole');
const MEAL = shape('meal-whole');
const WORKOUT = shape('workout-whole');
const BARE_MEAL = shape('meal-alone');
const PRAISED = shape('meal-praised');

const MOST_DIGITS = 7;

/** Texts that lack the one thing we need: asked about once, nothing stored. */
export const hearVague: Rule = ({ text, heard, snapshot, today }) => {
  const words = spoken(text);
  // Only one line: several that begin with a dash are a list.
  if (words.startsWith('-') && isDigit(words[1]) && withoutFirstSigns(words, '-0123456789., ') !== '' && !text.includes('\n'))
    return decided({ type: 'ask-what', about: 'negative' });
  if (WRONG.whole(words)) return decided({ type: 'ask-what', about: 'wrong' });
  if (isDigits(words) && words.length <= MOST_DIGITS) return decided({ type: 'ask-what', about: 'number', value: plainNumber(words)! });
  if (DRINK.whole(words)) return decided({ type: 'ask-what', about: 'drink' });
  if (BARE_MEAL.whole(words))
    return heard.media.count > 0
      ? decided({ type: 'media-meal', meal: mealIn(words), mediaType: heard.media.type })
      : decided({ type: 'ask-what', about: 'meal', meal: mealIn(words) });
  const praised = PRAISED.whole(words);
  if (praised) {
    const meal = mealIn(praised.held['meal']!);
    const logged = snapshot.entries.some((entry) => entry.kind === 'meal' && entry.meal === meal && entry.localDate === today);
    return decided(logged ? { type: 'chat', what: 'ok' } : { type: 'ask-what', about: 'meal', meal });
  }
  if (MEAL.whole(words)) return decided({ type: 'ask-what', about: 'meal' });
  if (WORKOUT.whole(words)) return decided({ type: 'ask-what', about: 'workout' });
  return null;
};
