/** Everyday texts for measuring, never for judging what is understood. */
export const benchTexts = `
2 eggs and toast with butter for breakfast
chicken burrito and a coke for lunch
large coffee with cream and 2 sugars
half a cup of oatmeal with blueberries
6 oz grilled salmon, a cup of rice and steamed broccoli
ran 5k in 28 min
turkey sandwich with cheese, lettuce, tomato and mayo on whole wheat
greek yogurt
a slice of pepperoni pizza n a diet coke
actually 3 eggs
protein shake after the gym
45 min weights
bowl of cereal with 2% milk
caesar salad with chicken for dinner last night
an apple and a handful of almonds
undo
how much protein do i have left?
2 tacos, rice and beans
a third of a large pizza
walked the dog for 30 minutes
/goal protein 150
banana
can't stop eating chips
12 oz beer and some nachos
pb&j and a glass of milk
`
  .trim()
  .split('\n');

/** Each of them in turn. */
export const textAt = (index: number): string => benchTexts[index % benchTexts.length] ?? '';

const long = (words: string) => words.repeat(Math.ceil(10_000 / words.length));

/** Texts that make a reader work: as long as any that comes in, and made of what it looks at most closely. */
export const hardTexts = [
  ...[
    'oats ',
    '2 eggs and ',
    'a ',
    'chicken ',
    'half a ',
    'bread, ',
    '1/2 ',
    'brekfast buritto ',
    "d'",
    '((',
    '@ 3pm ',
    'no ',
    '\n',
    '🍕',
    'ﷺ',
  ].map(long),
  Array.from({ length: 500 }, (_, index) => textAt(index)).join(', '),
  'x'.repeat(10_000),
  '9'.repeat(10_000),
];
