import { rateMeal, rateTogether, type RatedMeal } from './health-rating.js';
import { NO_NUTRIENTS, type Nutrients } from './nutrients.js';

/** Figures per 100 g, from USDA FNDDS 2021-2023. */
const per100 = (figures: Partial<Nutrients>, produceShare = 0, drink = false, processedShare = 0): RatedMeal => ({
  nutrients: { ...NO_NUTRIENTS, ...figures },
  grams: 100,
  produceGrams: 100 * produceShare,
  processedCalories: (figures.calories ?? 0) * processedShare,
  drink,
});

const times = (meal: RatedMeal, by: number): RatedMeal => {
  const nutrients = { ...meal.nutrients };
  for (const key of Object.keys(nutrients) as (keyof Nutrients)[]) nutrients[key] *= by;
  const { grams, produceGrams, processedCalories } = meal;
  return { ...meal, nutrients, grams: grams * by, produceGrams: produceGrams * by, processedCalories: processedCalories * by };
};

const broccoli = per100({ calories: 35, protein: 2.4, carbs: 7, fiber: 3.3, sugar: 1.4, naturalSugar: 1.4, sodium: 41 }, 1);
const apple = per100({ calories: 61, carbs: 14.8, sugar: 12.2, naturalSugar: 12.2, fiber: 2.1 }, 1);
const lentilSoup = per100({ calories: 56, protein: 3.6, carbs: 8, fiber: 2.9, sugar: 1, sodium: 230, unhealthyFat: 0.3 }, 0.5);
const grilledChicken = per100({ calories: 165, protein: 31, fat: 3.6, unhealthyFat: 1, sodium: 74 });
const oatmeal = per100({ calories: 71, protein: 2.5, carbs: 12, fiber: 1.7, sodium: 4, unhealthyFat: 0.3 });
const cheeseburger = per100({ calories: 263, protein: 13, fat: 13, unhealthyFat: 5.5, sugar: 5, sodium: 560, fiber: 1 }, 0, false, 1);
const doughnut = per100({ calories: 421, protein: 5, fat: 23, unhealthyFat: 11, sugar: 19, sodium: 380, fiber: 1.5 }, 0, false, 1);
const bacon = per100({ calories: 541, protein: 37, fat: 42, unhealthyFat: 14, sodium: 1717 }, 0, false, 1);
const milkChocolate = per100({ calories: 535, protein: 7.7, fat: 30, unhealthyFat: 18.5, sugar: 52, sodium: 79, fiber: 3.4 }, 0, false, 1);
const cola = per100({ calories: 42, carbs: 10.4, sugar: 10.4, sodium: 3 }, 0, true, 1);
const milk = per100({ calories: 50, protein: 3.4, unhealthyFat: 1.2, sugar: 4.9, sodium: 39 }, 0, true);
const water = per100({}, 0, true);
const beer = per100({ calories: 43, carbs: 3.6, alcohol: 3.9 }, 0, true);

const rating = (meal: RatedMeal) => rateMeal(meal)?.rating ?? NaN;

test('orders meals as nobody disputes', () => {
  const order = [broccoli, lentilSoup, grilledChicken, cheeseburger, doughnut].map(rating);
  expect([...order].sort((a, b) => b - a)).toEqual(order);
  expect(rating(apple)).toBeGreaterThan(rating(milkChocolate));
  expect(rating(oatmeal)).toBeGreaterThan(rating(doughnut));
  expect(rating(grilledChicken)).toBeGreaterThan(rating(bacon));
  expect(rating(water)).toBeGreaterThan(rating(milk));
  expect(rating(milk)).toBeGreaterThan(rating(cola));
  expect(rating(cola)).toBeGreaterThanOrEqual(1);
});

test('uses the whole scale', () => {
  expect(rating(broccoli)).toBe(10);
  expect(rating(water)).toBe(10);
  expect(rating(bacon)).toBeLessThanOrEqual(2);
  expect(rating(milkChocolate)).toBeLessThanOrEqual(2);
  expect(rating(beer)).toBeLessThanOrEqual(3);
});

test('more or less of a meal is the same, but not a meal that is half a day', () => {
  expect(rating(times(oatmeal, 3))).toBe(rating(oatmeal));
  expect(rating(times(cheeseburger, 5))).toBeLessThan(rating(times(cheeseburger, 1.5)));
  expect(rateMeal(per100({ calories: 10 }))?.rating).toBeDefined();
  expect(rateMeal({ ...water, grams: 0 })).toBeNull();
});

test('water in it makes nothing better', () => {
  const dry = per100({ calories: 400, protein: 16, carbs: 40, fat: 18, unhealthyFat: 5, fiber: 6, sodium: 500 });
  expect(rating({ ...dry, grams: 200 })).toBe(rating({ ...dry, grams: 400 }));
});

test('a drink beside food counts with it, and water does not', () => {
  const burger = times(cheeseburger, 1.5);
  expect(rateTogether(burger, times(cola, 9))!.rating).toBeLessThan(rating(burger));
  expect(rateTogether(burger, times(water, 5))!.rating).toBe(rating(burger));
  expect(rateTogether(null, cola)).toEqual(rateMeal(cola));
  expect(rateTogether(lentilSoup, times(beer, 5))!.watch).toContain('alcohol');
});

test('names what speaks for and against, strongest first', () => {
  expect(rateMeal(broccoli)?.good[0]).toBe('produce');
  expect(rateMeal(milkChocolate)?.watch.slice(0, 2)).toEqual(['sugar', 'processed']);
  expect(rateMeal(bacon)?.watch.slice(0, 2)).toEqual(['processed', 'saturatedFat']);
  expect(rateMeal(beer)?.watch[0]).toBe('alcohol');
});
