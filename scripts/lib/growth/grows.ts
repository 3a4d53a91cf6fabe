/** Up to the longest text that is read. */
const LONGEST = 1600;
const LENGTHS = [400, 800, 1200, LONGEST];
/** By how much more a character may cost from one length to the next. With the square of the length it costs 2, 1.5 and 1.3 times as much. */
const MORE = 1.15;
/** And from half of the longest to the longest. */
const MORE_THAN_HALF = 1.3;
/** Of what takes fewer steps nothing is asked: it is over in a few milliseconds. */
const FEW = 500_000;

/**
 * How what `stepsAt` tells grows faster than the length of a text, in words; null where it does not. At every step, for a text may be taken for
 * something else from a length on; and a second time, for what is only made when it is first needed.
 */
export function grows(stepsAt: (length: number) => number): string | null {
  const found = growth(stepsAt);
  return found && growth(stepsAt);
}

function growth(stepsAt: (length: number) => number): string | null {
  const known = new Map<number, number>();
  const at = (length: number): number => {
    const taken = known.get(length) ?? stepsAt(length);
    known.set(length, taken);
    return taken;
  };
  const each = (length: number) => at(length) / length;
  if (at(LONGEST) < FEW || each(LONGEST) <= MORE_THAN_HALF * each(LONGEST / 2)) return null;
  const steady = LENGTHS.slice(1).every((length, index) => each(length) > MORE * each(LENGTHS[index] ?? LONGEST));
  return steady ? `${LENGTHS.map(at).join(', ')} steps for ${LENGTHS.join(', ')} characters` : null;
}
