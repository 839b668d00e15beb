const DAY_MS = 86_400_000;

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });
const whole = new Intl.DateTimeFormat("en-GB", { dateStyle: "full", timeStyle: "short" });

/** In a list: the clock within a day, else the date. `at` is ISO 8601. */
export function shortTime(at: string, now: Date): string {
  const date = new Date(at);
  if (now.getTime() - date.getTime() < DAY_MS) return clock.format(date);
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date);
}

/** `at` is ISO 8601. */
export function wholeTime(at: string): string {
  return whole.format(new Date(at));
}

/** "850 ms", "12 s", "2 min 05 s". */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
