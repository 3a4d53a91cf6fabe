import { contains } from '../../language/letters.js';
import { plainNumber } from '../numbers.js';

const ANOTHER_COUNT =
  /,? ?\b(?:but|mais|pero|avec|con|with)(?: (?:i had|had|with|avec|con|make it|only|just|seulement|juste|solo))* (\d{1,2}|half|two|three|four|five|six|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|la moitie|la mitad)(?: (?:slices?|pieces?|cups?|of (?:them|those|it)))?(?: (?:this time|instead|cette fois|esta vez))?$/;

const SWAPS = [' instead ', ' rather ', ' in place ', ' not ', ' au lieu ', ' en vez ', ' en lugar '];
const SWAPPED =
  /,? ?\b(?:but |mais |pero )?(?:with |make it |avec |con )?(?:an? |the )?([\p{L} ]{2,30}?) (?:instead of|rather than|in place of|not|au lieu d[eu]|en vez de|en lugar de)(?: the| an?| la| el| le)? ([\p{L} ]{2,30})$/u;

/** What is said of something repeated: "but no syrup", "without x and y", "plus a banana", "but 3", "tea instead of coffee". */
export function amendments(given: string): { rest: string; without: string[]; plus: string | null; times: number; count: number | null } {
  const swapped = contains(given, SWAPS) ? SWAPPED.exec(given) : null;
  if (swapped) return { ...amendments(given.slice(0, swapped.index)), plus: swapped[1]!, without: [swapped[2]!] };
  const counted = ANOTHER_COUNT.exec(given);
  const text = counted ? given.slice(0, counted.index) : given;
  const count = counted ? plainNumber(counted[1]!) : null;
  const plus =
    /\b(?:plus|with|and(?: also)?|but (?:with|add(?:ed)?)|but(?= (?:\d+|an?|two|three|four|five|extra) )|avec|et|con|mas)(?: (?:an? )?(?:extra|added))? ((?!no\b|out\b).+)$/.exec(
      text,
    );
  const cut = plus ? text.slice(0, plus.index) : text;
  const without =
    /\b(?:but )?(?:no|without|minus|hold(?: the)?|skip(?:ped)? the|not the|sans(?: le| la| les)?|sin(?: el| la)?|less the|mais pas de|pero sin)\b (?:the )?(.+)$/.exec(
      cut,
    );
  const times = /\b(?:x ?(\d)|(\d) ?x|times (\d)|(twice|double))\b/.exec(text);
  return {
    rest: (without ? cut.slice(0, without.index) : cut).replace(/[,.]|\bbut\b|\bmais\b|\bpero\b/g, ' ').trim(),
    without: without
      ? without[1]!
          .split(/,| and | or | et | y | ni /)
          .map((word) => word.trim())
          .filter(Boolean)
      : [],
    plus: plus ? plus[1]!.trim() : null,
    times: times ? Number(times[1] ?? times[2] ?? times[3] ?? 2) : counted && (count === null || count < 1) ? 0.5 : 1,
    count: count !== null && count >= 1 ? count : null,
  };
}
