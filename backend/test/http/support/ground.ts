import { signedIn, text, type TestApp } from '../../support/app.js';

let made = 0;

/** Numbers that no other account of this file has. */
export const nextPhone = (): string => `+12125${String(600_000 + (made += 1))}`;

/** Words that stand in nobody's answers but the owner's. */
export const OWNERS_WORDS = ['Zenobia', 'zucchini'];

/** An account with a meal, a workout, goals and messages, which strangers are after. */
export interface Ground {
  target: TestApp;
  id: string;
  phone: string;
  /** The owner's own session, as a Cookie header. */
  cookie: string;
  mealId: string;
  workoutId: string;
  /** Of the owner's goals. */
  changeId: string;
}

export async function newGround(target: TestApp): Promise<Ground> {
  const phone = nextPhone();
  const { browser, id, path } = await signedIn(target, phone, 'pro');
  await browser.patch(path, { firstName: OWNERS_WORDS[0] });
  const { changeId } = (await browser.patch(`${path}/goals`, { caloriesGoal: 2000 })).body as { changeId: string };
  await text(target, phone, `grilled ${OWNERS_WORDS[1]} and 2 eggs for breakfast`);
  await text(target, phone, 'ran 30 minutes');
  const [meal] = (await browser.get(`${path}/meals`)).body as { id: string }[];
  const [workout] = (await browser.get(`${path}/workouts`)).body as { id: string }[];
  return { target, id, phone, cookie: browser.cookies, mealId: meal!.id, workoutId: workout!.id, changeId };
}
