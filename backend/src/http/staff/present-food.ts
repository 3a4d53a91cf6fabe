import type { FoodItem, FoodRow, FoodSource } from '../../contract/index.js';
import type { FoodUse } from '../../ports/storage/staff/staff-foods.js';
import type { StaffDependencies } from '../../usecases/staff/staff-dependencies.js';

type Food = NonNullable<ReturnType<StaffDependencies['engine']['foodByName']>>;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Whoever teaches a food gives it a code of ours. */
const originOf = ({ code, source }: Food): FoodSource => (code.startsWith('own-') ? 'own' : source);

/** A food with its measures, as the table has them. */
export const presentFood = (food: Food): FoodRow => {
  const { name, aliases, per100g, portions, standard, published } = food;
  return {
    id: name,
    aliases: [...aliases],
    calories: Math.round(per100g.calories),
    protein: tenth(per100g.protein),
    carbs: tenth(per100g.carbs),
    fat: tenth(per100g.fat),
    usual: standard.unit === 'g' ? `${standard.grams} g` : `${standard.quantity} ${standard.unit} (${Math.round(standard.grams)} g)`,
    portions: portions.map(({ text, grams }) => `${text} = ${tenth(grams)} g`),
    source: published,
    origin: originOf(food),
  };
};

/** All that is known of a food. */
export const presentFoodItem = (food: Food, use: FoodUse): FoodItem => ({
  ...presentFood(food),
  code: food.code,
  category: food.category,
  fr: [...food.fr],
  es: [...food.es],
  sugar: tenth(food.per100g.sugar),
  fiber: tenth(food.per100g.fiber),
  sodium: Math.round(food.per100g.sodium),
  alcohol: tenth(food.per100g.alcohol),
  eaten: food.eaten,
  tags: [...food.tags],
  holds: [...food.holds],
  comesWith: [...food.comesWith],
  use: { ...use, latest: use.latest.map((meal) => ({ ...meal, at: meal.at.toISOString() })) },
});
