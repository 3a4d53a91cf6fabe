import { AIMS, bodyMassIndex, DAYS_SPENT, restingEnergy, SEXES, suggestGoals } from './energy-need.js';
import { GOAL_NAMES, goalWithinBounds } from './goals.js';

test('rest is what the published formula gives', () => {
  // Worked by hand from 10 kg + 6.25 cm − 5 age + 5 or − 161.
  expect(restingEnergy({ sex: 'man', age: 30, cm: 180, kg: 80 })).toBe(1780);
  expect(restingEnergy({ sex: 'woman', age: 45, cm: 165, kg: 70 })).toBe(1345.25);
  expect(restingEnergy({ sex: 'unsaid', age: 30, cm: 180, kg: 80 })).toBe(1697);
});

test('a day is suggested for each aim, and its parts make the whole', () => {
  const body = { sex: 'man', age: 30, cm: 180, kg: 80 } as const;
  expect(suggestGoals(body, 'sitting', 'keep')).toEqual({
    used: 2314,
    aim: 'keep',
    held: false,
    goals: { calories: 2300, protein: 95, carbs: 310, fat: 75, sugar: 60 },
  });
  expect(suggestGoals(body, 'sitting', 'lose')).toMatchObject({ aim: 'lose', goals: { calories: 1850, protein: 130 } });
  expect(suggestGoals(body, 'physical', 'gain')!.goals.calories).toBe(3300);
});

test('whoever is thin is not helped to lose, and nobody is led below what is safe', () => {
  expect(suggestGoals({ sex: 'woman', age: 28, cm: 170, kg: 55 }, 'sitting', 'lose')).toMatchObject({ aim: 'keep' });
  const small = suggestGoals({ sex: 'woman', age: 70, cm: 150, kg: 52 }, 'sitting', 'lose')!;
  expect(small).toMatchObject({ aim: 'lose', held: true, goals: { calories: 1200 } });
});

test('of a child, or of figures that no body has, nothing is suggested', () => {
  expect(suggestGoals({ sex: 'man', age: 17, cm: 175, kg: 70 }, 'sitting', 'keep')).toBeNull();
  expect(suggestGoals({ sex: 'man', age: 30, cm: 5.9, kg: 70 }, 'sitting', 'keep')).toBeNull();
  expect(suggestGoals({ sex: 'man', age: Number.NaN, cm: 175, kg: 70 }, 'sitting', 'keep')).toBeNull();
});

test('whatever body, what is suggested may be set, is safe, and adds up', () => {
  for (const sex of SEXES)
    for (const aim of AIMS)
      for (const spent of DAYS_SPENT)
        for (let age = 18; age <= 100; age += 14)
          for (let cm = 120; cm <= 230; cm += 22)
            for (let kg = 35; kg <= 300; kg += 53) {
              const { goals, used } = suggestGoals({ sex, age, cm, kg }, spent, aim)!;
              expect(GOAL_NAMES.filter((name) => !goalWithinBounds(name, goals[name]))).toEqual([]);
              expect(goals.calories).toBeGreaterThanOrEqual(sex === 'woman' ? 1200 : 1500);
              if (bodyMassIndex({ cm, kg }) < 20) expect(goals.calories).toBeGreaterThanOrEqual(Math.min(used, 5000) - 25);
              const parts = 4 * goals.protein + 4 * goals.carbs + 9 * goals.fat;
              if (goals.carbs > 50 && goals.carbs < 500 && goals.fat < 200)
                expect(Math.abs(parts - goals.calories)).toBeLessThanOrEqual(20);
            }
});
