/** Second halves that are a noun of their own and lend nothing to the first: "Turnover or hot pocket" is a turnover, not a "turnover pocket". */
const WHOLE = /^(hot pocket|scrambled egg|cracked wheat|cupcake|hot dog|egg roll|fat free)/i;

/**
 * Every reading of a row of parts in which some say "A or B": `['baked or broiled', 'cod']` gives "baked cod" and "broiled cod". A single first word shares
 * what follows the second: "Chicken or turkey salad" is chicken salad or turkey salad.
 */
export function alternatives(parts: readonly string[]): string[] {
  return parts
    .filter(Boolean)
    .map(choices)
    .reduce<string[]>((names, options) => names.flatMap((name) => options.map((option) => `${name} ${option}`.trim())), ['']);
}

function choices(part: string): string[] {
  const [first, second, more] = part.split(/ or | \/ /);
  if (!first || !second || more) return [part];
  const words = second.split(' ');
  const shared =
    first.includes(' ') || WHOLE.test(second) || words.at(-1)?.toLowerCase() === first.toLowerCase() ? '' : words.slice(1).join(' ');
  return [`${first} ${shared}`.trim(), second].filter((name) => !/^(NFS|NS)/.test(name));
}
