/** What a USDA description says only because something is not known; it is left out. */
const UNSAID =
  /^(?:nfs|ns(?: as)? .*|not further specified|(?:ns|not) .*specified.*|all (?:types|varieties|classes|grades|areas).*|includes .*|usda .*commodity.*)$/;
/** Parts that can only stand behind the food: "with cheese", "skin not eaten". */
const BEHIND =
  /^(?:with|without|no|from|in|on|as|made|and|or|added|not|to|for|low in|reduced in|includes?|prepared|ready|drained|all)\b|\b(?:eaten|only|added|with|without|from|in|and)\b/;

/**
 * A USDA description in the order people say it: "Milk, reduced fat (2%)" is "reduced fat 2% milk", "Egg, whole, fried with oil" is
 * "whole egg fried with oil". Lower case, no commas, nothing of what it does not know.
 */
export function releaseName(description: string): string {
  const parts = description
    .toLowerCase()
    .replace(/[|;]/g, ',')
    .replace(/\(([^)]*)\)/g, ', $1,')
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part && !UNSAID.test(part));
  const [head = '', ...rest] = parts;
  // A head of two clauses ("chicken with rice") keeps its place; only plain describing words move before it.
  const before = rest.filter((part) => !BEHIND.test(part));
  const behind = rest.filter((part) => BEHIND.test(part));
  return [...before, head, ...behind].join(' ').trim();
}
