import { talked } from '../../../test/support/talked.js';
import type { Snapshot } from '../snapshot.js';

const noon = new Date('2025-06-10T16:00:00Z');

/** What becomes of texts that are sent a minute apart. */
const say = (...texts: string[]) => talked(texts, { from: noon, apart: 60 });
const foods = (state: Snapshot): string[] =>
  state.entries.flatMap((entry) => (entry.kind === 'meal' ? entry.items.map(({ name }) => name) : []));

describe('a choice is a question', () => {
  test.each([
    'clif bar or an apple rn, whats better',
    'ramen vs pad thai',
    'torn between a burrito and a quesadilla',
    'should i get the blt or the cobb salad',
    'poulet ou saumon ce soir, lequel',
    'tacos o quesadilla, cual es mejor',
  ])('%s', (text) => {
    const { intents, state } = say(text);
    expect(intents).toEqual(['question']);
    expect(state.entries).toEqual([]);
  });
  test.each(['had 2 or 3 cookies', '2 eggs or so', 'ate a bagel for breakfast or brunch'])('%s is told', (text) =>
    expect(say(text).intents).toContain('log_meal'),
  );
  test('what was taken is told behind it', () => expect(foods(say('clif bar or an apple rn', 'k did the apple').state)).toEqual(['apple']));
});

describe('water', () => {
  test.each([
    [['chicken wrap then a granola bar and a liter of water'], 1000],
    [['soup and 2 glasses of water'], 480],
    [['refilled the 20oz yeti for the 3rd time so thats 60 oz water today'], 1774],
    [['emptied my second 32oz bottle'], 946],
    [['drank 12 oz water', 'another 12'], 710],
    [['2 cups of water', 'and 3 more'], 1200],
    [['500 ml water', 'up to 1500 ml of water'], 1500],
    [["bu un litre et demi d'eau"], 1500],
    [['tome litro y medio de agua'], 1500],
  ])('%j comes to %i ml', (texts, ml) => expect(say(...texts).state.waterMlToday).toBe(ml));
  test.each(['nah havent eaten yet just water', 'nope, only water so far', 'nothing yet, just some water'])('%s is no meal', (text) => {
    const { state } = say(text);
    expect([state.entries, state.waterMlToday]).toEqual([[], 0]);
  });
});

describe('weight', () => {
  test.each([
    ['scale says 191.2 this am down 3 from last wk', 191.2 * 0.45359237],
    ['203.4 lbs, down from 206', 203.4 * 0.45359237],
    ['weighed myself, 152 even', 152 * 0.45359237],
    ['la balance dit 79.4', 79.4],
  ])('%s', (text, kg) => expect(say(text).state.user.weightKg).toBeCloseTo(kg, 1));
  test.each(['down 3 lbs!', 'lost 4 pounds!!', 'gained 2 lbs ugh'])('%s is no weight', (text) => {
    const { state, intents } = say(text);
    expect([state.user.weightKg, intents]).toEqual([null, ['none']]);
  });
});

describe('put right at once', () => {
  test.each([
    [['dinner reminder at 8', 'make it 830'], { dinnerTime: '20:30' }],
    [['remind me about breakfast at 7', 'eh make it 645'], { breakfastTime: '06:45' }],
    [['rappel souper 18h', 'mets 1830'], { dinnerTime: '18:30' }],
  ])('%j', (texts, settings) => expect(say(...texts).state.user.settings).toMatchObject(settings));
  test.each([
    [['protein goal 150', 'actually make that goal 140'], { protein: 140 }],
    [['bump protein to 160', '145'], { protein: 145 }],
    [['calorie goal 2000', 'no, 1900'], { calories: 1900 }],
  ])('%j', (texts, goals) => expect(say(...texts).state.goals).toMatchObject(goals));
});

test.each(['my doc says 1500 mg sodium', 'keep my fiber at 30 a day', 'doctor wants sodium under 2000 mg'])(
  '%s is no goal we keep',
  (text) => expect(say(text)).toMatchObject({ intents: ['set_goal'], state: { goals: null } }),
);

test.each(['can you do kg', 'can we use ml instead of oz?', 'can u use grams'])('%s', (text) =>
  expect(say(text).intents).toEqual(['settings']),
);

test.each(['did the jays win', 'hows the weather up there', 'who won the game', 'did they lose?'])('%s: nothing is logged', (text) =>
  expect(say(text)).toMatchObject({ intents: ['none'], state: { entries: [] } }),
);

test.each(['my plate = 2 enchiladas and rice', 'tonights dinner = salmon and asparagus', 'lunch = 2 tacos'])('%s is a meal', (text) =>
  expect(say(text)).toMatchObject({ intents: ['log_meal'], state: { saved: [] } }),
);

describe('entry numbers with a reason', () => {
  const lunch = say('2 eggs').state;
  const at = (number: number): Snapshot => ({ ...lunch, entries: lunch.entries.map((entry) => ({ ...entry, number })) });
  const after = (text: string): number => {
    const now = new Date(noon.getTime() + 600_000);
    return talked([text], { before: at(31), from: now }).state.entries.length;
  };
  test.each(['delete 31 that was my husbands', 'take 31 off, dup', 'scrap number 31, never ate it', 'borra el 31, era de mi esposa'])(
    '%s',
    (text) => expect(after(text)).toBe(0),
  );
  test.each(['delete 31 wings', 'remove 32, dup'])('%s takes nothing away', (text) => expect(after(text)).toBe(1));
});

test.each([
  [['lifted weights 40 min', 'call it 55 w warmup'], 55],
  [['ran 30 min', 'make that 42 with the cooldown'], 42],
  [['yoga 45 min', 'make it an hour and 10'], 70],
  [['spin 45 min', 'it was 60 counting the stretching'], 60],
])('%j took %i minutes', (texts, minutes) => expect(say(...texts).state.entries).toEqual([expect.objectContaining({ minutes })]));
