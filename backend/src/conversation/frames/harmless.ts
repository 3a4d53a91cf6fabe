import { splitAtBlanks } from '../../language/letters.js';
import { ordinaryIn } from '../../food/index.js';
import type { Chart } from '../../language/chart.js';

/** Concepts that only say who told something, and when or why ("i just forgot", "logged it late"), and those that only stand beside others. */
const TELLS_LITTLE: ReadonlySet<string> = new Set(
  splitAtBlanks(`subject filler forgot because and in to of-day when-join counted log-word determiner article aside only be it excuse hour-lead hence who
   aim-with bound weigh-at quiet snooze-until it-ref mine-word kindly reason vague-from want-talk zone-for q-be vague-adj
   tell-late skip-beside trouble-beside help-beside talk-beside profile-beside slim-beside talk-mood talk-nod talk-thanks talk-greet talk-bye talk-praise`),
);

/** No concept is of more words. */
const LONGEST_SPAN = 12;

/**
 * Whether a word changes nothing of what a sentence beside it asks for: an ordinary word that is no food, no number, and no
 * concept of ours. "If", "not", "tomorrow" and whatever else turns a sentence are concepts.
 */
export function isHarmless(chart: Chart, at: number): boolean {
  const { word, is } = chart.tokens[at]!;
  if (is !== 'word') return false;
  let known = false;
  for (let from = Math.max(0, at - LONGEST_SPAN); from <= at; from++)
    for (const { kind, to } of chart.at[from]!) {
      if (to <= at) continue;
      if (!TELLS_LITTLE.has(kind)) return false;
      known = true;
    }
  return known || ordinaryIn(word) !== null;
}
