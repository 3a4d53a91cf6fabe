/** What the product calls itself everywhere. */
export const PRODUCT = 'Mealtext';
