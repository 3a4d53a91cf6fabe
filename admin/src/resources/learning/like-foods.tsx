import type { LearningItem } from '@mealtext/backend/contract';
import { count, figure } from '../../components/format';
import { Panel } from '../../components/panel';
import { Said } from '../../components/said';
import { AliasButton } from '../lessons/teach-buttons';

/** Foods of the table that share its words, the nearest first: one of them may be what was meant. */
export const LikeFoods = ({ item }: { item: LearningItem }) => (
  <Panel title="Foods that share its words">
    {item.foods.length ? (
      <div className="list-scroll">
        <table className="list">
          <thead>
            <tr>
              <th scope="col">Food</th>
              <th scope="col" className="end">
                kcal in 100 g
              </th>
              <th scope="col" className="end">
                Protein
              </th>
              <th scope="col">Usually</th>
              <th scope="col">
                <span className="hidden-words">Actions</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {item.foods.map((food) => (
              <tr key={food.id}>
                <td>
                  <Said>{food.id}</Said>
                </td>
                <td data-label="kcal in 100 g" className="end figures">
                  {count(food.calories)}
                </td>
                <td data-label="Protein" className="end figures">
                  {figure(food.protein, 'g')}
                </td>
                <td data-label="Usually">{food.usual}</td>
                <td className="row-actions">
                  <AliasButton item={item} food={food.id} label="They mean this" variant="text" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    ) : (
      <p className="soft">No food has one of these words.</p>
    )}
  </Panel>
);
