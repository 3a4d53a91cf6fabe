/** What the product calls itself everywhere. */
export const PRODUCT = 'Mealtext';

/** What search engines and social cards say of it. */
export const DESCRIPTION =
  'Track your nutrition through text messages. Text what you ate and how you trained, and see where you stand against your daily goals.';
