import type { Mark } from './marks.js';

/** "Leftover pizza from last night", "last night's lasagna for lunch": when it was made, and not when it was eaten. */
export function tellsOrigin({ from, to, day, weekday, header }: Mark, text: string, marks: readonly Mark[]): boolean {
  if (header || ((day ?? 0) >= 0 && weekday === undefined)) return false;
  const said = text.slice(from, to).trim();
  const whose = said.endsWith("'s") || (said.endsWith('s') && day !== undefined && said !== 'yes');
  const next = marks.find((mark) => mark.meal !== undefined && text.slice(to, mark.from).trim() === '' && mark.from >= to);
  const meal = marks.some((mark) => mark.meal !== undefined && mark !== next);
  const left =
    text.includes('leftover') ||
    text.includes('left over') ||
    text.includes('restes') ||
    text.includes('sobras') ||
    text.includes('recalent');
  const led = text.slice(0, from).trimEnd();
  return left ? whose || FROM.has(led.slice(led.lastIndexOf(' ') + 1)) : whose && meal && !next;
}
const FROM = new Set(['from', 'de', "d'"]);
