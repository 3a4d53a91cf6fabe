import supertest from 'supertest';
import { startApp, type TestApp } from '../support/app.js';

let target: TestApp;
beforeAll(async () => {
  target = await startApp({ FREE_TEXTS_PER_DAY: '6', FREE_MEALS_PER_DAY: '-1', PLUS_WORKOUTS_PER_DAY: '4' });
});
afterAll(() => target?.close());

test('what each plan allows is told as it is configured', async () => {
  const { status, body } = await supertest(target.app.getHttpServer()).get('/api/plans');
  expect(status).toBe(200);
  expect(body).toEqual([
    { plan: 'free', textsPerDay: 6, mealsPerDay: -1, workoutsPerDay: 0 },
    { plan: 'plus', textsPerDay: -1, mealsPerDay: -1, workoutsPerDay: 4 },
    { plan: 'pro', textsPerDay: -1, mealsPerDay: -1, workoutsPerDay: -1 },
  ]);
});
