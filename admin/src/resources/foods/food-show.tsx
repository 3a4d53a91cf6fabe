import type { FoodItem } from '@mealtext/backend/contract';
import { DescriptionList } from '../../components/description-list';
import { count, figure, kcal } from '../../components/format';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { Said } from '../../components/said';
import { TeachButtons } from '../lessons/teach-buttons';
import { FoodUsePanel } from './food-use-panel';
import { eatenWords, originWords } from './food-words';

/** One food: its names and figures, and where it is used and put right. */
export const FoodShow = () => (
  <RecordPage<FoodItem> resource="foods" what="food">
    {(food) => <Shown food={food} />}
  </RecordPage>
);

const listed = (words: readonly string[]) => (words.length ? <Said>{words.join(', ')}</Said> : <span className="soft">None</span>);

function Shown({ food }: { food: FoodItem }) {
  const { id, aliases, fr, es, usual, portions, origin, source, code, category, eaten, tags, holds, comesWith, use } = food;
  return (
    <Page
      title={<Said>{id}</Said>}
      tab="Food"
      lead={`${originWords(origin)}: ${source}${category ? `, ${category}` : ''}. Eaten ${eatenWords(eaten)}.`}
      actions={<TeachButtons food={id} />}
    >
      <div className="panels">
        <Panel title="In 100 g">
          <DescriptionList
            of={[
              ['Calories', kcal(food.calories)],
              ['Protein', figure(food.protein, 'g')],
              ['Carbs', figure(food.carbs, 'g')],
              ['Sugar', figure(food.sugar, 'g')],
              ['Fiber', figure(food.fiber, 'g')],
              ['Fat', figure(food.fat, 'g')],
              ['Sodium', `${count(food.sodium)} mg`],
              ['Alcohol', figure(food.alcohol, 'g')],
            ]}
          />
        </Panel>
        <Panel title="Names">
          <DescriptionList
            of={[
              ['English', listed(aliases)],
              ['French', listed(fr)],
              ['Spanish', listed(es)],
              ['Code', <span className="figures">{code}</span>],
              ['Kind', listed(tags)],
            ]}
          />
        </Panel>
        <Panel title="Portions">
          <p>Without an amount: {usual}</p>
          {portions.length > 0 && (
            <ul>
              {portions.map((portion) => (
                <li key={portion} className="figures">
                  {portion}
                </li>
              ))}
            </ul>
          )}
          {(holds.length > 0 || comesWith.length > 0) && (
            <DescriptionList
              of={[
                ['Holds', listed(holds)],
                ['Comes with', listed(comesWith)],
              ]}
            />
          )}
        </Panel>
        <FoodUsePanel use={use} />
      </div>
    </Page>
  );
}
