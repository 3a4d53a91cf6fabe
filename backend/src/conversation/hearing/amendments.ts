import { contains, listed, splitAtBlanks } from '../../language/letters.js';
import { shape, type Found } from '../../language/shape.js';
import { plainNumber } from '../numbers.js';

const ANOTHER_COUNT = shape('another-count');
const IN_PLACE_OF = shape('in-place-of');
const SWAPS = [' instead ', ' rather ', ' in place ', ' not ', ' au lieu ', ' en vez ', ' en lugar '];
const AND_WITH = shape('and-with');
const WITHOUT = shape('but-without');
const SO_MANY_TIMES = shape('so-many-times');
const BUT = new Set(['but', 'mais', 'pero', '']);
const JOINTS = [' and ', ' or ', ' et ', ' y ', ' ni '];

/** What is said of something repeated: "but no syrup", "without x and y", "plus a banana", "but 3", "tea instead of coffee". */
export function amendments(given: string): { rest: string; without: string[]; plus: string | null; times: number; count: number | null } {
  const swapped = contains(given, SWAPS) ? IN_PLACE_OF.ends(given) : null;
  if (swapped) return { ...amendments(given.slice(0, swapped.from)), plus: swapped.held['new']!, without: [swapped.held['old']!] };
  const counted = ANOTHER_COUNT.ends(given);
  const text = counted ? given.slice(0, counted.from) : given;
  const count = counted ? plainNumber(counted.held['count']!) : null;
  const plus = added(text);
  const cut = plus ? text.slice(0, plus.from) : text;
  const without = WITHOUT.ends(cut);
  const times = SO_MANY_TIMES.find(text);
  const rest = (without ? cut.slice(0, without.from) : cut).replaceAll(',', ' ').replaceAll('.', ' ');
  return {
    rest: splitAtBlanks(rest)
      .filter((word) => !BUT.has(word))
      .join(' '),
    without: without ? listed(without.held['what']!, JOINTS) : [],
    plus: plus ? plus.held['plus']!.trim() : null,
    times: times ? Number(times.held['times'] ?? 2) : counted && (count === null || count < 1) ? 0.5 : 1,
    count: count !== null && count >= 1 ? count : null,
  };
}

/** What is added, behind the first word for it that says nothing else: "with no syrup" adds nothing. */
function added(text: string): Found | null {
  let found = AND_WITH.ends(text);
  while (found && NOT_ADDED.has(splitAtBlanks(found.held['plus']!)[0]!)) found = AND_WITH.ends(text, found.from + 1);
  return found;
}

const NOT_ADDED = new Set(['no', 'out']);
