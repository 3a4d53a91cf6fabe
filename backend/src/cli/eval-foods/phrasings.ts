/** What stands around the food in a text. `{x}` is the food with its amount. */
export const FRAMES = [
  '{x}',
  '{x}',
  '{x}',
  '{x}',
  'had {x}',
  'just had {x}',
  'i had {x}',
  'ate {x}',
  'just ate {x}',
  'i ate {x}',
  'Just finished {x}',
  'having {x}',
  'im having {x}',
  'eating {x} rn',
  'had {x} for lunch',
  'i had {x} for breakfast',
  'had {x} for dinner',
  '{x} for lunch',
  '{x} for dinner',
  '{x} for breakfast',
  '{x} for a snack',
  'for breakfast i had {x}',
  'for lunch i had {x}',
  'For dinner I had {x}.',
  'for dinner tonight {x}',
  'breakfast: {x}',
  'lunch: {x}',
  'Dinner: {x}',
  'snack: {x}',
  'lunch - {x}',
  'breakfast was {x}',
  'dinner was {x}',
  'my lunch was {x}',
  'lunch today was {x}',
  'snacked on {x}',
  'munched on {x}',
  'grabbed {x} on the way to work',
  'had {x} at work',
  'had {x} at my desk',
  'ok so i had {x}',
  'hey i had {x}',
  'hi! i ate {x}',
  'log {x}',
  'add {x}',
  'can you log {x}',
  'pls add {x}',
  'please log {x} for lunch',
  '{x} this morning',
  '{x} just now',
  'had {x} earlier',
  'had {x} earlier today',
  'had {x} around noon',
  'had {x} at 1pm',
  '{x} at 7:30',
  '{x} lol',
  'had {x} and it was so good',
  'was hungry so i had {x}',
  'ended up eating {x}',
  'treated myself to {x}',
  'started the day with {x}',
  '{x} after the gym',
  'had {x} after my workout',
  'late lunch, {x}',
  'midnight snack: {x}',
  'Had {x} with my wife',
  '{x} and thats it',
  '{x} 😋',
  'so far today {x}',
  'got {x} for lunch',
  'made {x} for dinner',
  'had {x} this afternoon',
  'I had {x} last night',
] as const;

/** How a measured amount is put: `{n}` the number, `{u}` the measure, `{f}` the food. */
export const MEASURED = [
  '{n} {u} of {f}',
  '{n} {u} of {f}',
  '{n} {u} of {f}',
  '{n} {u} {f}',
  '{n} {u} {f}',
  '{f}, {n} {u}',
  '{f} {n} {u}',
  '{f} ({n} {u})',
  '{f} - {n} {u}',
  'about {n} {u} of {f}',
  'maybe {n} {u} of {f}',
] as const;

/** How a weight is put. */
export const WEIGHED_GRAMS = [
  '{n}g {f}',
  '{n}g of {f}',
  '{n} g {f}',
  '{n} g of {f}',
  '{n} grams of {f}',
  '{n} grams {f}',
  '{f} {n}g',
  '{f}, {n} g',
  '{f} ({n}g)',
  '{f} - {n} grams',
  'about {n} grams of {f}',
] as const;

export const WEIGHED_OUNCES = [
  '{n} oz {f}',
  '{n}oz {f}',
  '{n} oz of {f}',
  '{n}oz of {f}',
  '{n} ounces of {f}',
  '{f}, {n} oz',
  '{f} {n}oz',
  '{f} ({n} oz)',
] as const;

export const FLUID = [
  '{n} oz {f}',
  '{n} oz of {f}',
  '{n}oz {f}',
  '{n} fl oz {f}',
  '{n} ounces of {f}',
  '{f} {n}oz',
  '{f}, {n} oz',
  'a {n} oz {f}',
] as const;

/** How counted and sized things are put. `{u}` is the size with its space, or nothing. */
export const COUNTED = ['{n} {u}{f}', '{n} {u}{f}', '{n} {u}{f}', '{n} {u}{f}', '{n}x {u}{f}', '{u}{f} x{n}', '{n} whole {u}{f}'] as const;
/** And where it is only one. */
export const ONE = ['a {u}{f}', 'a {u}{f}', 'a {u}{f}', 'one {u}{f}', '1 {u}{f}', '{u}{f}', 'my {u}{f}'] as const;
/** Where nothing is said of the amount. */
export const UNSAID = ['{f}', '{f}', 'some {f}', 'a serving of {f}'] as const;

/** Two foods in one text. */
export const JOINED = [
  '{a} and {b}',
  '{a} and {b}',
  '{a}, {b}',
  '{a} & {b}',
  '{a} + {b}',
  '{a} n {b}',
  '{a} and also {b}',
  '{a} plus {b}',
] as const;

export const NUMBER_WORDS: Record<number, string> = {
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  8: 'eight',
  10: 'ten',
  12: 'a dozen',
};
export const FRACTIONS: Record<number, readonly string[]> = {
  0.25: ['1/4', 'a quarter of a', '¼'],
  0.33: ['1/3', 'a third of a'],
  0.5: ['1/2', 'half a', 'half a', '0.5', '½'],
  0.75: ['3/4', '0.75', 'three quarters of a'],
  1.5: ['1.5', '1 1/2', 'one and a half', '1½'],
  2.5: ['2.5', '2 1/2', 'two and a half'],
};
