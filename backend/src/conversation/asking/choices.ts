import { wordsOf } from '../../language/chart.js';
import { decided } from '../hearing/hearing.js';
import { isAllFood, namesFood } from '../matching-items.js';
import { saidOf, vocabulary, type Said, type Subject } from './said.js';

/** What asks or stands beside a choice, and is no food. */
const BESIDE = vocabulary(
  'choose-or choose-between choose-word better-word q-what q-be q-how q-yes q-count advice may-i health-word later-on meal day when time for in be it person correct',
);
const LONGEST = 30;

/** "Kind bar or banana rn", "greek yogurt vs cottage cheese", "should i get the wrap or the salad": what to choose, and nothing eaten. */
export const hearChoice: Subject = (chart, context) => {
  if (chart.tokens.length > LONGEST) return null;
  const said = saidOf(chart, BESIDE);
  if (!said.has('choose-or', 'choose-between') || tellsEaten(said)) return null;
  const stretches = stretchesOf(said);
  const foods = stretches.filter((words) => isAllFood(words, context));
  const asks =
    context.text.includes('?') || said.has('choose-between', 'choose-word', 'better-word', 'q-what', 'advice', 'may-i', 'later-on');
  // "2 eggs or so" is an amount.
  if (foods.length < 2 || (!asks && said.left.some((at) => chart.tokens[at]!.is === 'number'))) return null;
  if (stretches.some((words) => !foods.includes(words) && namesFood(words, context))) return null;
  return decided({ type: 'question', topic: { about: 'compare', foods } });
};

/** "Had 2 or 3 cookies" tells, as does a figure. */
const tellsEaten = ({ chart }: Said): boolean =>
  !chart.text.includes('?') &&
  chart.at.some((spans) => spans.some(({ kind }) => kind === 'eat' || kind === 'drank' || kind === 'kcal' || kind === 'figure'));

/** The words between what asks, marks and "or", where some are of no kind. */
function stretchesOf({ chart, parts, left }: Said): string[] {
  const out: [number, number][] = [];
  const kinds = (at: number): string[] => parts.find(({ from, to }) => from <= at && at < to)?.spans.map(({ kind }) => kind) ?? [];
  const named = new Set(left);
  const between = parts.some(({ spans }) => spans.some(({ kind }) => kind === 'choose-between'));
  let open: [number, number] | null = null;
  chart.tokens.forEach(({ is }, at) => {
    const cuts = is === 'mark' || kinds(at).some((kind) => kind === 'choose-or' || (kind === 'and' && between));
    if (cuts) open = null;
    else if (named.has(at)) {
      if (open) open[1] = at + 1;
      else {
        open = [at, at + 1];
        out.push(open);
      }
    }
  });
  return out.map(([from, to]) => wordsOf(chart, from, to));
}
