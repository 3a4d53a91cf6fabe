import { WAYS_ASKED } from '../../language/load-lexicons.js';
import { isHarmless } from '../frames/harmless.js';
import { decided, type Hearing, type Rule } from '../hearing/hearing.js';
import { WAYS, type Way } from '../intents/ways.js';
import { namesFood, SURE_FOOD } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { askingChart } from './asking-chart.js';
import { languagesOf } from './languages-of.js';
import { saidOf, vocabulary, type Said } from './said.js';

/** Longer texts tell of meals. */
const MOST_LENGTH = 120;
const WORDS = vocabulary('ask-way may-way way way-beside');
const PASSED: ReadonlySet<string> = new Set(['filler', 'and', 'way-beside']);
/** What is asked of a food too: "does coffee count as water". */
const OF_FOOD: ReadonlySet<Way> = new Set(['counts', 'log', 'past', 'saved']);
/** Asked of the product only in words that surely ask for a way: "can you log it" asks for it to be done. */
const SURELY: ReadonlySet<Way> = new Set(['log', 'delete', 'undo', 'past', 'saved', 'workouts', 'cancel', 'weight', 'change', 'name']);
/** How many words may be left that change nothing. */
const MOST_LEFT = 2;

/** How something that the product can do is done. */
const hearing =
  (by: Lead): Rule =>
  (context) => {
    if (context.text.length > MOST_LENGTH || context.text.startsWith('/')) return null;
    for (const languages of languagesOf(context)) {
      const said = saidOf(askingChart(context, languages, WAYS_ASKED), WORDS);
      const heard = leadOf(said) === by ? wayIn(said, by, context) : null;
      if (heard) return heard;
    }
    return null;
  };
type Lead = 'ask-way' | 'may-way';

/** "How do I change my goal". */
export const hearWay = hearing('ask-way');
/** "Can I use kilos", "do you know brands", where it asks for nothing else. */
export const hearAbility = hearing('may-way');

function wayIn(said: Said, lead: Lead, context: TurnContext): Hearing | null {
  const named = new Set(said.all('way').map(({ value }) => value as Way));
  const way = WAYS.find((one) => named.has(one) && (lead === 'ask-way' || !SURELY.has(one) || asksFor(said, one)));
  // "How do I delete my account" is answered where accounts are.
  if (way === 'delete' && said.chart.at.some((spans) => spans.some(({ kind }) => kind === 'whole-account'))) return null;
  if (!way || said.chart.tokens.some(({ is }) => is === 'number')) return null;
  if (!OF_SERVICE.has(way) && said.chart.at.flat().some(({ kind, value }) => kind === 'service' && ANSWERED.has(value as string)))
    return null;
  const foods = said.left.filter((at) => namesFood(said.chart.tokens[at]!.word, context, SURE_FOOD));
  if (foods.length > 0 && !OF_FOOD.has(way)) return null;
  const open = said.left.filter((at) => !foods.includes(at));
  if (open.length > MOST_LEFT || !open.every((at) => isHarmless(said.chart, at))) return null;
  return decided({ type: 'question', topic: { about: 'way', way } });
}

/** Topics of the service that have answers of their own: "how do i delete my account". */
const ANSWERED: ReadonlySet<string> = new Set(['billing', 'account', 'stopping', 'privacy', 'photo', 'memory']);
const OF_SERVICE: ReadonlySet<Way> = new Set(['sign-in', 'account', 'cancel']);

/** "What name do you have for me". */
const asksFor = ({ words }: Said, way: Way): boolean => way === 'name' && words('may-way').startsWith('what');

/** What the first word that says something asks with. */
function leadOf({ parts }: Said): Lead | null {
  for (const { spans } of parts) {
    const asking = (['ask-way', 'may-way'] as const).find((kind) => spans.some((span) => span.kind === kind));
    if (asking) return asking;
    if (!spans.some(({ kind }) => PASSED.has(kind))) return null;
  }
  return null;
}
