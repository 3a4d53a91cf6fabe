/** So many days have their date below where little is to be told of each. */
const FEW = 4;

/** The days whose date stands below a chart: one of so many, and always the last; without a number, few. */
export function dayTicks(days: readonly { date: string }[], every = Math.max(1, Math.ceil(days.length / FEW))): string[] {
  return days.flatMap(({ date }, at) => ((days.length - 1 - at) % every === 0 ? [date] : []));
}
