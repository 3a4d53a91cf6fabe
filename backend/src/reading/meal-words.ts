import type { MealType } from '../domain/meal-type.js';

function byWord<T>(groups: readonly (readonly [T, string])[]): Readonly<Record<string, T>> {
  return Object.fromEntries(groups.flatMap(([value, words]) => words.split(', ').map((word) => [word, value])));
}

/** Words for meals, folded; French as it is spoken in Canada. */
export const MEALS = byWord<MealType>([
  [
    'breakfast',
    'breakfast, brekkie, brekky, brekfast, breakfst, breakfest, brekfest, bkfst, bfast, b-fast, bfst, brunch, dejeuner, desayuno, desayune, desayunito, petit dejeuner, petit-dejeuner',
  ],
  ['lunch', 'lunch, lunchtime, luncheon, diner, almuerzo, almorce, lonche, lonchecito, lunchecito'],
  ['dinner', 'dinner, dinnertime, din din, dindin, din-din, dins, supper, souper, cena, cene, cenita, dinr'],
  [
    'snack',
    'snack, snacks, snak, snaks, snacktime, dessert, desert, collation, collations, gouter, merienda, botana, botanita, colacion, tentempie, grignotine, appetizer, elevenses',
  ],
]);

/** Days of the week, folded; 0 is Sunday. */
export const WEEKDAYS = byWord<number>([
  [0, 'sunday, dimanche, domingo'],
  [1, 'monday, lundi, lunes'],
  [2, 'tuesday, tues, mardi, martes'],
  [3, 'wednesday, weds, mercredi, miercoles'],
  [4, 'thursday, thurs, jeudi, jueves'],
  [5, 'friday, vendredi, viernes'],
  [6, 'saturday, samedi, sabado'],
]);
