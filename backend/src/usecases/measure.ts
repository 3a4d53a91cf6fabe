import { randomUUID } from 'node:crypto';
import { localDate } from '../domain/local-day.js';
import type { Event } from '../ports/storage/texts/store.js';
import { edit, type Edited } from './edit.js';
import type { Dependencies } from './dependencies.js';

/** Keeps a weight from a screen, as a text would; `future` for a day that has not come. @param date the user's today when left out */
export async function addWeight(
  deps: Pick<Dependencies, 'store' | 'clock'>,
  userId: string,
  kg: number,
  date?: string,
): Promise<(Edited & { id: string; date: string }) | 'future' | 'not-found'> {
  const id = randomUUID();
  let day = '';
  let future = false;
  const edited = await edit(deps, userId, (snapshot, now) => {
    const today = localDate(now, snapshot.user.timezone);
    day = date ?? today;
    future = day > today;
    const logged: Event = { type: 'weight-logged', id, kg, localDate: day, before: snapshot.user.weightKg };
    return Promise.resolve(future ? null : [logged]);
  });
  if (future) return 'future';
  return edited ? { ...edited, id, date: day } : 'not-found';
}

/** Removes a weight of the user; null when there is no such. */
export const removeWeight = (deps: Pick<Dependencies, 'store' | 'clock' | 'diary'>, userId: string, id: string): Promise<Edited | null> =>
  edit(deps, userId, async (snapshot) => {
    const all = await deps.diary.weights(userId);
    const found = all.find((one) => one.id === id);
    const before = all.findLast((one) => one.id !== id)?.kg ?? null;
    return found ? [{ type: 'weight-removed', id, kg: found.kg, localDate: found.date, before: before ?? snapshot.user.weightKg }] : null;
  });

/** Removes a drink of water of the user; null when there is no such. */
export const removeDrink = (deps: Pick<Dependencies, 'store' | 'clock' | 'diary'>, userId: string, id: string): Promise<Edited | null> =>
  edit(deps, userId, async () => {
    const drink = await deps.diary.drink(userId, id);
    return drink && [{ type: 'water-removed', id, ml: drink.ml, localDate: drink.date }];
  });
