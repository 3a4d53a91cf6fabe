/** The class `Date` with a clock that goes so many milliseconds ahead of the real one. */
export function shiftedDate(ahead: () => number): DateConstructor {
  const Real = Date;
  return new Proxy(Real, {
    construct: (target, given: unknown[], self) => Reflect.construct(target, given.length ? given : [Real.now() + ahead()], self) as Date,
    get: (target, name, self): unknown => (name === 'now' ? () => Real.now() + ahead() : Reflect.get(target, name, self)),
  });
}
