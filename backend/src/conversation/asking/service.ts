import type { MealType } from '../../domain/meal-type.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import type { Topic } from '../intents/topics.js';
import { namesFood } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';
import { saidOf, vocabulary, mealOf, type Said, type Subject } from './said.js';

const WORDS = vocabulary(
  'service trouble-here q-count q-what q-when q-why q-how q-yes q-be q-tell may-i question person it be in for to mine-word day nutrient energy micro number figure kcal meal advice switch-ask switch-off want-talk',
);

/** What `service` in the lexicons tells apart; who we are is no question about the log. */
type Named = Topic['about'] | 'robot';

/** The more particular first, where several are named. */
const TOPICS: readonly Named[] = [
  'stopping',
  'billing',
  'privacy',
  'accuracy',
  'account',
  'plan',
  'upgrade',
  'photo',
  'where',
  'robot',
  'site',
  'time',
  'memory',
];
const ASKING = ['q-count', 'q-what', 'q-when', 'q-why', 'q-how', 'q-yes', 'q-tell', 'q-be', 'may-i', 'question'] as const;
/** What is asked of food and the log is answered there. */
const OF_FOOD = ['nutrient', 'energy', 'micro', 'figure', 'kcal'] as const;
const LONGEST = 18;

/** Questions about the service, by what is named in them: "is pro worth it", "can my trainer see what i text you". Trouble with it is for our team. */
export const hearService: Subject = (chart, context) => {
  if (chart.tokens.length > LONGEST) return null;
  const said = saidOf(chart, WORDS);
  if (said.has('trouble-here') && !isOfFood(said, context)) return decided({ type: 'handoff' });
  const named = new Set(said.all('service').map(({ value }) => value as Named));
  const about = TOPICS.find((topic) => named.has(topic));
  if (!about || !asks(said, context)) return null;
  if (about !== 'accuracy' && said.has(...OF_FOOD)) return null;
  return about !== 'accuracy' && isOfFood(said, context) ? null : topicHeard(about);
};

function topicHeard(about: Named): Hearing {
  return about === 'robot' ? decided({ type: 'chat', what: 'identify' }) : decided({ type: 'question', topic: { about } as Topic });
}

/** A question mark, a word that asks at the beginning, or nothing but the topic: "pricing". */
function asks(said: Said, { text }: TurnContext): boolean {
  if (text.includes('?')) return true;
  const first = said.parts.find(({ spans }) => !spans.every(({ kind }) => LIGHT.has(kind)));
  if (first?.spans.some(({ kind }) => (ASKING as readonly string[]).includes(kind))) return said.left.every((at) => at >= first.from);
  const covered = said.parts.every(({ spans }) => spans.some(({ kind }) => kind === 'service' || LIGHT.has(kind) || kind === 'mine-word'));
  return said.left.length === 0 && (covered || said.has(...ASKING, 'switch-ask', 'want-talk'));
}
const LIGHT: ReadonlySet<string> = new Set(['filler', 'and', 'determiner', 'article', 'person']);

/** Words of no kind that are a food: "is pro yogurt healthy". */
const isOfFood = ({ chart, left }: Said, context: TurnContext): boolean =>
  mealOf<MealType>(saidOf(chart, WORDS)) !== null || left.some((at) => namesFood(chart.tokens[at]!.word, context));
