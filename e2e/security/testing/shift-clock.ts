// Preloaded into a server with `--import=…/shift-clock.ts?ms=3600000`. Sets its clock ahead by that number of milliseconds.
const offsetMs = Number(new URL(import.meta.url).searchParams.get("ms"));
const RealDate = Date;
const now = () => RealDate.now() + offsetMs;

globalThis.Date = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
