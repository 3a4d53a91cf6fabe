import { bodyOf, inUnits, NO_FIGURES, workOut } from '../src/features/onboarding/body-figures';

const AMERICAN = { ...NO_FIGURES, sex: 'man', age: '30', feet: '5', inches: '11', weight: '176' } as const;

test('feet, inches and pounds are the same body as centimetres and kilograms, there and back', () => {
  expect(bodyOf(AMERICAN)).toMatchObject({ age: 30, cm: expect.closeTo(180.34), kg: expect.closeTo(79.83, 2) });
  const metric = inUnits(AMERICAN, 'metric');
  expect(metric).toMatchObject({ cm: '180', weight: '80' });
  expect(inUnits(metric, 'us')).toMatchObject({ feet: '5', inches: '11', weight: '176' });
  expect(inUnits(NO_FIGURES, 'metric')).toMatchObject({ cm: '', weight: '' });
});

test('goals are suggested once all is typed, never for a child or for figures that no body has', () => {
  expect(workOut(AMERICAN)).toMatchObject({ type: 'suggested', suggestion: { aim: 'keep' } });
  expect(workOut({ ...AMERICAN, weight: '' })).toEqual({ type: 'open' });
  expect(workOut({ ...AMERICAN, weight: '1.2.3' })).toEqual({ type: 'open' });
  expect(workOut({ ...AMERICAN, age: '16' })).toEqual({ type: 'young' });
  expect(workOut({ ...AMERICAN, feet: '9' })).toEqual({ type: 'odd' });
});
