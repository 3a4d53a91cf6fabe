/** One figure that a text about training gives: tokens `from` to `to` (exclusive). */
export type Fact = { from: number; to: number } & (
  | { is: 'minutes'; value: number; total: boolean }
  /** A stopwatch time that is minutes and seconds or hours and minutes: distance and activity decide. */
  | { is: 'clock'; parts: number[] }
  | { is: 'distance'; km: number; shown: string }
  /** Kilometres per hour, of a pace or a speed. */
  | { is: 'speed'; kmh: number }
  /** `m:ss` behind an "at": a pace where there is a distance. */
  | { is: 'perhaps-pace'; parts: number[] }
  | { is: 'calories'; value: number; total: boolean }
  | { is: 'steps' | 'laps' | 'flights' | 'holes' | 'reps'; value: number }
  | { is: 'sets'; sets: number; reps: number | null }
  /** "25 yd pool": how long a lap of it is. */
  | { is: 'pool'; km: number }
  /** A figure that tells nothing we keep: an incline, a load, a heart rate, "week 3". */
  | { is: 'nothing' }
);

export type FactOf<Is extends Fact['is']> = Extract<Fact, { is: Is }>;
