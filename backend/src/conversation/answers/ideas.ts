import { dayLog, remaining, roundHalfUp } from '../../domain/day-log.js';
import type { GoalName } from '../../domain/goals.js';
import { addNutrients, type Nutrients } from '../../domain/nutrients.js';
import { IDEAS } from '../../language/load-lexicons.js';
import type { ReplyDraft } from '../decision.js';
import type { Topic } from '../intents/topics.js';
import { read } from '../matching-items.js';
import type { TurnContext } from '../turn-context.js';

/** So many are named. */
const MOST = 3;
/** With the calories that were asked for some are near them, not only below. */
const NEAR = 0.35;

interface Idea {
  words: string;
  meals: readonly string[];
  eaten: Nutrients;
}

/** What may be eaten, with the table's figures: what fits the meal, the calories and what there is to be much or little of. */
export function ideas({ meal, calories, much, little }: Extract<Topic, { about: 'ideas' }>, context: TurnContext): ReplyDraft[] {
  const { say, snapshot, today } = context;
  const left = snapshot.goals ? remaining(snapshot.goals, dayLog(snapshot.entries, today)) : null;
  const most = calories ?? (left?.calories != null && left.calories > 0 ? left.calories : null);
  const fitting = ideasOf(context).filter(
    ({ meals, eaten }) =>
      (!meal || meals.includes(meal)) &&
      (most === null || eaten.calories <= most) &&
      (meal != null || eaten.calories >= (calories ?? 0) * NEAR),
  );
  const by = (of: GoalName, sign: number) => (a: Idea, b: Idea) => sign * (share(b, of) - share(a, of));
  const sorted = little
    ? fitting.toSorted(by(little, -1))
    : much
      ? fitting.toSorted(by(much, 1))
      : calories
        ? fitting.toSorted(by('calories', 1))
        : fitting;
  const named = sorted.slice(0, MOST).map(({ words, eaten }) => ({
    words,
    calories: roundHalfUp(eaten.calories),
    nutrient: little && little !== 'calories' ? little : much && much !== 'calories' ? much : ('protein' as const),
    value: roundHalfUp(eaten[little && little !== 'calories' ? little : much && much !== 'calories' ? much : 'protein']),
  }));
  if (named.length === 0) return [{ kind: 'answer', text: say.noIdeas }];
  return [{ kind: 'answer', text: say.ideas(calories ?? null, left?.calories ?? null, left?.protein ?? null, named) }];
}

/** Of calories the whole, of the rest how much of it comes with them. */
const share = ({ eaten }: Idea, of: GoalName): number => (of === 'calories' ? eaten.calories : eaten[of] / Math.max(60, eaten.calories));

const ideasOf = (context: TurnContext): Idea[] =>
  IDEAS.flatMap((idea): Idea[] => {
    const items = read(idea.en, context).filter((item) => item.nutrients !== null);
    return items.length === 0
      ? []
      : [{ words: idea[context.lang], meals: idea.for.split(' '), eaten: addNutrients(items.map(({ nutrients }) => nutrients)) }];
  });
