import type { Item } from '../domain/entry.js';
import type { PersonalData } from '../ports/storage/people/account-life.js';
import { csvCell } from './csv.js';

type Row = Readonly<Record<string, unknown>>;
type Cells = Readonly<Record<string, unknown>>;

const POUNDS_PER_KG = 2.20462262;

const tenths = (value: unknown): number | null => (typeof value === 'number' ? Math.round(value * 10) / 10 : null);
const whole = (value: unknown): number | null => (typeof value === 'number' ? Math.round(value) : null);

/** What people open in a spreadsheet: one kind of thing a table, a row each, figures rounded as they are shown. */
const TABLES: Readonly<Record<string, (belongings: PersonalData) => Cells[]>> = {
  'meals.csv': ({ meals = [] }) => meals.flatMap(foodsOf),
  'workouts.csv': ({ workouts = [] }) =>
    workouts.map(({ date, time, activity, minutes, distance, caloriesBurned }) => ({
      date,
      time,
      activity,
      minutes: tenths(minutes),
      distance,
      kcal_burned: whole(caloriesBurned),
    })),
  'weight.csv': ({ weights = [] }) =>
    weights.map(({ date, kg }) => ({ date, kg: tenths(kg), lb: typeof kg === 'number' ? tenths(kg * POUNDS_PER_KG) : null })),
};

const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  'meals.csv': [
    ...['date', 'time', 'meal', 'food', 'amount', 'unit', 'size', 'grams', 'kcal'],
    ...['protein_g', 'carbs_g', 'fat_g', 'sugar_g', 'fiber_g', 'sodium_mg', 'source'],
  ],
  'workouts.csv': ['date', 'time', 'activity', 'minutes', 'distance', 'kcal_burned'],
  'weight.csv': ['date', 'kg', 'lb'],
};

/** A row a food. */
function foodsOf({ date, time, mealType, items }: Row): Cells[] {
  return (items as readonly Item[]).map(({ name, quantity, unit, size, grams, nutrients, source }) => ({
    date,
    time,
    meal: mealType,
    food: name,
    amount: Math.round(quantity * 100) / 100,
    unit: unit === 'count' ? '' : unit,
    size,
    grams: whole(grams),
    kcal: whole(nutrients?.calories),
    protein_g: tenths(nutrients?.protein),
    carbs_g: tenths(nutrients?.carbs),
    fat_g: tenths(nutrients?.fat),
    sugar_g: tenths(nutrients?.sugar),
    fiber_g: tenths(nutrients?.fiber),
    sodium_mg: whole(nutrients?.sodium),
    source,
  }));
}

/** The files by their names (RFC 4180), each with its heading also where there is nothing; with a mark by which spreadsheets know UTF-8. */
export function tidyTables(belongings: PersonalData): Record<string, string> {
  return Object.fromEntries(
    Object.entries(TABLES).map(([file, rowsOf]) => {
      const columns = COLUMNS[file]!;
      const lines = [columns, ...rowsOf(belongings).map((cells) => columns.map((column) => cells[column]))];
      return [file, `\ufeff${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`];
    }),
  );
}
