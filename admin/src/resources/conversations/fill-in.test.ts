import { fillIn, type FillFrom, unfilled } from './fill-in';

const from = {
  conversation: { name: 'Ada Miller' },
  user: { goals: { calories: 2000, protein: null }, today: { calories: 1450.4, protein: 60, carbs: 0, fat: 0, sugar: 0 } },
  staff: 'Inès Tremblay',
} as unknown as FillFrom;

test('a saved reply is filled with what is known', () => {
  expect(fillIn('Hi { First Name }, {calories left} of today are left. {my name}', from)).toBe('Hi Ada, 550 of today are left. Inès');
});

test('a goal that is passed leaves nothing, never less', () => {
  const over = { ...from, user: { ...from.user!, today: { ...from.user!.today, calories: 2600 } } };
  expect(fillIn('{calories left}', over)).toBe('0');
});

test('what is not known stays in its braces, and is named', () => {
  const filled = fillIn('{first name}: {protein left}, {ticket}', { ...from, conversation: { name: null } });
  expect(filled).toBe('{first name}: {protein left}, {ticket}');
  expect(unfilled(filled)).toEqual(['{first name}', '{protein left}', '{ticket}']);
  expect(fillIn('{calories today}', { ...from, user: null })).toBe('{calories today}');
});
