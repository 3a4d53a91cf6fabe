import { useId, useState } from 'react';
import type { Trends, TrendSource } from '@mealtext/backend/contract';
import type { GoalName } from '@mealtext/backend/domain';
import { Bar } from '../../components/bar';
import { Button } from '../../components/button';
import { showNumber } from '../../lib/format';
import { NUTRIENT_LOOKS } from '../../lib/nutrients';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';
import { sayCommon } from '../../lib/say-common';

const FEW = 5;
const MANY = 25;
/** What sources have figures of. */
const OF = { calories: 'calories', protein: 'protein', sugar: 'sugar' } as const;

/** Which meals and which foods most of it came from. */
export function Sources({ trends, metric }: { trends: Trends; metric: GoalName }) {
  const of = metric in OF ? OF[metric as keyof typeof OF] : null;
  if (!of) return null;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <Ranking
        title={say('byMeal', { label: NUTRIENT_LOOKS[metric].label })}
        sources={trends.meals.map(inWords)}
        of={of}
        all={trends.meals}
      />
      <Ranking title={say('byFood', { label: NUTRIENT_LOOKS[metric].label })} sources={trends.foods} of={of} all={trends.meals} />
    </div>
  );
}

const MEALS = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

/** A meal by its name in the language shown. */
function inWords(source: TrendSource): TrendSource {
  const meal = MEALS.find((one) => one === source.name);
  return { ...source, name: meal ? sayShell(meal) : sayShell('other') };
}

interface Props {
  title: string;
  sources: readonly TrendSource[];
  of: keyof typeof OF;
  /** What together makes the whole. */
  all: readonly TrendSource[];
}

function Ranking({ title, sources, of, all }: Props) {
  const id = useId();
  const [more, setMore] = useState(false);
  const { color, unit } = NUTRIENT_LOOKS[of];
  const amount = (source: TrendSource) => source[of] ?? 0;
  const whole = all.reduce((sum, source) => sum + amount(source), 0);
  const ranked = sources.filter((source) => amount(source) > 0).toSorted((a, b) => amount(b) - amount(a));
  if (whole === 0 || ranked.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      <ul className="figures mt-2 flex flex-col gap-2">
        {ranked.slice(0, more ? MANY : FEW).map((source) => {
          const share = amount(source) / whole;
          return (
            <li key={source.name}>
              <div className="flex items-baseline justify-between gap-4">
                <span dir="auto" className="min-w-0 wrap-anywhere first-letter:uppercase">
                  {source.name} <span className="text-sm text-soft">× {source.times}</span>
                </span>
                <span className="shrink-0">
                  {Math.round(100 * share)} %{' '}
                  <span className="text-sm text-soft">
                    {showNumber(amount(source))} {unit}
                  </span>
                </span>
              </div>
              <Bar thin label={`${source.name}, ${Math.round(100 * share)} %`} share={share} color={color} />
            </li>
          );
        })}
      </ul>
      {ranked.length > FEW && (
        <Button look="quiet" aria-expanded={more} onClick={() => setMore(!more)} className="-ms-4">
          {more ? sayCommon('showFewer') : say('showMore')}
        </Button>
      )}
    </section>
  );
}
