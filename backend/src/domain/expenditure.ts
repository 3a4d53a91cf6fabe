import { addDays, daysBetween } from './calendar.js';
import { daily, type WeighIn } from './weight-trend.js';

/** What was eaten and burned on a day with a record, kcal. */
export interface DayEnergy {
  date: string;
  calories: number;
  burned: number;
}

export interface Expenditure {
  /** kcal a day, workouts in it. */
  kcal: number;
  /** Half of the 95 % interval: it lies between `kcal - margin` and `kcal + margin`. */
  margin: number;
  /** Eaten a day, and burned in workouts a day, kcal. */
  intake: number;
  burned: number;
  /** Negative: lighter. */
  kgPerWeek: number;
  from: string;
  to: string;
  daysLogged: number;
  weighIns: number;
}

/** What is still missing for an estimate. */
export interface NotEnough {
  /** Logged days and weigh-ins more that are needed, at least. */
  days: number;
  weighIns: number;
}

/** Days looked at. */
const WINDOW = 28;
const LEAST_DAYS = 14;
const LEAST_WEIGH_INS = 5;
/** Days that first and last weigh-in must lie apart. */
const LEAST_SPAN = 14;
/** Below this share of the usual a day counts as not logged whole. */
const WHOLE = 0.5;
/** kcal in a kilogram of body weight: 3,500 a pound (Wishnofsky, Am J Clin Nutr 1958; 6: 542–546). */
const KCAL_PER_KG = 7700;
/** What water and meals do to a weigh-in at the least, kg; few readings may happen to lie on a line. */
const LEAST_NOISE = 0.3;
/** How much of the water held on one day is still held on the next (our assumption): readings close together say less than so many apart. */
const LINGERS = 0.5;
/** What is eaten and not logged, or misjudged: no interval is narrower than this share of the intake. */
const LOG_ERROR = 0.04;
/** An estimate less sure than this is none, kcal. */
const WIDEST = 700;

/**
 * What a person uses a day, from what they ate and how their weight moved: intake less what the change of weight holds. The change is the
 * slope of a straight line through the weigh-ins of four weeks (least squares), because a smoothed average lags behind; so single days of
 * water weight cancel out. The balance is the one of Hall & Chow, "Estimating changes in free-living energy intake and its confidence
 * interval", Am J Clin Nutr 2011; 94: 66–74, solved for what is used, with a constant energy of weight. Its margin adds up the standard errors
 * of the slope and of the mean intake. What is never logged looks like energy that is not used, so it is an estimate for *this* way of logging.
 * @param today goes on, so it is left out
 */
export function expenditure(days: readonly DayEnergy[], readings: readonly WeighIn[], today: string): Expenditure | NotEnough {
  const from = addDays(today, -WINDOW);
  const inWindow = ({ date }: { date: string }) => date >= from && date < today;
  const logged = wholeDays(days.filter(inWindow));
  const weighIns = daily(readings).filter(inWindow);
  const span = weighIns.length > 1 ? daysBetween(weighIns[0]!.date, weighIns.at(-1)!.date) : 0;
  const missing = { days: Math.max(0, LEAST_DAYS - logged.length), weighIns: Math.max(0, LEAST_WEIGH_INS - weighIns.length) };
  if (missing.days > 0 || missing.weighIns > 0) return missing;
  if (span < LEAST_SPAN) return { ...missing, weighIns: 1 };
  const { slope, error } = lineThrough(weighIns);
  const intake = mean(logged.map(({ calories }) => calories));
  const ofIntake = spread(logged.map(({ calories }) => calories)) / Math.sqrt(logged.length);
  const margin = 2 * Math.hypot(KCAL_PER_KG * error, unlogged(logged.length) * ofIntake, LOG_ERROR * intake);
  if (margin > WIDEST) return { days: 0, weighIns: 1 };
  return {
    kcal: Math.round(intake - KCAL_PER_KG * slope),
    margin: Math.round(margin),
    intake: Math.round(intake),
    burned: Math.round(mean(logged.map(({ burned }) => burned))),
    kgPerWeek: 7 * slope,
    from,
    to: addDays(today, -1),
    daysLogged: logged.length,
    weighIns: weighIns.length,
  };
}

export const isEstimate = (found: Expenditure | NotEnough): found is Expenditure => 'kcal' in found;

/** Days that look logged from morning to night. */
function wholeDays(days: readonly DayEnergy[]): DayEnergy[] {
  const sorted = days.map(({ calories }) => calories).toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return days.filter(({ calories }) => calories > 0 && calories >= WHOLE * median);
}

/** With every day logged the mean is known; the more are missing, the more it is a sample. */
const unlogged = (logged: number): number => Math.sqrt(Math.max(0, 1 - logged / WINDOW));

/** kg a day, with its standard error. */
function lineThrough(weighIns: readonly WeighIn[]): { slope: number; error: number } {
  const first = weighIns[0]!.date;
  const points = weighIns.map(({ date, kg }) => ({ x: daysBetween(first, date), y: kg }));
  const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
  const across = points.reduce((sum, { x }) => sum + (x - middle.x) ** 2, 0);
  const slope = points.reduce((sum, { x, y }) => sum + (x - middle.x) * (y - middle.y), 0) / across;
  const off = points.reduce((sum, { x, y }) => sum + (y - middle.y - slope * (x - middle.x)) ** 2, 0);
  const noise = Math.max(LEAST_NOISE, Math.sqrt(off / (points.length - 2)));
  const alike = LINGERS ** (points.at(-1)!.x / (points.length - 1));
  return { slope, error: (noise / Math.sqrt(across)) * Math.sqrt((1 + alike) / (1 - alike)) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function spread(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1));
}
