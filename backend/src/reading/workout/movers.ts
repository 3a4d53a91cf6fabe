import type { Activity } from './activities.js';
import { effortOf } from './effort.js';
import type { Fact } from './facts.js';
import type { Segment } from './segments.js';
import { isRole } from './training-words.js';

/** A way and its time or pace tell whether it was walked, run or ridden: "10k in 55:12", "garmin: 7.2 km 44 min"; a "3 miler" is run. */
export function moverOf({ facts, tokens }: Pick<Segment, 'facts' | 'tokens'>): Activity | null {
  if (facts.some(({ is }) => is === 'laps') && facts.some(({ is }) => is === 'pool')) return SWIMMING;
  if (facts.some(({ is }) => is === 'flights')) return STAIRS;
  if (!facts.some(({ is }) => is === 'distance')) return null;
  if (tokens.some(({ text }) => isRole(text, 'ride'))) return CYCLING;
  if (tokens.some(({ text }) => text === 'miler' || text === 'milers')) return RUNNING;
  const { km, kmh, minutes } = effortOf(facts, 'run');
  if (facts.some((fact) => fact.is === 'distance' && fact.shown.includes('x')) && minutes === null) return RUNNING;
  const speed = kmh ?? (km !== null && minutes !== null ? (km / minutes) * 60 : null);
  if (speed === null || speed < SLOWEST || speed > FASTEST_RIDE) return null;
  return speed < SLOWEST_RUN ? WALKING : speed <= FASTEST_RUN ? RUNNING : CYCLING;
}
const [SLOWEST, SLOWEST_RUN, FASTEST_RUN, FASTEST_RIDE] = [2.5, 7, 22, 45];
const RUNNING: Activity = { name: 'running', met: 9.8, code: '12050', kind: 'run', km: null };
const CYCLING: Activity = { name: 'cycling', met: 7.5, code: '01015', kind: 'cycle', km: null };
const SWIMMING: Activity = { name: 'swimming', met: 5.8, code: '18240', kind: 'swim', km: null };
const STAIRS: Activity = { name: 'stair climbing', met: 8, code: '17130', kind: 'stairs', km: null };
export const WALKING: Activity = { name: 'walking', met: 3.5, code: '17190', kind: 'walk', km: null };

/** What nobody's list has: moderate effort, 3 to 6 METs, takes the middle of its lower half (2011 Compendium, "Intensity"). */
export const UNKNOWN_MET = 4;
/** More is what a watch shows of a whole day. */
const MOST_BURNED = 1500;

/** "I burned 400 calories", "my watch says 512 cal burned". */
export function burntAlone(facts: readonly Fact[], tokens: Segment['tokens']): Activity | null {
  const { calories } = effortOf(facts, '');
  const burns = calories !== null && calories <= MOST_BURNED && tokens.some(({ text }) => isRole(text, 'burn'));
  return burns ? { name: 'workout', met: UNKNOWN_MET, code: '', kind: '', km: null } : null;
}
