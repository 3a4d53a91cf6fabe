import { addDays, localDate } from '../domain/local-day.js';
import type { Dependencies } from './dependencies.js';

/** Of a day: judged by one person in a quarter of an hour, and a hundred and forty a week are within eight of the truth in a hundred. */
const READINGS_A_DAY = 20;
/** Days that nobody was up to draw are drawn later, as long as anybody remembers what a text may have meant. */
const DAYS_BACK = 7;

/** Draws readings of the days that are over, for people to judge. Done twice, it draws no more. */
export async function drawReviews({ reviews, clock, log }: Pick<Dependencies, 'reviews' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const today = localDate(now, 'UTC');
  for (let ago = DAYS_BACK; ago >= 1; ago -= 1) {
    const day = addDays(today, -ago);
    const drawn = await reviews.draw(day, READINGS_A_DAY, now);
    if (drawn) log.info('readings drawn to be judged', { day, drawn });
  }
}
