import { dataFile } from '../data-files.js';
import type { Food } from '../food.js';
import { once } from '../once.js';

/** What foods of a category are to a meal: had beside it, put on it, the meat that the rest is had with, or what holds all of it. */
type Part = 'side' | 'topping' | 'meat' | 'sandwich';

interface Place {
  /** Grams of a plate of it, where it is the meal. Null: it makes none. */
  plate: number | null;
  part: Part | null;
}

const places = once(
  () =>
    new Map(
      dataFile('plates.tsv')
        .trimEnd()
        .split('\n')
        .slice(1)
        .map((line): [string, Place] => {
          const [category, plate, part] = line.split('\t');
          return [category!, { plate: plate ? Number(plate) : null, part: part ? (part as Part) : null }];
        }),
    ),
);

const partOf = (food: Food): Part | null => (food.tags.has('top') ? 'topping' : (places().get(food.category)?.part ?? null));

/** The portion of a dish as a whole meal of it. */
const WHOLE_MEAL = '1 meal';

/** Grams of a food where it is the meal itself and no helping beside others; null: it is the same. "Taco" in the singular is one of them. */
export function plateOf(food: Food, plural: boolean): number | null {
  const own = food.portions.find(({ text }) => text === WHOLE_MEAL);
  if (own) return !plural && isServedByPiece(food) ? null : own.grams;
  const plate = places().get(food.category)?.plate ?? null;
  return plate !== null && plate > food.standard.grams && !food.tags.has('count') && !food.tags.has('top') ? plate : null;
}

/** A piece of it is a helping. */
const isServedByPiece = ({ portions, standard, tags }: Food): boolean =>
  tags.has('count') && portions.some(({ text, grams }) => text === '1 piece' && Math.abs(grams - standard.grams) <= 0.05 * grams);

/** Meat, fish or eggs: what the rest of a meal is had with. */
export const isMeat = (food: Food): boolean => partOf(food) === 'meat';

/** Whether a food goes beside a meat and is none itself: rice, potatoes, beans. */
export const isSide = (food: Food): boolean => partOf(food) === 'side';

/** Whether a food is the meal although another was had: a sandwich beside what is put on it, and meat beside its sides. */
export function isMealBeside(food: Food, other: Food): boolean {
  const [part, beside] = [partOf(food), partOf(other)];
  return beside === 'topping' ? part === 'sandwich' || part === 'meat' : part === 'meat' && (beside === 'side' || other.tags.has('drink'));
}
