import { buildFoodTable, type FoodTable } from './food-table.js';
import type { Food } from './food.js';

/** The built-in table with a release's foods behind it. Where both have a food of the same name or of the same code, ours stays, with the release's portions that it lacks: told twice, a food would be found by what is only said of how it was made. */
export function withImported(builtIn: FoodTable, imported: readonly Food[]): FoodTable {
  const released = new Map(imported.map((food) => [food.code, food]));
  return buildFoodTable(
    [
      ...builtIn.foods.map((food) => withPortionsOf(food, released.get(food.code))),
      ...imported.filter(({ name, code }) => !builtIn.byName.has(name) && !builtIn.byCode.has(code)),
    ],
    builtIn.forms,
  );
}

/** The same food by USDA's code knows more measures: "1 ravioli", "1 strip". Our own weights win. */
function withPortionsOf(food: Food, released: Food | undefined): Food {
  const more = released?.portions.filter(({ text }) => !food.portions.some((own) => own.text === text)) ?? [];
  return more.length > 0 ? { ...food, portions: [...food.portions, ...more] } : food;
}
