/** Lets this process believe that it is so many milliseconds later. */
export function shiftClock(milliseconds: number): void {
  const Real = Date;
  const now = () => Real.now() + milliseconds;
  globalThis.Date = new Proxy(Real, {
    apply: () => new Real(now()).toString(),
    construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
}
