import { readItems } from '../../reading/index.js';
import type { ChatTopic } from '../intents/intent.js';
import { fold } from '../../language/fold.js';
import { readingContext, type TurnContext } from '../turn-context.js';
import { isPicture, splitAtBlanks, withoutSigns } from '../../language/letters.js';
import { holds } from '../../language/said.js';
import { shape } from '../../language/shape.js';
import { decided, type Rule } from './hearing.js';

/** Remarks that ask for nothing to be stored. */
const CHAT: readonly (readonly [(text: string) => unknown, ChatTopic])[] = [
  [shape('self-critical').find, 'self-critical'],
  [shape('self-critical-lead').leads, 'self-critical'],
  [shape('self-critical-end').ends, 'self-critical'],
  [shape('rude').find, 'rude'],
  [shape('identify-whole').whole, 'identify'],
  [shape('wrong-number-whole').whole, 'wrong-number'],
  [shape('wrong-number').find, 'wrong-number'],
  [shape('phone-change').find, 'phone-change'],
];

const REFUSED_DATA = shape('data-refused');
/** What is asked about a number that is not one's own. */
const ASKED_OF = new Set('what did does has show list tell meal meals log eat eaten ate weigh account user'.split(' '));
const MINE = new Set(['my']);
const OTHERS_NUMBER = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4}/;
const CARD = /(?:^|\D)(\d(?:[ -]?\d){12,18})(?!\d)/;

/** Somebody else's data, card numbers: answered with a fixed no. */
export const hearRefused: Rule = ({ text }) => {
  const words = fold(text);
  const card = CARD.exec(text)?.[1]?.replaceAll(' ', '').replaceAll('-', '');
  if (card && luhn(card)) return decided({ type: 'refused', what: 'card-number' });
  if (REFUSED_DATA.find(words)) return decided({ type: 'refused', what: 'others-data' });
  if (OTHERS_NUMBER.test(text) && holds(ASKED_OF, words) && !holds(MINE, words)) return decided({ type: 'refused', what: 'others-data' });
  return null;
};

function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const PERSON = shape('a-person');
const PERSON_ALONE = shape('a-person-whole');

export const hearHandoff: Rule = ({ text }) => {
  const words = fold(text);
  return PERSON.find(words) || PERSON_ALONE.whole(words) ? decided({ type: 'handoff' }) : null;
};

export const hearChat: Rule = (context) => {
  const plain = splitAtBlanks(withoutSigns(fold(context.text), '.!?, \n\t')).join(' ');
  const words = [...plain]
    .filter((sign) => !isPicture(sign))
    .join('')
    .trim();
  const found = CHAT.find(([hears]) => hears(words));
  if (found && !(found[1] === 'rude' && tellsFood(words, context))) return decided({ type: 'chat', what: found[1] });
  return null;
};

const TELLS_MEAL = new Set('had ate eat eating drank lunch dinner breakfast'.split(' '));
const ATE = [' had ', ' ate ', ' drank '];

/** A curse beside a meal is no insult: "f*** it, had 3 donuts". */
function tellsFood(words: string, context: TurnContext): boolean {
  if (!holds(TELLS_MEAL, words)) return false;
  const eaten = Math.max(...ATE.map((verb) => ` ${words} `.lastIndexOf(verb)));
  const food = eaten < 0 ? words : words.slice(words.indexOf(' ', eaten));
  return readItems(food, readingContext(context.snapshot, context.now), context.table).some((item) => item.nutrients !== null);
}
