import { addDays, instantOf, localDate } from '../../domain/local-day.js';
import { handleMail } from '../../usecases/handle-mail.js';
import type { World } from '../../usecases/world.js';
import type { Person } from './people.js';

/** Four whole weeks, so that weekdays fall on weekdays when they are repeated. */
export const WEEKS_DAYS = 28;
const MEDIA = { count: 0, type: null };

interface Said {
  at: Date;
  text: string;
}

/** What a person texts on the days from `first` on. */
export function textsOf({ habits, once, timezone }: Person, first: string, days: number, skip: number): Said[] {
  const said: Said[] = [];
  for (let day = 0; day < days; day += 1) {
    const date = addDays(first, day);
    for (const [time, texts] of habits) {
      const text = texts[(day + skip) % texts.length];
      if (text) said.push({ at: instantOf(date, time, timezone), text });
    }
    for (const [on, time, text] of once) if (on === day + skip) said.push({ at: instantOf(date, time, timezone), text });
  }
  return said.sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Plays texts through the engine at past instants, as if they had come then. False when they were played before. */
export async function playTexts(world: World, phone: string, said: readonly Said[]): Promise<boolean> {
  for (const { at, text } of said) {
    const providerId = `demo-${phone}-${at.getTime()}`;
    const { conversationId, fresh } = await world.store.accept({
      providerId,
      source: 'sms',
      phone,
      body: text,
      media: MEDIA,
      receivedAt: at,
    });
    if (!fresh) return false;
    await handleMail({ ...world, clock: { now: () => at }, rules: { ...world.rules, replyWaitSeconds: 0 } }, conversationId);
  }
  return true;
}

export const dayBefore = (now: Date, timezone: string, days: number): string => addDays(localDate(now, timezone), -days);
