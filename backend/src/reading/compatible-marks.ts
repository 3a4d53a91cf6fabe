import type { Mark } from './marks.js';

/** These marks with others in place of those of their kind. */
export const instead = (own: readonly Mark[], others: readonly Mark[]): Mark[] => [
  ...own.filter((mark) => compatible([mark], others)),
  ...others,
];

export const tellsDay = (mark: Mark): boolean => mark.day !== undefined || mark.weekday !== undefined || mark.date !== undefined;

export function compatible(own: readonly Mark[], more: readonly Mark[]): boolean {
  const has = (marks: readonly Mark[], what: (mark: Mark) => boolean): boolean => marks.some(what);
  const meal = (mark: Mark): boolean => mark.meal !== undefined;
  const time = (mark: Mark): boolean => mark.clock !== undefined || mark.ago !== undefined;
  const sameDay = own.find(tellsDay)?.day === more.find(tellsDay)?.day && own.some((mark) => mark.day !== undefined);
  return (
    !(has(own, meal) && has(more, meal)) && !(has(own, time) && has(more, time)) && !(has(own, tellsDay) && has(more, tellsDay) && !sameDay)
  );
}
