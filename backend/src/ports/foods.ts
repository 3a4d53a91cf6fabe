import type { FoodTable } from '../food/index.js';

/** The food table in use. Promises: always there, and replaced whole when another release is imported. */
export abstract class Foods {
  abstract current(): FoodTable;
}
