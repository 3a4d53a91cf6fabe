import { addDays, daysBetween, instantOf, localDate } from '../../domain/local-day.js';
import { handleMail } from '../../usecases/handle-mail.js';
import type { Dependencies } from '../../usecases/dependencies.js';
import type { Person } from './people.js';

/** Four whole weeks, so that weekdays fall on weekdays when they are repeated. */
export const WEEKS_DAYS = 28;
/** From which the days are counted, so that each has the same menu whenever it is played. */
const A_MONDAY = '2024-01-01';
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

/** What a person has texted today until now, as is their habit on such a day. */
export const textsOfToday = (person: Person, now: Date): Said[] => byHabit(person, localDate(now, person.timezone), now);

/** What a person would have texted since `since`, no further back than four weeks; nothing, where their last text was to stand. */
export function textsSince(person: Person, since: Date, now: Date): Said[] {
  if (person.last) return [];
  const earliest = dayBefore(now, person.timezone, WEEKS_DAYS - 1);
  const last = localDate(since, person.timezone);
  return byHabit(person, last > earliest ? last : earliest, now).filter(({ at }) => at > since);
}

const byHabit = (person: Person, first: string, now: Date): Said[] =>
  textsOf({ ...person, once: [] }, first, daysBetween(first, localDate(now, person.timezone)) + 1, daysBetween(A_MONDAY, first)).filter(
    ({ at }) => at < now,
  );

/** Plays texts through the engine at past instants, as if they had come then; what was played before is left. */
export async function playTexts(deps: Dependencies, phone: string, said: readonly Said[]): Promise<void> {
  for (const { at, text } of said) {
    const providerId = `demo-${phone}-${at.getTime()}`;
    const { conversationId, fresh } = await deps.store.accept({
      providerId,
      source: 'sms',
      phone,
      body: text,
      media: MEDIA,
      receivedAt: at,
    });
    if (!fresh) continue;
    await handleMail({ ...deps, clock: { now: () => at }, rules: { ...deps.rules, replyWaitSeconds: 0 } }, conversationId);
  }
}

export const dayBefore = (now: Date, timezone: string, days: number): string => addDays(localDate(now, timezone), -days);
