export type Rating = "good" | "fair" | "poor";

/** web.dev: up to the first figure a value is good, above the second it is poor. */
const LIMITS = { lcpMs: [2500, 4000], inpMs: [200, 500], cls: [0.1, 0.25] } as const;
export type VitalName = keyof typeof LIMITS;

/** `value` is in ms, or for the CLS a plain number. */
export function ratingOf(name: VitalName, value: number): Rating {
  const [good, fair] = LIMITS[name];
  if (value <= good) return "good";
  return value <= fair ? "fair" : "poor";
}

/** "1.2 s", "96 ms", "0.02". */
export function vitalText(name: VitalName, value: number): string {
  if (name === "cls") return value.toFixed(2);
  return name === "lcpMs" ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
}
