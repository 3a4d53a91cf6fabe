import type { MealItem } from '@mealtext/backend/contract';
import { figure, kcal, rounded } from './format';
import { Mark } from './mark';
import { Said } from './said';

const SOURCES: Record<string, string> = { builtin: 'food table', usda: 'USDA', user: 'their figure', model: 'model' };

/** "2 large", "1.5 cups": an amount in the user's own words. */
const amount = ({ quantity, unit, size }: MealItem) => [rounded(quantity), size, unit === 'count' ? '' : unit].filter(Boolean).join(' ');

/** Foods with grams, calories, and where the figures come from. */
export const ItemTable = ({ items }: { items: readonly MealItem[] }) => (
  <table className="items">
    <thead>
      <tr>
        <th scope="col">Food</th>
        <th scope="col" className="end">
          Grams
        </th>
        <th scope="col" className="end">
          kcal
        </th>
        <th scope="col">Source</th>
      </tr>
    </thead>
    <tbody>
      {items.map((item, index) => (
        <tr key={index}>
          <td>
            <Said>{`${amount(item)} ${item.name}`}</Said>
            {item.calories === null && <Mark tone="warn">not counted: nobody knows it</Mark>}
            {item.assumed && <span className="soft"> – {item.assumption ? `taken as ${item.assumption}` : 'amount assumed'}</span>}
          </td>
          <td className="end figures">{figure(item.grams)}</td>
          <td className="end figures">{kcal(item.calories)}</td>
          <td className="soft">
            {SOURCES[item.source] ?? item.source}
            {item.foodName ? `: ${item.foodName}` : item.food && <span className="figures"> {item.food}</span>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
