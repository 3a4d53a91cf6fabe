/** Each nutrient with its name and unit for people. */
export const NUTRIENTS = [
  ['calories', 'Calories', 'kcal'],
  ['protein', 'Protein', 'g'],
  ['carbs', 'Carbs', 'g'],
  ['fat', 'Fat', 'g'],
  ['sugar', 'Sugar', 'g'],
] as const;
